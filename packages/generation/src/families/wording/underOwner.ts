import { contract } from '@capivira/portuguese/agreement'
import { contentWords, normalize } from '@capivira/portuguese/tokens'
import { inSmallLetters } from '../../analysis/references/headingName.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { FactDraft } from '../fact.ts'

/** 'Propriedades dos metais': what the section tells of, and of what. */
const OWNER =
  /^[\d.\s–-]*(?:propriedades|características|estrutura|composição|vantagens|desvantagens|sintomas|causas|consequências|efeitos|funções|comportamento)(?:\s\p{Ll}+)?\sd([oa]s?)\s(\p{L}[\p{L}\s-]{2,40})$/iu
/** 'a elevada dureza', 'o baixo ponto de fusão': what something has, without what has it. */
const HAD = /(?:^|\s)[oa]s?\s(?:elevad|alt|baix|grand|pequen|fort|frac|boa|má|maior|menor)\p{L}*\s\p{Ll}{3,}/u
const OWNED = /\s(?:d[oa]s?|seus?|suas?)\s/u

/**
 * 'A que se deve a elevada dureza?' under the heading 'Propriedades dos metais' → 'Nos metais, a que se deve a elevada dureza?': of what it is,
 * the heading says.
 */
export function underOwner<Draft extends FactDraft>(draft: Draft, { section }: Pick<TextSentence, 'section'>): Draft {
  const { question, quizQuestion, family } = draft
  if (family !== 'cause' && family !== 'relation') return draft
  const [, article = '', owner = ''] = OWNER.exec(section.title) ?? []
  if (owner === '' || !HAD.test(question) || OWNED.test(question)) return draft
  const name = inSmallLetters(owner)
  const said = normalize(question)
  if (contentWords(name).some(word => said.includes(word.slice(0, 6)))) return draft
  const lead = contract('em', `${article} ${name}`)
  const led = (text: string) =>
    `${lead.charAt(0).toUpperCase()}${lead.slice(1)}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  return { ...draft, question: led(question), ...(quizQuestion !== undefined && { quizQuestion: led(quizQuestion) }) }
}
