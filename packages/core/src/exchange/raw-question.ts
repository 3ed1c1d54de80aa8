import { formulaText } from './formula-text.ts'
import { plainText, tidy } from './plain-text.ts'

/** A text of another program in its own format, as plain text. */
export type FormattedText = { text: string; media: number }

/** A question as another program's file holds it. */
export type RawQuestion = {
  /** Its place in the file: a line of a text, the how-manieth of a list. */
  row: number
  question: FormattedText
  /** `weight`: the share of the points that it gives, in percent. */
  options: readonly { text: FormattedText; weight: number; feedback: FormattedText }[]
  feedback: FormattedText
  /** The category it is filed under, its steps divided by '/'. */
  category: string
  tags: readonly string[]
  /** True for one that this program exported: its subject stands in its tags. */
  isOurs: boolean
  /** Why it cannot be a question with options; null for one that has them. */
  fault: string | null
}

export const nothing: FormattedText = { text: '', media: 0 }

const needsOptions = 'aqui cada questão tem alternativas, e uma só é a certa'
export const questionFaults = {
  matching: `É de associar colunas; ${needsOptions}`,
  numerical: `Pede um número; ${needsOptions}`,
  shortanswer: `Pede uma resposta escrita; ${needsOptions}`,
  essay: `É dissertativa; ${needsOptions}`,
  cloze: `Tem lacunas a preencher (Cloze); ${needsOptions}`,
  description: 'É só um texto, sem pergunta com alternativas',
  calculated: `É calculada com números sorteados; ${needsOptions}`,
  dragged: `É de arrastar para o lugar; ${needsOptions}`,
  several: `Traz várias perguntas em uma; ${needsOptions}`,
  unknown: `É de um tipo que não conhecemos; ${needsOptions}`,
  broken: 'As chaves { } das alternativas não fecham',
  brokenFile: 'Este arquivo do pacote está quebrado, e a questão dele não pôde ser lida',
  cutFile: 'Daqui em diante o arquivo está quebrado: exporte-o de novo para trazer as questões que faltam',
} as const

const markup = new RegExp(
  String.raw`<\/?(?:p|br|b|i|u|em|strong|span|div|sub|sup|ul|ol|li|img|audio|video|a|table|tr|td|h[1-6]|pre` +
    String.raw`|code)\b[^>]*>|&(?:[a-z]+\d*|#x?[0-9a-f]+);`,
  'i',
)

/**
 * A text in one of Moodle's formats as plain text. Its own format shows the lines as they are and knows HTML besides.
 */
export function formatted(text: string, format: string): FormattedText {
  if (/plain|^2$/.test(format)) return { text: tidy(text), media: 0 }
  if (/markdown|^4$/.test(format) || !markup.test(text)) return { text: tidy(withFormulas(text)), media: 0 }
  // Between two of these Moodle has a formula, as between '\\(' and '\\)'.
  const written = text.replace(/\$\$([^$]{1,1000})\$\$/g, '\\($1\\)')
  const { text: plain, media } = plainText(format === 'html' ? written.replace(/\s+/g, inOneLine) : written)
  return { text: plain, media }
}

const inOneLine = (blanks: string) => (blanks.includes('\n') ? ' ' : blanks)

/** Simple formulas as text; others stay in LaTeX. */
const withFormulas = (text: string) =>
  text.replace(
    /\\\(([\s\S]{1,1000}?)\\\)|\\\[([\s\S]{1,1000}?)\\\]|\$\$([^$]{1,1000})\$\$/g,
    (whole, round?: string, square?: string, dollars?: string) =>
      formulaText(round ?? square ?? dollars ?? '') ?? whole,
  )

/** A question that could not be read, with what is known of it. */
export const unreadQuestion = (row: number, name: string, fault: string): RawQuestion => ({
  row,
  question: { text: name, media: 0 },
  options: [],
  feedback: nothing,
  category: '',
  tags: [],
  isOurs: false,
  fault,
})

/** The options of a statement that is right or wrong. */
export function trueOrFalse(isTrue: boolean, ifTrue: FormattedText, ifFalse: FormattedText): RawQuestion['options'] {
  const text = (words: string) => ({ text: words, media: 0 })
  return [
    { text: text('Verdadeiro'), weight: isTrue ? 100 : 0, feedback: ifTrue },
    { text: text('Falso'), weight: isTrue ? 0 : 100, feedback: ifFalse },
  ]
}
