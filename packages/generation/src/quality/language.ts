import { isKnown } from '@capivira/portuguese/morphology'
import { isFunctionWord, tokenize } from '@capivira/portuguese/tokens'
import { reject } from './finding.ts'
import type { Gate } from './gate.ts'
import { THRESHOLDS } from './thresholds.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
/** Function words that Portuguese does not have. */
const SPANISH = words(
  'el los las y en una del con por qué cuál cuáles quién cómo dónde cuándo es son fue más pero según sus su al ' +
    'lo ha han hay este ese donde unos unas muy también sin sobre desde hasta',
)
const ENGLISH = words(
  'the of and is are was were what which who how when where why in on at to for from by with that this these ' +
    'those an it its as be been has have had not or does did do',
)

/** Function words of Portuguese and Spanish alike. */
const OF_BOTH = words(
  'que se como por de a o para no me te nos entre contra cuando quando todo toda lo le ante bajo quien',
)

/** Whether a text is Portuguese: most words known, or many of its function words and few of a neighbour's. */
export function isPortuguese(text: string): boolean {
  const all = tokenize(text).filter(token => token.kind === 'word')
  // Names are spelled in every language.
  const plain = all.filter((token, i) => i === 0 || !/^\p{Lu}/u.test(token.text)).map(token => token.text.toLowerCase())
  if (plain.length === 0) return true
  const count = (test: (word: string) => boolean) => plain.filter(test).length
  const portuguese = count(isFunctionWord)
  const spanish = count(word => SPANISH.has(word) && !isFunctionWord(word))
  const foreign = Math.max(
    spanish,
    count(word => ENGLISH.has(word) && !isFunctionWord(word)),
  )
  if (foreign > portuguese) return false
  // 'que', 'se', 'como', 'por' are of both languages and speak for neither.
  const own = count(word => isFunctionWord(word) && !SPANISH.has(word) && !OF_BOTH.has(word))
  if (spanish >= 2 && spanish > own) return false
  if (count(isKnown) / plain.length >= THRESHOLDS.portuguese.knownWords) return true
  return portuguese / plain.length >= THRESHOLDS.portuguese.functionWords && foreign === 0
}

/** P1: written in Portuguese. What an acronym stands for may be in its own language. */
export const isInPortuguese: Gate = ({ question, answer, family }) => {
  if (!isPortuguese(question)) return reject('P1', 'A pergunta não parece escrita em português.')
  if (family === 'acronym') return null
  // 'saida.tar.gz' is a name, of however many parts.
  // Nor has a formula a language.
  const spoken = answer.match(/\p{L}{3,}/gu)?.length ?? 0
  return spoken > 2 && tokenize(answer).length > 4 && !isPortuguese(answer)
    ? reject('P1', 'A resposta não parece escrita em português.')
    : null
}
