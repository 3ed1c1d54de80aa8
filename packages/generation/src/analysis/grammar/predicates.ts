import { verbAgrees } from '@capivira/portuguese/agreement'
import { ALWAYS_FINITE } from '@capivira/portuguese/function-words'
import { analyse } from '@capivira/portuguese/morphology'
import { isOneOf, pattern, wordsOf } from '../../lexicon/words.ts'
import type { Clause } from './clauses.ts'
import type { Word } from './tagging.ts'
import { tagWords } from './tagging.ts'

const MODAL = wordsOf('modal form')
/** 'tem sido associada': the passive of what goes on. */
const GOES_ON = wordsOf('going on, form')
const PERFECT = wordsOf('auxiliary of a perfect')
const BEGINS = wordsOf('beginning, form before a participle')

/** Where a reason is given it may be one for all predicates. */
const GIVES_REASON = pattern('u')`(?<![\p{L}])${'reason for all predicates'}(?![\p{L}])`

/** Words that open a clause with a subject of its own. */
const SUBORDINATES = /^(?:quando|enquanto|caso|onde)$/

/**
 * The statements of a clause with several predicates, each with the subject and what limits it: 'A ARPANET surgiu em
 * 1969 e ligou universidades' → 'surgiu em 1969', 'ligou universidades'. A clause with one predicate is returned as it
 * is.
 */
export function predicatesOf(clause: Clause): Clause[] {
  const { words, rest } = clause
  const cuts: { at: number; verb: number }[] = []
  const number = numberOf(clause.verb)
  for (const [at, word] of words.entries()) {
    if (word.tag === 'relative' || /^[:(“"]$/.test(word.text) || word.lower === 'que') break
    if (word.lower !== 'e') continue
    const negated = words[at + 1]?.lower === 'não'
    // 'teve início em 1601 e se estendeu até 1768'
    const reflexive = words[at + 1]?.lower === 'se' ? 1 : 0
    const verb = words[at + (negated ? 2 : 1) + reflexive]
    // '…, e é por isso que…' gives the reason of the same thing.
    const cleft = /^(?:por|que|assim)$/.test(words[at + 2]?.lower ?? '') && /^(?:é|foi)$/.test(verb?.lower ?? '')
    // 'ocorre quando as placas se aproximam | e colidem': of the plates as well.
    const under = words.slice(0, at).some(({ lower }) => SUBORDINATES.test(lower))
    if (under && verb && number !== null && !ofItsOwn(words, at + 1) && !verbAgrees(verb.lower, number)) continue
    if (verb?.tag === 'verb' && !negated && !cleft && isOnlyVerb(verb.lower))
      cuts.push({ at, verb: at + 1 + reflexive })
  }
  if (cuts.length === 0 || clause.subject === '' || GIVES_REASON.test(rest)) return [clause]
  const starts = cuts.map(cut => words[cut.at]?.start ?? rest.length)
  // What stands between the subject and its verb stays in the first: 'O mel, também chamado de…, adoça e conserva'.
  const after = rest.slice(starts[0])
  const whole = clause.text.endsWith(after) ? clause.text.slice(0, -after.length).trim() : ''
  const only = piece(clause, clause.verb, rest.slice(0, starts[0]))
  const first = whole === '' ? only : { ...only, text: whole.replace(/,$/, '') }
  return [
    first,
    ...cuts.flatMap((cut, index) => {
      const verb = words[cut.verb]
      if (verb && number !== null && !ofItsOwn(words, cut.verb) && !verbAgrees(verb.lower, number)) return []
      const own = ofItsOwn(words, cut.verb) ? { ...clause, subject: '' } : clause
      const said = verb && (cut.verb - cut.at > 1 ? `se ${verb.text}` : verb.text)
      return verb && said ? [{ ...piece(own, said, rest.slice(verb.end, starts[index + 1])), negated: false }] : []
    }),
  ]
}

function piece(clause: Clause, verb: string, text: string): Clause {
  const rest = text.trim().replace(/,$/, '').trim()
  return {
    ...clause,
    text: `${clause.lead === '' ? '' : `${clause.lead}, `}${clause.subject} ${verb} ${rest}`.trim(),
    verb,
    rest,
    words: tagWords(rest),
  }
}

/** Verbs whose subject may come after them. */
const COMES_FIRST: ReadonlySet<string> = wordsOf('verb with its subject behind')

/** 'sofreu perdas e | ocorreram vários saques', 'e há poucas vagas': it is of what follows. */
function ofItsOwn(words: readonly Word[], at: number): boolean {
  const readings = analyse(words[at]?.lower ?? '')
  return (
    readings.some(({ lemma }) => COMES_FIRST.has(lemma)) &&
    /^(?:article|determiner|number|noun|adjective)$/.test(words[at + 1]?.tag ?? '')
  )
}

/** The number of a finite verb; null where its form leaves it open. */
function numberOf(verb: string): 's' | 'p' | null {
  const finite = verb.toLowerCase().replace(/^(?:se|lhes?)\s|\s.*$/gu, '')
  const readings = analyse(finite).filter(a => a.category === 'verb' && a.person === 3)
  const stating = readings.filter(a => a.mood === 'indicative')
  const numbers = new Set(
    (stating.length > 0 ? stating : readings).map(a => (a.number === 'p' ? ('p' as const) : ('s' as const))),
  )
  const [only] = numbers
  return numbers.size === 1 && only ? only : null
}

/** 'terminou', not 'causa' nor 'analise': a form that is nothing but a finite verb and may say what is so. */
function isOnlyVerb(word: string): boolean {
  if (ALWAYS_FINITE.has(word)) return true
  const readings = analyse(word)
  return (
    readings.some(a => a.mood === 'indicative') && readings.every(a => a.category === 'verb' && a.mood !== 'participle')
  )
}

/** 'investido', 'causado': not 'significado', which one has. */
function isDone(word: string): boolean {
  return analyse(word).some(a => a.mood === 'participle') && !isOneOf('noun in -ado or -ido', word)
}

function isInfinitive(word: string): boolean {
  return isOneOf('auxiliary, lemma', word) || tagWords(word)[0]?.tag === 'infinitive'
}

/**
 * 'deve servir como tradutor' → verb 'deve servir', rest 'como tradutor'; 'deverá ser elaborado por' → 'deverá ser'.
 * Null where the verb is no auxiliary.
 */
export function withAuxiliary(clause: Clause): Clause | null {
  const passive = GOES_ON.has(clause.verb.toLowerCase()) ? /^(?:sido|sendo)\s/.exec(clause.rest)?.[0] : undefined
  if (passive !== undefined) {
    const rest = clause.rest.slice(passive.length)
    return { ...clause, verb: `${clause.verb} ${passive.trim()}`, rest, words: tagWords(rest) }
  }
  // 'haviam investido | na produção', 'têm causado | desmatamento': of the verb, not what one has.
  const done = PERFECT.has(clause.verb.toLowerCase()) ? /^\p{Ll}+[ai]do(?=\s)/u.exec(clause.rest)?.[0] : undefined
  if (
    done !== undefined &&
    isDone(done) &&
    !/^(?:Apesar|Embora|Além|Quando|Enquanto)\s|\scomo\s/u.test(clause.subject)
  ) {
    const rest = clause.rest.slice(done.length).trim()
    return { ...clause, verb: `${clause.verb} ${done}`, rest, words: tagWords(rest) }
  }
  const begins = BEGINS.has(clause.verb.toLowerCase())
  if (!begins && !MODAL.has(clause.verb.toLowerCase())) return null
  const match = (
    begins ? /^(a\s\p{L}+r(?:-se)?)(?=\s|$)/u : /^((?:também\s|ainda\s)?(?:se\s)?\p{L}+r(?:-se)?)(?=[\s,]|$)/u
  ).exec(clause.rest)
  const infinitive = match?.[1]?.split(' ').at(-1) ?? ''
  // Not 'vai melhor': only what is an infinitive.
  if (!match || !isInfinitive(infinitive.replace(/-se$/, ''))) return null
  const rest = clause.rest
    .slice(match[0].length)
    .trim()
    .replace(/^,\s(no mínimo|no máximo|em média|ao menos|pelo menos|aproximadamente),\s/u, '$1 ')
    .replace(/^,\s(?:\p{L}+mente|após\s[^,]{3,40}|para\s(?:efeito|fins?)\s[^,]{3,40}|por exemplo),\s/u, '')
  const said = (match[1] ?? '').replace(/^(?:também|ainda)\s/, '')
  return { ...clause, verb: `${clause.verb} ${said}`, rest, words: tagWords(rest) }
}
