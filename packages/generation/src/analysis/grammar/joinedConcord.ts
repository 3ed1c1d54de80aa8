import { agrees } from '@capivira/portuguese/agreement'
import { genderOf } from '@capivira/portuguese/morphology'
import type { Subject } from './nouns.ts'

type Phrase = Subject['phrase']

/** 'as raízes e caules': things of both genders, of which one tells in the masculine ('foram colhidos'). */
export function isOfBothGenders({ gender, number, core }: Phrase): boolean {
  const second = /^\p{L}+\se\s(?:os?\s)?(\p{Ll}+)(?![\p{L}])/u.exec(core)?.[1]
  return gender === 'f' && number === 'p' && second !== undefined && genderOf(second) === 'm'
}

/** Whether a participle can be told of a subject, joined of both genders or not. */
export function participleAgrees(participle: string, phrase: Phrase): boolean {
  return agrees(participle, phrase) || (isOfBothGenders(phrase) && agrees(participle, { gender: 'm', number: 'p' }))
}
