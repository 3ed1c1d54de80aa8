import { verbAgrees } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import { afterColon, type Clause, takeApart } from '../../analysis/grammar/clauses.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { nameClass } from '../../analysis/people/names.ts'
import { isOneOf, pattern, wordsOf } from '../../lexicon/words.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { isNamedThen } from '../naming/named-when.ts'
import { whichOfKind } from '../uses/which-of-kind.ts'
import { objectOf, UNLIKE } from '../wording/clipping.ts'
import {
  ask,
  focusKey,
  inSentence,
  limitingLead,
  named,
  phraseOf,
  subjectOf,
  tidyAnswer,
  upperFirst,
  wordsIn,
} from '../wording/phrasing.ts'
import { causeDraft } from './cause-draft.ts'
import { isTold } from './condition.ts'
import { consequentSubject } from './consequent-subject.ts'
import { happensIn, happensToPart } from './happens.ts'
import { manner } from './manner.ts'
import { RESULTS, resultLink } from './outcome.ts'

const BECAUSE = /,?\s(porque|pois|já que|uma vez que|na medida em que|visto que|dado que)\s(.{12,260})$/u
/** By what means a long reason comes about, which it can do without. */
const BY_MEANS = /(?<=^.{30,170}),?\s(?:através d|por meio d|por intermédio d|mediante\s).*$/u
const LONGEST_REASON = 170
const EFFECT = wordsOf('bringing about, form')

/** A relative clause or a gerund after a comma: a reason that follows it is the reason of that. */
const SAYS_MORE = /,\s(?:(?:que|o que|onde|[oa] qual)\s|\p{L}{2,}ndo(?![\p{L}]))/u

/** Why and how: causes, consequences, conditions, ways of coming about. */
export const cause: ClauseFamily = place => [
  ...because(place),
  ...therefore(place),
  ...effect(place),
  ...condition(place),
  ...manner(place),
]

/** 'As folhas são verdes porque contêm clorofila' → 'Por que as folhas são verdes?' */
function because(place: Place): FactDraft[] {
  const match = BECAUSE.exec(place.clause.text)
  const said = match?.[2] ?? ''
  const because = said.length > LONGEST_REASON ? said.replace(BY_MEANS, '') : said
  if (!match || because.length > LONGEST_REASON) return []
  // 'é doce justamente porque…'
  const before = place.clause.text.slice(0, match.index).replace(/\s(?:justa|exata|precisa)mente$/u, '')
  const main = takeApart(afterColon(before))
  // '…ao governo alemão, que desprezou a oferta, já que…': why it was refused, not why it was offered.
  if (main && SAYS_MORE.test(main.rest)) return []
  if (!main || (main.negated && wordsIn(main.rest) < 2)) return []
  const question = whyQuestion({ ...place, clause: main })
  const reason = tidyAnswer(`porque ${because}`).replace(/^Porque\s/u, '')
  if (
    !question ||
    wordsIn(reason) < 2 ||
    /^(?:isso|isto|ess|est|assim|também|não só)/i.test(reason) ||
    (/^é\s/u.test(reason) && !isOfSubject(main, reason))
  )
    return []
  if (!tagWords(reason).some(word => word.tag === 'verb')) return []
  return [causeDraft('cause/because', question, `Porque ${lower(reason)}`, 0.85, 0.9, question)]
}

/** 'é usado em balões, pois é leve': what the reason says, it says of the one thing the sentence is about. */
function isOfSubject({ subject }: Clause, reason: string): boolean {
  return /^(?:O|A|Um|Uma)\s/u.test(subject) && !/^é\s(?:que|isso|isto|por\s(?:iss|ist|ess|est))/u.test(reason)
}

const THEREFORE = pattern('u')`
  ^(.{20,150}?),?\s(?:e\s)?(?:é por isso que|por isso(?: é que)?,?|por esse motivo,?|por essa razão,?)\s(.{12,120})$`

/**
 * 'Os satélites sofrem interferências, e é por isso que os cabos passam pelos oceanos' → 'Por que os cabos passam pelos
 * oceanos?'
 */
function therefore(place: Place): FactDraft[] {
  const match = THEREFORE.exec(place.clause.text)
  if (!match) return []
  const consequence = takeApart(upperFirst(match[2] ?? ''))
  const reason = takeApart(match[1] ?? '')
  if (!consequence || !reason || reason.subject === '' || phraseOf(reason.subject, place) === null) return []
  const question = whyQuestion({ ...place, clause: consequence })
  // '…são férteis porque contêm minerais, e por isso…': the nearer reason.
  const said =
    (match[1] ?? '')
      .replace(UNLIKE, '')
      .split(/,?\s(?:porque|pois|já que)\s/u)[0]
      ?.trim() ?? ''
  if (!question || wordsIn(said) > 24) return []
  return [causeDraft('cause/therefore', question, `Porque ${lower(said)}`, 0.85, 0.9, question)]
}

/** 'Por que …?' of a statement about something one can name; null otherwise. */
export function whyQuestion(place: Place): string | null {
  const { clause } = place
  const subject = subjectOf(place)
  const lead = limitingLead(clause)
  // 'seja por causa da brisa, seja por…': whichever of the two.
  if (!subject || lead === null || /^sejam?$/i.test(clause.verb)) return null
  if (/;|,\smas\s|^mais ou menos(?![\p{L}])/u.test(clause.rest)) return null
  const rest = clause.rest.replace(/,\s(?:que|o que|sendo|e)\s.*$/u, '')
  // 'uma resposta mais correta é que as estrelas são quentes porque…'
  if (/^que\s/u.test(rest)) return null
  // 'English e brazil foi colocado'
  if (/^\S+\se\s\S+$/u.test(clause.subject) && !verbAgrees(clause.verb.split(' ')[0] ?? '', 'p')) return null
  if (wordsIn(rest) > 16 || (rest === '' && wordsIn(subject.display) < 2)) return null
  return ask('por que', named(subject), clause.negated ? 'não' : '', clause.verb.replace(/^Se\s/, 'se '), rest)
}

const OPENING_OF_A_PLACE_OR_AIM_CAPITAL = pattern('u')`^${'opening of a place or aim, capital'}\s`

/** 'O desmatamento provoca a perda de biodiversidade': asked both ways. */
function effect(place: Place): FactDraft[] {
  const { clause } = place
  const results = RESULTS.test(clause.verb)
  const link = results ? resultLink(clause) : ''
  if (clause.negated || link === undefined || !(EFFECT.has(clause.verb.toLowerCase()) || results)) return []
  const subject = subjectOf(place)
  const what = upperFirst(objectOf(clause.rest))
  // 'Cada brasileiro produz…': no thing one could name.
  if (!subject || /^cada\s/iu.test(clause.subject) || wordsIn(what) < 2 || limitingLead(clause) === null) return []
  // 'Villa-Lobos levou à perfeição gêneros como…': what he did, not what he led to.
  if (results && subject.phrase.proper && nameClass(subject.phrase.core) === 'person') return []
  const verb = clause.verb.toLowerCase()
  const object = what.replace(OPENING_OF_A_PLACE_OR_AIM_CAPITAL, '')
  const drafts: FactDraft[] = []
  if (!results)
    drafts.push(
      causeDraft('cause/effect', ask('o que', named(subject), verb), what, 0.75, 0.8, focusKey(subject.phrase.core)),
    )
  else
    drafts.push(
      causeDraft(
        'cause/results',
        ask(
          /^contribu/.test(verb) ? 'para que' : /^(?:lev|conduz)/.test(verb) ? 'a que' : 'em que',
          verb,
          named(subject),
        ),
        what,
        0.75,
        0.8,
        focusKey(subject.phrase.core),
      ),
    )
  if (wordsIn(object) >= 3 && wordsIn(object) <= 14 && verbAgrees(clause.verb, 's') && !results) {
    const which = whichOfKind(subject, place)
    drafts.push({
      ...causeDraft(
        'cause/reversed',
        ask(which?.wh ?? 'o que', verb, inSentence(what, clause.rest)),
        which?.answer ?? upperFirst(subject.display),
        0.78,
        0.8,
        focusKey(object),
      ),
      ...(which?.rivals
        ? { rivals: which.rivals, answerType: which.type, quiz: which.rivals.length > 1 }
        : { agreement: subject.phrase }),
    })
  }
  return drafts
}

const SOMEBODY_OR_POINTING_AS_A_SUBJECT = pattern('iu')`(?<![\p{L}])${'somebody or pointing, as a subject'}(?![\p{L}])`

/** 'Quando a água atinge 100 °C, ela ferve' → 'O que acontece quando a água atinge 100 °C?' */
function condition(place: Place): FactDraft[] {
  const { clause } = place
  const match = /^(Se|Quando|Caso|Sempre que)\s(.{8,110})$/u.exec(clause.lead)
  if (
    !match ||
    SOMEBODY_OR_POINTING_AS_A_SUBJECT.test(clause.lead) ||
    /(?<![\p{L}])(?:ali|lá|aqui|a depender)(?![\p{L}])/u.test(clause.text)
  )
    return []
  const inner = takeApart(upperFirst(match[2] ?? '')) ?? supposed(upperFirst(match[2] ?? ''))
  const subject = inner ? phraseOf(inner.subject, place) : null
  // 'Quando o leite azeda, …': a verb says enough of a thing the text names, of somebody it does not.
  if (!inner || !subject || (inner.rest === '' && (subject.phrase.proper || clause.subject === ''))) return []
  // 'Quando três átomos de oxigênio se ligam, formam uma molécula': the same ones, where the verb agrees.
  const same = clause.rest !== '' && !/\s/.test(clause.verb) && verbAgrees(clause.verb, subject.phrase.number)
  if (clause.subject === '' && !same && !/^(?:há|ocorre|acontece|surge|forma|inicia|começa)/i.test(clause.verb))
    return []
  // 'a oceânica, mais densa, mergulha': the comma before the verb closes what the one before it opened.
  const closing = /,\s[^,]+$/u.test(clause.subject) && clause.text.includes(`${clause.subject.slice(-8)}, `) ? ',' : ''
  const who = consequentSubject(clause.subject, inner.subject, subject.phrase)
  const consequence = tidyAnswer(`${who}${closing} ${clause.negated ? 'não ' : ''}${clause.verb} ${clause.rest}`)
  if (wordsIn(consequence) < 2 || wordsIn(consequence) > 20 || isNamedThen(consequence)) return []
  const copular = isOneOf('copula form, future too', clause.verb.toLowerCase())
  if (happensToPart(consequence, copular) || /(?<![\p{L}])(?:seu|sua)s?$/u.test(clause.lead)) return []
  // 'Quando os pedidos estão em papel, a secretaria será…': what is so each time happens, whatever tense says it.
  const happens = happensIn(clause.verb)
  const always = happens === 'acontecerá' && /^(?:Quando|Sempre que)$/u.test(match[1] ?? '') && isTold(match[2] ?? '')
  return [
    causeDraft(
      'cause/condition',
      ask('o que', always ? 'acontece' : happens, lower(match[1] ?? ''), match[2] ?? ''),
      upperFirst(consequence),
      0.72,
      1,
      focusKey(match[2] ?? ''),
    ),
  ]
}

const SUPPOSED_FORM = pattern('u')`^(.{3,80}?)\s(?:não\s)?${'supposed, form'}\s(.{3,})$`

/** 'o número for maior que…': the verb of a supposition, which is no finite one for other purposes. */
function supposed(text: string): { subject: string; rest: string } | null {
  const match = SUPPOSED_FORM.exec(text)
  return match ? { subject: match[1] ?? '', rest: match[2] ?? '' } : null
}

function lower(text: string): string {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? ''
  const name = first.length > 1 && (first === first.toUpperCase() || analyse(first.toLowerCase()).length === 0)
  return name ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
