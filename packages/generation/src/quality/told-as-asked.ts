import { analyse } from '@capivira/portuguese/morphology'
import { tokenize } from '@capivira/portuguese/tokens'
import { wordsOf } from '../lexicon/words.ts'
import { isCloze } from './checked.ts'
import { reject } from './finding.ts'
import type { Gate } from './gate.ts'

/** 'O que', 'Para que', 'Em que', 'Que planilha': how a question opens, behind what stands before it. */
const OPENER = /^(?:[^?]*[,:]\s)?(?:(?:\p{L}{1,5}\s)?(?:que|quem|qual|quais|quando|onde|como)|por que)\s/iu
/** What a subjunctive may follow. */
const WISHES = wordsOf('what a subjunctive follows')
/** 'O que é incluindo o script?' */
const DOING = /^(?:[^?]*[,:]\s)?o que (?:é|são) (\p{L}+ndo)\s/iu
/** 'O que tem um pressuposto: Arquitetura é…?', but 'Sobre os rios: o que…?', 'No RPG “Ur: a cidade”'. */
const TOLD_BEHIND_COLON = /^(?!Sobre\s)[^:“”"]*\s(?:que|quem|qual|quais)\s[^:“”"]*:\s\p{Lu}[^?]*\?$/u
/** '_____! serve para', 'o operador!?': a sign of the page that has lost its place. */
const LOST_MARK = /(?:_|\p{L})!(?:\?|\s(?!$)\p{Ll})/u
/** '2 - O órgão', 'Parágrafo único - Poderá': the mark of a part of a law before a sentence with a gap. */
const PART_OF_LAW = /^(?:\d{1,3}|[IVXLC]+|Parágrafo único)\s?[-–—]\s/u

/** F2: what is told, or told to do, is not asked; and no mark of the page stands in a question. */
export const asksAndDoesNotTell: Gate = item => {
  const { question } = item
  if (PART_OF_LAW.test(question)) return reject('F2', 'Sobra o número do artigo ou do parágrafo no começo.')
  if (LOST_MARK.test(question)) return reject('F2', 'Há um “!” fora de lugar.')
  if (isCloze(item)) return null
  const doing = DOING.exec(question)?.[1]
  if (doing && analyse(doing.toLowerCase()).some(({ mood }) => mood === 'gerund'))
    return reject('F2', `“${doing}” não diz o que a coisa é.`)
  if (TOLD_BEHIND_COLON.test(question)) return reject('F2', 'A pergunta traz uma frase inteira depois dos dois-pontos.')
  const order = orderIn(question)
  return order === null ? null : reject('F2', `“${order}” manda fazer; não pergunta.`)
}

/** The verb of a question that only an order or a wish can have, with nothing before it that wishes; null for none. */
function orderIn(question: string): string | null {
  const [opener] = OPENER.exec(question) ?? []
  if (opener === undefined) return null
  for (const { text } of tokenize(question.slice(opener.length))) {
    const lower = text.toLowerCase()
    if (WISHES.has(lower)) return null
    const readings = analyse(lower)
    const isOrder = ({ mood, category, tense }: (typeof readings)[number]) =>
      category === 'verb' && (mood === 'imperative' || (mood === 'subjunctive' && tense === 'present'))
    if (text === lower && readings.length > 0 && readings.every(isOrder)) return text
  }
  return null
}
