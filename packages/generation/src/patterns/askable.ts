import { analyse } from '@capivira/portuguese/morphology'
import { pattern } from '../lexicon/words.ts'
import { hangingIn } from '../reading/mentions.ts'
import type { Statement } from '../reading/statements.ts'
import type { Asked } from './row.ts'

/** Signs that no question of a lesson has: bullets, arrows, pieces of formulas and code, paths of files. */
const FOREIGN_SIGN = /[→←•*{}|\\<>=_~^#@§[\]⁰¹²³⁴-⁹+]|\.{3}|\d\)|(?:^|\s)[IVX]+ [-–]\s/u
const ADDRESS = /\/(?=[^/\s]*\p{L})[\p{L}\p{N}._-]+\/|https?(?!\p{L})/u
const MOST = { question: 24, answer: 28 } as const
/** A word that asks for another behind it. */
const OPEN_END = pattern('iu')`(?:^|\s)${'asks for another word behind it'}[?.]?$`
const DOUBLED = pattern('iu')`(?:^|\s)(${'doubled by mistake'}) \1(?=\s|$)`
const BACK = pattern('iu')`
  (?:^|\s)(?:[dn]?(?:est|ess|aquel)[eas]{1,2}|${'points back out of a question'})(?=\s|\?|,|$)`

/** 'O que tem determinar como competência…?': an infinitive that is the object of 'ter' stands behind 'como' alone. */
const HAS_DOING = /(?<!\p{L})(?:tem|têm|tinha|tinham|teve|tiveram)\s(\p{L}+[aei]r)(?!\p{L})/u

/** Words of another language in the sentence. */
const ENGLISH = pattern('u')`(?:^|\s)${'word of English in a sentence'}\s\p{Ll}`

/** Whether a question can be asked at all: whole, of fair length, and with nothing that points back to its page. */
export function isAskable({ question, answer, key }: Asked, { tree, sure }: Statement): boolean {
  const both = `${question} ${answer}`
  if (sure < 0.2 || FOREIGN_SIGN.test(both) || ADDRESS.test(both) || ENGLISH.test(both)) return false
  const words = { question: question.split(' ').length, answer: answer.split(' ').length }
  if (words.question < 3 || words.question > MOST.question || words.answer > MOST.answer) return false
  if (answer === '' || OPEN_END.test(answer) || OPEN_END.test(question) || DOUBLED.test(`${question} ${answer}`))
    return false
  // 'depende tanto do calor como da luz' without its 'tanto'
  if (/(?<!\p{L})tanto\s/iu.test(tree.text) && /\s(?:como|quanto)\s/u.test(both) && !/tant/iu.test(both)) return false
  if (BACK.test(question) || BACK.test(answer.split(' ').slice(0, 2).join(' '))) return false
  if (!isBalanced(question) || !isBalanced(answer)) return false
  if ((question.match(/\s[—–]\s/gu) ?? []).length % 2 > 0) return false
  const [, doing] = HAS_DOING.exec(question) ?? []
  if (doing !== undefined && !analyse(doing).some(({ category }) => category === 'noun')) return false
  return !hangingIn(tree).some(({ index, why }) => index === key && (why === 'pronoun' || why === 'demonstrative'))
}

function isBalanced(text: string): boolean {
  const count = (sign: string) => text.split(sign).length - 1
  return count('(') === count(')') && count('“') === count('”') && count('"') % 2 === 0
}
