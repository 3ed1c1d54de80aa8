import { verbAgrees } from '@capivira/portuguese/agreement'
import { thirdPerson } from '@capivira/portuguese/inflection'
import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import type { Clause } from '../analysis/grammar/clauses.ts'
import { clausesOf, takeApart } from '../analysis/grammar/clauses.ts'
import { predicatesOf } from '../analysis/grammar/predicates.ts'
import { tagWords, type Word } from '../analysis/grammar/tagging.ts'
import { phraseAt } from './phrase.ts'

/** What joins one statement to the next. */
const JOINS = /^(?:e|mas|porém|enquanto|pois|porque|embora|contudo|entretanto|todavia)$/

/** A sentence as the simple statements it is joined from, each with a subject and a verb of its own. */
export function statementsOf(core: string): Clause[] {
  return clausesOf(core)
    .flatMap(apart)
    .map(plainSubject)
    .flatMap(clause => [clause, ...gerundStatement(clause)])
}

/** Before a noun: what sets a second thing beside the first, not what explains it. */
const LIST_END = /\s(?:e|ou|bem como|assim como)\s\S+(?:\s\S+){0,6}$/u

/** What ties a statement to the one before, between commas after its subject. */
const TIES =
  /,?\s(?:porém|contudo|entretanto|todavia|portanto|assim|ademais|por exemplo|no entanto|também|na maioria das vezes|por sua vez|então|aliás|logo)$/u

/** 'A rede, uma iniciativa do governo, coordenada por ela, | é mantida' → 'A rede | é mantida'; a long relative clause goes as well. */
function plainSubject(clause: Clause): Clause {
  const subject = clause.subject.replace(TIES, '')
  const [first = '', ...rest] = subject.split(', ')
  // 'Ícone da cidade, o prédio está fechado': the subject comes after what describes it.
  if (
    rest.length === 1 &&
    !clause.text.includes(`${subject}, `) &&
    /^(?:o|a|os|as)\s/u.test(rest[0] ?? '') &&
    !LIST_END.test(subject)
  ) {
    const bare = !/^(?:O|A|Os|As|Um|Uma)\s/u.test(first)
    return { ...clause, subject: bare ? upper(rest[0] ?? '') : '' }
  }
  const explains =
    rest.length > 0 &&
    /^(?:que|cuj[oa]s?|onde|uma?|o|a|[oa]s?\squa(?:l|is)|em que|com|também|\p{Ll}+(?:ad|id)[oa]s?)(?![\p{L}])/u.test(
      rest[0] ?? '',
    )
  if (explains && !(rest.length < 2 && LIST_END.test(subject)) && !/^(?:e|ou)\s/u.test(rest.at(-1) ?? ''))
    return { ...clause, subject: first }
  const restricted = /^((?:O|A|Os|As)\s[^,]{3,50}?)\sque\s.{60,}$/u.exec(subject)?.[1]
  return { ...clause, subject: restricted !== undefined && /\s\p{Lu}/u.test(restricted) ? restricted : subject }
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'X ocorre em Y, destinando-se a Z' → 'X | se destina | a Z': what a gerund adds of the same subject. */
function gerundStatement(clause: Clause): Clause[] {
  if (clause.subject === '' || clause.negated) return []
  const match =
    /,\s(?:assim\s|também\s|ainda\s)?(\p{Ll}+[aei]ndo)(-se)?\s(?:assim\s|ainda\s|também\s)?([^;:]{8,})$/u.exec(
      clause.rest,
    )
  const gerund = match ? analyse(match[1] ?? '').find(a => a.mood === 'gerund') : undefined
  // 'leva um ou dois dias, dependendo da estrada': not the subject depends, but how many.
  if (
    !match ||
    !gerund ||
    /^(?:ser|ter|haver|poder|estar|dever|fazer|tornar|dar|considerar|depender)$/.test(gerund.lemma)
  )
    return []
  if (/^(?:é|são|era|eram|foi|foram)$/i.test(clause.verb) && !isParticiple(clause.rest.split(' ')[0] ?? '')) return []
  const [auxiliary = ''] = clause.verb.toLowerCase().split(' ')
  const main = analyse(auxiliary).find(a => a.category === 'verb' && a.person === 3 && a.mood === 'indicative')
  const tense =
    main?.tense === 'preterite' || main?.tense === 'present' || main?.tense === 'imperfect' ? main.tense : null
  if (!main || tense === null || (tense === 'preterite' && /^(?:foi|foram)$/.test(auxiliary))) return []
  const number = main.number === 'p' ? 'p' : 's'
  const finite = tense === 'imperfect' ? imperfectOf(gerund.lemma, number) : thirdPerson(gerund.lemma, tense, number)
  if (!finite) return []
  const said = (match[3] ?? '').split(/,\s(?=\p{L}+ndo(?:\s|-)|que\s|o que\s|e\s)|\se\s(?=\p{L}+ndo\s)/u)[0] ?? ''
  const verb = `${match[2] ? 'se ' : ''}${finite}`
  // 'Em 1919, o clube surgiu como time de bairro, tornando-se liga em 1921': each has its own year.
  const lead = /\d{3}/u.test(said) && /\d{3}/u.test(clause.lead) ? '' : clause.lead
  return [{ ...clause, lead, text: `${clause.subject} ${verb} ${said}`, verb, rest: said, words: tagWords(said) }]
}

/** 'conseguir' → 'conseguia'; null for the few that are not regular. */
function imperfectOf(lemma: string, number: 's' | 'p'): string | null {
  if (/^(?:ser|ir|ter|vir|pôr)$|(?:ter|vir|por)$/.test(lemma)) return null
  const stem = lemma.slice(0, -2)
  const ending = lemma.endsWith('ar') ? 'ava' : /(?:er|ir)$/.test(lemma) ? 'ia' : null
  return ending === null ? null : `${stem}${ending}${number === 'p' ? 'm' : ''}`
}

/** 'X é A, mas Y é B' → 'X é A', 'Y é B'. */
function apart(clause: Clause): Clause[] {
  const cut = nextStatement(clause.rest)
  if (cut === null) return predicatesOf(clause)
  const rest = clause.rest.slice(0, cut.end).replace(/[\s,]+$/u, '')
  const first: Clause = {
    ...clause,
    rest,
    words: tagWords(rest),
    text: clause.text.slice(0, clause.text.length - (clause.rest.length - rest.length)),
  }
  const said = clause.rest.slice(cut.start)
  const next = takeApart(`${said.charAt(0).toUpperCase()}${said.slice(1)}`)
  return [...predicatesOf(first), ...(next && next.subject !== '' ? apart(next) : [])]
}

/** Where a statement with a subject of its own begins after a joining word; null where none does. */
function nextStatement(rest: string): { end: number; start: number } | null {
  const words = tagWords(rest)
  for (const [at, word] of words.entries()) {
    if (!JOINS.test(word.lower) || words[at + 1] === undefined) continue
    if (word.lower === 'e' && insideClause(words, at)) continue
    const begin = afterLead(words, at + 1)
    const subject = words[begin]
    if (!subject || !/^(?:article|determiner|proper|noun)$/.test(subject.tag)) continue
    const verb = verbAfter(words, begin)
    if (verb === null) continue
    return { end: word.start, start: words[at + 1]?.start ?? word.end }
  }
  return null
}

/** 'que a água sobe e o ar desce': both belong to what is said. */
function insideClause(words: readonly Word[], at: number): boolean {
  const comma = words[at - 1]?.text === ','
  return (
    !comma &&
    words
      .slice(0, at)
      .some(word => word.tag === 'relative' || /^(?:se|quando|porque|embora|enquanto)$/.test(word.lower))
  )
}

/** Past a time or place set off by a comma: 'e, em 1992, | o curso foi criado'. */
function afterLead(words: readonly Word[], at: number): number {
  if (words[at]?.text === ',') {
    const close = words.findIndex((word, index) => index > at && word.text === ',')
    return close > 0 && close - at < 10 ? close + 1 : at
  }
  if (!/^(?:preposition|contraction|adverb)$/.test(words[at]?.tag ?? '')) return at
  const close = words.findIndex((word, index) => index > at && word.text === ',')
  return close > 0 && close - at < 9 && !words.slice(at, close).some(word => word.tag === 'verb') ? close + 1 : at
}

/** The verb that a noun phrase with its complements is the subject of, by number; null where none follows. */
function verbAfter(words: readonly Word[], begin: number): number | null {
  const phrase = phraseAt(words, begin)
  if (!phrase) return null
  let at = phrase.to
  for (let steps = 0; steps < 10; steps++) {
    const word = words[at]
    if (!word) return null
    if (word.tag === 'verb') {
      const plural = phrase.joined || /s$/.test(words[begin]?.lower ?? '')
      return verbAgrees(word.lower, plural ? 'p' : 's') ? at : null
    }
    if (/^(?:adverb|pronoun)$/.test(word.tag)) {
      at++
      continue
    }
    if (word.tag !== 'preposition' && word.tag !== 'contraction') return null
    const inner = phraseAt(words, at + 1)
    if (!inner) return null
    at = inner.to
  }
  return null
}
