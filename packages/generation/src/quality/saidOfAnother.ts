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

/** 'Fração imprópria: fração em que…': a line of a list that explains a term. In prose another name of the same thing may be explained. */
const DEFINES = /^([^:]{2,60}?)(?:\s?:|\s[–-])\s(.+)$/u

/** Whether a line gives the distractor as the meaning of something the question does not ask about. */
export function definesAnother(sentence: string, distractor: string, question: string): boolean {
  const [, term = '', meaning = ''] = DEFINES.exec(normalize(sentence)) ?? []
  return term !== '' && bare(meaning).startsWith(bare(distractor)) && !normalize(question).includes(bare(term))
}
