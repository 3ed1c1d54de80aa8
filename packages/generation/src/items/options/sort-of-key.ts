import type { Study } from '../../analysis/study.ts'
import { lemmasOf } from '../../analysis/terms/terms.ts'
import type { Fact } from '../../families/fact.ts'
import { pattern } from '../../lexicon/words.ts'
import { tellsWhich } from '../../quality/tells-which.ts'

/** What is named so many times as often as another of its head, and at least so often, is the whole sort. */
const WHOLE = { times: 3, count: 6 } as const

/**
 * Whether one of two terms of one head is a sort of the other: 'corrente elétrica', which a text says again and again,
 * and its 'corrente contínua'. What is true of the one is often true of the other, unless the text sets them against
 * each other in one sentence.
 */
export function isSortOfKey(text: string, { answer, question, family }: Fact, study: Study): boolean {
  const [mine, right] = [text, answer].map(phrase => phrase.replace(/^(?:O|A|Os|As|Um|Uma)\s/u, ''))
  if (!mine?.includes(' ') || !right?.includes(' ') || tellsWhich(question, family)) return false
  if (headOf(mine) !== headOf(right)) return false
  const [option, key] = [study.termOf(mine)?.count ?? 0, study.termOf(right)?.count ?? 0]
  const [more, less] = [Math.max(option, key), Math.min(option, key)]
  if (less === 0 || more < WHOLE.count || more < less * WHOLE.times) return false
  const said = [mine, right].map(phrase => phrase.toLowerCase())
  return !study.sentences.some(({ core }) => said.every(phrase => core.toLowerCase().includes(phrase)))
}

/**
 * What the document says its terms are, by their keys: the first words of each definition ('tipo de …' left out), as
 * lemmas.
 */
export type Sorts = ReadonlyMap<string, readonly string[]>

const OPENS_SORT = pattern('iu')`
  ^(?:${'article'}\s)?(?:(?:principal|outr[oa])\s)?
  (?:(?:tipo|forma|espécie|variedade|modalidade|subtipo|sort[ea])s?\sde\s)?`

/** Reads what the definitions of a document take their terms for. */
export function sortsOf(facts: readonly Fact[]): Sorts {
  const found = new Map<string, string[]>()
  const say = (name: string, meaning: string) => {
    const key = keyOf(name)
    const opening = lemmasOf(meaning.replace(OPENS_SORT, '').split(' ').slice(0, LONGEST).join(' '))
    if (key !== '') found.set(key, [...(found.get(key) ?? []), opening])
  }
  for (const { family, answerType, focus, answer, question, human } of facts) {
    const asked =
      family === 'naming' ? /^Como (?:se chamam?|(?:é|são) chamad[oa]s?) (.+)\?$/u.exec(question)?.[1] : undefined
    if (asked !== undefined) say(answer, asked)
    else if (family === 'definition' && answerType === 'definition' && !human) say(focus, answer)
  }
  return found
}

/** A term of so many words at most. */
const LONGEST = 4

/**
 * Whether the document defines one of two terms by the other: 'A geada é um tipo de gelo…' makes no option of gelo
 * beside geada, nor of geada beside gelo.
 */
export function oneIsSortOfOther(a: string, b: string, sorts: Sorts): boolean {
  const [x, y] = [a, b].map(keyOf)
  if (x === undefined || y === undefined || x === y || x === '' || y === '') return false
  const isOf = (term: string, whole: string) =>
    (sorts.get(term) ?? []).some(opening => `${opening} `.startsWith(`${whole} `))
  return isOf(x, y) || isOf(y, x)
}

const keyOf = (phrase: string) => lemmasOf(phrase.replace(/^(?:o|a|os|as|um|uma)\s/iu, ''))

const headOf = (phrase: string) => lemmasOf(phrase.split(' ')[0] ?? '')
