import type { Agreement } from '@capivira/portuguese/agreement'
import type { NameClass } from '../../analysis/people/names.ts'

/** A possible wrong option. */
export type Candidate = {
  text: string
  agreement?: Agreement
  /** Section it comes from: a sibling section is a better source than a far one. */
  sectionIndex: number
  score: number
  /** Of a name: what it names. */
  named?: NameClass
  /** Of a name: the article it takes, '' for none; absent where neither the lists nor the document tell. */
  article?: string
  /** Of what somebody or something does: who or what. */
  subject?: string
  /** Of the answer of another fact: what is asked there. */
  asked?: string
  /** Of a definition: says who somebody is. */
  human?: boolean
}
