import { normalize } from '@capivira/portuguese/tokens'
import { parallelsOf } from '../analysis/parallels.ts'

/** 'O coletivo de lobos é alcateia, o de peixes é cardume': asked of the lobos, the cardume is wrong by what the passage says. */
export function isSaidOfAnother(sentence: string, distractor: string, question: string): boolean {
  const name = bare(distractor)
  const pairs = parallelsOf(sentence)?.pairs ?? []
  return (
    pairs.some(({ whose }) => question.includes(` ${whose}`)) &&
    pairs.some(({ whose, value }) => !question.includes(` ${whose}`) && bare(value) === name)
  )
}

const bare = (text: string) => normalize(text).replace(/^(?:[oa]s?|uma?)\s/, '')
