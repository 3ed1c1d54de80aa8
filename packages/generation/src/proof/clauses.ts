import { canBeFiniteVerb, isFiniteVerb } from '@capivira/portuguese/morphology'
import { isOneOf, pattern } from '../lexicon/words.ts'
import { shareIn, type Word, wordsOf } from './words.ts'

/** A stretch of a sentence that tells something of its own subject. */
export type Clause = { words: readonly Word[]; text: string; start: number }

const BY_COMMA = pattern('u')`,\s(?=${'break between statements'}\s)|,?\s(?=enquanto\s)`
const NEXT_STATEMENT = /e\s(?:[oa]s?|uma?)\s\p{L}+\s(?:\p{L}+\s){0,2}?(?:é|são|tem|têm|não|o|a|os|as)\s/u
/** Where one statement ends and another one, of something else, may begin. */
const BREAK = pattern('gu')`;\s|:\s(?=\p{Ll})|${BY_COMMA}|[.!?]["”’»)]?\s(?=\p{Lu})|\s(?=${NEXT_STATEMENT})`

/** The clauses of a passage that stand side by side; a break without a verb behind it is none. */
export function clausesOf(passage: string): Clause[] {
  const cuts = [
    0,
    ...[...passage.matchAll(BREAK)].map(({ index, 0: mark }) => index + mark.length),
    ...secondVerbs(passage),
  ].sort((a, b) => a - b)
  const pieces = cuts.map((start, i) => ({ start, text: passage.slice(start, cuts[i + 1]) }))
  const clauses: { start: number; text: string }[] = []
  for (const piece of pieces) {
    const last = clauses.at(-1)
    if (last && !hasVerb(piece.text)) last.text += piece.text
    else clauses.push({ ...piece })
  }
  return clauses.map(({ start, text }) => ({ start, text, words: wordsOf(text) }))
}

/** 'ferve a 100 °C | e congela a 0 °C': what one subject does besides. */
function secondVerbs(passage: string): number[] {
  return [...passage.matchAll(/\se\s(?:não\s|se\s|também\s)?(\p{Ll}+)\s/gu)].flatMap(({ index, 1: verb = '' }) =>
    canBeFiniteVerb(verb) && isFiniteVerb(verb, { previous: 'e' }) ? [index + 1] : [],
  )
}

function hasVerb(text: string): boolean {
  const words = wordsOf(text)
  return words.some(({ form, proper }, i) => {
    if (proper || !canBeFiniteVerb(form)) return false
    const [previous, next] = [words[i - 1]?.form, words[i + 1]?.form]
    // 'o conduzem': what can be nothing but a verb is one behind a pronoun, too.
    return isFiniteVerb(form) || isFiniteVerb(form, { ...(previous && { previous }), ...(next && { next }) })
  })
}

/** The clause that has most of the words. */
export function clauseWith(words: readonly Word[], clauses: readonly Clause[]): Clause | null {
  let best: { clause: Clause; share: number } | null = null
  for (const clause of clauses) {
    const share = shareIn(words, clause.words)
    if (!best || share > best.share) best = { clause, share }
  }
  return best && best.share > 0 ? best.clause : null
}

const LEAD = pattern('u')`^(?:${'lead of all statements, capital'}\s[^,]{1,60},|[^,]{1,60},\s(?=que\s))`

/** 'Na convecção, o líquido…': what stands before the first statement limits all of them. */
export function leadOf(passage: string): readonly Word[] {
  const lead = LEAD.exec(passage)?.[0]
  return lead ? wordsOf(lead) : []
}

const CLITIC = /(?<!\p{L})[oa]s?\s(?=\p{L}+(?:a|e|i|am|em|ou|eu|aram|eram)\s)|-(?:[oa]s?|l[oa]s?)(?!\p{L})/u
const WEAK_PRONOUN = pattern('gu')`${CLITIC}|(?<!\p{L})(?:que|se)(?!\p{L})`

/** Pronouns that stand for what another clause names. */
export function pronounsIn({ words, text }: Clause): number {
  const clear = words.filter(({ form }) => isOneOf('pronoun for what another clause names', form)).length
  const weak = [...text.matchAll(WEAK_PRONOUN)].length
  return clear + Math.min(1, weak)
}
