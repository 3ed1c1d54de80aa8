import type { Study } from '../analysis/study.ts'
import { lemmasOf } from '../analysis/terms.ts'
import type { Fact } from '../families/fact.ts'
import { tellsWhich } from '../quality/tellsWhich.ts'

/** What is named so many times as often as another of its head, and at least so often, is the whole sort. */
const WHOLE = { times: 3, count: 6 } as const

/**
 * Whether one of two terms of one head is a sort of the other: 'corrente elétrica', which a text says again and again, and its 'corrente contínua'. What
 * is true of the one is often true of the other, unless the text sets them against each other in one sentence.
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

const headOf = (phrase: string) => lemmasOf(phrase.split(' ')[0] ?? '')
