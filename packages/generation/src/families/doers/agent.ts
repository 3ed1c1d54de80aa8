import { agrees } from '@capivira/portuguese/agreement'
import { activePast } from '@capivira/portuguese/inflection'
import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import type { Subject } from '../../analysis/grammar/nouns.ts'
import { classOfRole, nameClass, plainRole } from '../../analysis/people/names.ts'
import { isSituational } from '../../analysis/references/situations.ts'
import type { AnswerType } from '../../items.ts'
import { wordsOf } from '../../lexicon/words.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { cutTime, objectOf, untilAfter } from '../wording/clipping.ts'
import { ask, focusKey, phraseOf, subjectOf, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { AS_WHAT, answerOf, isHuman, typeOf } from './doerKind.ts'
import { introducedName } from './introducedName.ts'

const MADE: ReadonlySet<string> = wordsOf('verb of making')
const LAW = /^(?:Lei|Constituição|Decreto|Código|Estatuto|Resolução|Portaria|Emenda|Ato|Medida|Tratado)(?![\p{L}])/u

/** 'CFCs', 'HDs': things. */
const ACRONYMS = /^\p{Lu}{2,}s$/u

/** '…pelo governo militar | e inaugurado' */
const AND_DONE = /\se\s\p{L}+(?:ad|id)[oa]s?$/u

/** 'Getúlio Vargas | na cidade de Volta Redonda': where it was done is no part of who did it. */
const withoutPlace = (named: string): string =>
  named.replace(/^(\p{Lu}[\p{L}.]*(?:\s(?:\p{Lu}[\p{L}.]*|d[aeo]s?))*)\s(?:em|n[oa]s?)\s.*$/u, '$1')

/** Who did it. */
export const agent: ClauseFamily = place => [...doneBy(place), ...made(place), ...cleft(place)]

/** Not by whom, whatever its preposition. */
const FIRST_TIME = /\spela primeira vez(?=[\s,.]|$)/u

/** 'A penicilina foi descoberta por Alexander Fleming em 1928' → 'Quem descobriu a penicilina?' */
function doneBy(place: Place): FactDraft[] {
  const { clause } = place
  if (!/^(?:foi|foram)$/i.test(clause.verb) || clause.negated) return []
  const first = FIRST_TIME.exec(clause.rest)?.[0].trim() ?? ''
  const match =
    /^(?:(?:bastante|muito|\p{L}+mente|também|ainda)\s)?(\p{L}+)\s(?:([^,.;]{0,40}?)\s)?(?:por|pel([oa]s?))\s([^,.;]{3,70})/u.exec(
      clause.rest.replace(FIRST_TIME, ''),
    )
  const participle = match?.[1] ?? ''
  const subject = isParticiple(participle) ? subjectOf(place) : null
  if (!match || !subject || !agrees(participle, subject.phrase)) return []
  // 'pelo governo como monumento': as what it was done belongs to the question.
  const [, doer = match[4] ?? '', as = ''] = AS_WHAT.exec(match[4] ?? '') ?? []
  const value = withoutPlace(cutTime(doer).replace(AND_DONE, ''))
  const by = phraseOf(`${match[3] ?? ''} ${value}`.trim(), place)
  // 'pela Lei Áurea', 'pela Constituição de 1934': asked as a law.
  if (!by || !(by.phrase.proper || isHuman(by)) || LAW.test(by.phrase.core) || ACRONYMS.test(by.phrase.core)) return []
  const active = activePast(participle, 's')
  const between = `${cutTime(` ${match[2] ?? ''}`).trim()} ${cutTime(as)}`.trim()
  if (/\d/.test(between) || wordsIn(between) > (as === '' ? 4 : 8)) return []
  const question = active
    ? ask('quem', active, subject.display, between, first)
    : ask('por quem', clause.verb.toLowerCase(), participle, subject.display, between, first)
  return [draft('agent/done-by', question, answerOf(by), by, focusKey(subject.phrase.core), 0.9)]
}

/** 'Machado de Assis escreveu Dom Casmurro': who, and what. */
function made(place: Place): FactDraft[] {
  const { clause } = place
  if (clause.negated || clause.verb.includes(' ')) return []
  const past = analyse(clause.verb.toLowerCase()).find(
    a => a.category === 'verb' && a.tense === 'preterite' && a.person === 3,
  )
  if (!past || !MADE.has(past.lemma)) return []
  const subject = subjectOf(place)
  const what = objectOf(clause.rest)
  const until = untilAfter(what, clause.rest)
  if (!subject || wordsIn(what) < 2 || wordsIn(what) > 16) return []
  // 'Quem publicou seu primeiro livro?'
  if (/^(?:seus?|suas?)\s(?:\p{L}+\s)?\p{L}+$/u.test(what)) return []
  // 'desenvolveu um processo | para produzir vidro': one that only its aim tells.
  if (/^uma?s?\s\p{Ll}+$/u.test(what)) return []
  // 'Bertha assumiu o mandato': which?
  if (isSituational(/^[oa]s?\s(\p{Ll}+)$/u.exec(what)?.[1] ?? '')) return []
  const drafts: FactDraft[] = []
  const singular = past.number === 's'
  const introduced = introducedName(clause.subject, place)
  if (introduced && singular) {
    drafts.push(
      draft(
        'agent/which-maker',
        ask('que', plainRole(introduced.role), clause.verb, what + until),
        upperFirst(introduced.name.phrase.core),
        introduced.name,
        focusKey(what),
        0.88,
        typeOfRole(introduced.role),
      ),
    )
  } else if (subject.phrase.proper && singular && nameClass(subject.phrase.core) === 'event') {
    // 'Quem instituiu o voto secreto? → Código Eleitoral'
    const answer = upperFirst(subject.display)
    drafts.push(draft('agent/maker', ask('o que', clause.verb, what), answer, subject, focusKey(what), 0.8, 'term'))
  } else if ((subject.phrase.proper || isHuman(subject)) && singular) {
    drafts.push(
      draft('agent/maker', ask('quem', clause.verb, what + until), answerOf(subject), subject, focusKey(what), 0.87),
    )
  }
  if (subject.phrase.proper || introduced) {
    const article = subject.phrase.determiner === '' ? '' : `${subject.phrase.determiner} `
    drafts.push({
      family: 'agent',
      pattern: 'agent/made',
      focus: `${focusKey(subject.phrase.core)} ${past.lemma}`,
      question: ask('o que', `${article}${subject.phrase.core}`, clause.verb + until),
      answer: upperFirst(what),
      answerType: 'definition',
      strength: 0.72,
      load: 0.45,
    })
  }
  return drafts
}

/** 'Quem vai definir a melhor rota são os roteadores' → 'O que vai definir a melhor rota?' */
function cleft(place: Place): FactDraft[] {
  const match = /^(Quem|O que)\s(.{6,90}?)\s(?:é|são|foi|foram)\s((?:o|a|os|as|um|uma)\s[^,;]{3,80})$/u.exec(
    place.clause.text,
  )
  if (!match) return []
  const value = (match[3] ?? '').replace(/\s(?:que|pois|já que|porque)\s.*$/u, '')
  const by = phraseOf(value, place)
  // 'Quem vai definir a melhor rota': of the story just told.
  if (!by || wordsIn(match[2] ?? '') < 2 || /^vai\s/u.test(match[2] ?? '')) return []
  const human = by.phrase.proper || isHuman(by)
  return [
    draft(
      'agent/cleft',
      ask(human ? 'quem' : 'o que', match[2] ?? ''),
      answerOf(by),
      by,
      focusKey(match[2] ?? ''),
      0.82,
      human ? undefined : 'term',
    ),
  ]
}

function draft(
  pattern: string,
  question: string,
  answer: string,
  by: Subject,
  focus: string,
  strength: number,
  type?: AnswerType,
): FactDraft {
  return {
    family: 'agent',
    pattern,
    focus: `${focus} quem`,
    question,
    answer,
    answerType: type ?? typeOf(by),
    ...(by.phrase.proper ? {} : { agreement: by.phrase }),
    strength,
    load: 0.4,
  }
}

function typeOfRole(role: string): AnswerType {
  const named = classOfRole(role)
  return named === 'event' || named === 'other' ? 'term' : named
}
