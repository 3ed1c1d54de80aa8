import { thirdPerson } from '@capivira/portuguese/inflection'
import { analyse } from '@capivira/portuguese/morphology'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import type { Clause } from './clauses.ts'
import { tagWords } from './tagging.ts'

/** What comes of what the main verb says, by the same doer: 'preserva os níveis, melhorando a transmissão'. */
const FOLLOWS = pattern('u')`,\s(${'effect, stem of its gerund'}\p{L}*ndo)\s([^;:()]{8,120})$`

/** 'A frota cresceu, permitindo viagens longas': the growth did, not the fleet. */
const CHANGES = wordsOf('change without a doer')
const IS_PART = pattern('u')`^${'part of the whole, stem of its gerund'}`

/** What the subject has, told before it: 'Possuindo 300 espécies, o gênero…'. */
const BEFORE = pattern('iu')`^(${'having, gerund'})\s([^;:()]{6,120})$`

/**
 * The clause a gerund at the head of another stands for: 'Possuindo 300 espécies, o gênero é…' → 'o gênero | possui |
 * 300 espécies'.
 */
function leadingGerund(clause: Clause): Clause[] {
  const match = BEFORE.exec(clause.lead)
  const lemma = match ? analyse((match[1] ?? '').toLowerCase()).find(a => a.mood === 'gerund')?.lemma : undefined
  const main = analyse(clause.verb.split(' ')[0]?.toLowerCase() ?? '').find(
    a => a.category === 'verb' && a.person === 3 && a.mood === 'indicative' && a.tense === 'present',
  )
  if (lemma === undefined || !main || clause.subject === '' || clause.negated) return []
  const verb = thirdPerson(lemma, 'present', main.number === 'p' ? 'p' : 's')
  const said = match?.[2] ?? ''
  if (!verb) return []
  return [{ ...clause, text: `${clause.subject} ${verb} ${said}`, lead: '', verb, rest: said, words: tagWords(said) }]
}

/** The clause a gerund before or after another stands for: 'X preserva Y, melhorando Z' → 'X | melhora | Z'. */
export function gerundClauses(clause: Clause): Clause[] {
  return [...leadingGerund(clause), ...followingGerund(clause)]
}

/** 'evitando perdas e | reduzindo custos' → 'evita perdas e | reduz custos' */
function finite(gerund: string, tense: 'present' | 'preterite' | null, number: 's' | 'p'): string | null {
  const lemma = analyse(gerund).find(a => a.mood === 'gerund')?.lemma
  return lemma === undefined || tense === null ? null : thirdPerson(lemma, tense, number)
}

function followingGerund(clause: Clause): Clause[] {
  const { subject, rest, negated, lead } = clause
  const match = FOLLOWS.exec(rest)
  if (!match || negated || subject === '' || lead !== '') return []
  const gerund = analyse(match[1] ?? '').find(a => a.mood === 'gerund')
  const main = analyse(clause.verb.split(' ')[0]?.toLowerCase() ?? '').find(
    a => a.category === 'verb' && a.person === 3,
  )
  if (!gerund || !main || main.mood !== 'indicative') return []
  if (CHANGES.has(main.lemma) && !IS_PART.test(gerund.lemma)) return []
  const tense = main.tense === 'preterite' ? 'preterite' : main.tense === 'present' ? 'present' : null
  const verb = tense === null ? null : thirdPerson(gerund.lemma, tense, main.number === 'p' ? 'p' : 's')
  // 'foi criado em 1990, ligando…' tells what it does now: the tense is not sure.
  if (!verb || (tense === 'preterite' && /^(?:foi|foram)$/i.test(clause.verb))) return []
  const first = (match[2] ?? '').split(/,\s(?=\p{L}+ndo\s|que\s|o que\s|e\s)/u)[0] ?? ''
  const number = main.number === 'p' ? 'p' : 's'
  const said = first.replace(/(?<=\se\s)\p{L}{2,}[aei]ndo(?=\s)/u, next => finite(next, tense, number) ?? next)
  return [{ ...clause, text: `${subject} ${verb} ${said}`, verb, rest: said, words: tagWords(said) }]
}
