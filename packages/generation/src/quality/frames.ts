import { pattern } from '../lexicon/words.ts'
import { jaccard, lemmaSet } from './words.ts'

/**
 * A name with what belongs to it ('Mata Atlântica', 'S. trachypus', 'D. João VI'), quoted words, or the name of a
 * command ('\\newline').
 */
const NAME = pattern('u')`
  ^(?:“[^”]+”|\\@?[A-Za-z]+@?[A-Za-z]*\*?
  |\p{Lu}[\p{L}\p{N}.-]*(?:\s(?:d[aeo]s?\s)?[\p{Lu}\d][\p{L}\p{N}.-]*|\s\p{Ll}{4,})*)$`
/** So many words at least the two share besides. */
const SHARED = 4

/**
 * Whether two questions are one sentence about two things called by name: 'Qual é a capital do Ceará?', 'Qual é a
 * capital do Acre?'. They read alike and ask two facts.
 */
export function asksOfAnother(a: string, b: string): boolean {
  const [left, right] = [a, b].map(text => text.replace(/[?.]$/, '').split(' '))
  if (!left || !right || a === b) return false
  if (areStepsOfOneScale(a, b) || areSorts(a, b)) return true
  const shortest = Math.min(left.length, right.length)
  let before = 0
  while (before < shortest && left[before] === right[before]) before++
  let behind = 0
  while (behind < shortest - before && left.at(-1 - behind) === right.at(-1 - behind)) behind++
  // 'S. alata' and 'S. siamea' begin alike.
  while (before > 1 && /^\p{Lu}/u.test(left[before - 1] ?? '')) before--
  const names = [left, right].map(words => words.slice(before, words.length - behind).join(' '))
  return before + behind >= SHARED && before > 0 && names.every(name => NAME.test(name))
}

/** 'Entre que valores está o pH quando a solução é | ácida?': a step of a scale, asked for by its numbers. */
const STEP = /^(Entre que valores .+ quando .+ (?:é|são)) ([^?]+)\?$/u

function areStepsOfOneScale(a: string, b: string): boolean {
  const [, scale, step] = STEP.exec(a) ?? []
  const [, other, next] = STEP.exec(b) ?? []
  return scale !== undefined && scale === other && step !== next
}

/** 'Qual alternativa traz um exemplo de | verbo regular?': of each sort by itself. */
const SORT = /^Qual alternativa traz um exemplo de ([^?]+)\?$/u

function areSorts(a: string, b: string): boolean {
  const [one, other] = [SORT.exec(a)?.[1], SORT.exec(b)?.[1]]
  return one !== undefined && other !== undefined && one !== other
}

/** The words a quiz asks for a meaning with. */
const DEFINES = pattern('u')`
  ^(?:Qual é a melhor definição de
  |Qual alternativa (?:descreve corretamente|diz quem (?:é|foi))) (?:(?:[oa]s?|uma?) )?(.+)\?$`

/**
 * What a question of a quiz asks the meaning of: 'bioma' in 'Qual é a melhor definição de bioma?'; null where it asks
 * for none.
 */
export function definedIn(question: string): string | null {
  return DEFINES.exec(question)?.[1] ?? null
}

/** Two things that share more of their words than this may be one, said shorter. */
const ONE_THING = 0.34

/**
 * Whether two questions ask what two different things are: 'Qual é a melhor definição de bioma?', 'Qual é a melhor
 * definição de fauna?'.
 */
export function definesAnother(a: string, b: string): boolean {
  const [left, right] = [definedIn(a), definedIn(b)]
  return left !== null && right !== null && jaccard(lemmaSet(left), lemmaSet(right)) < ONE_THING
}
