import { pattern } from '../lexicon/words.ts'

/**
 * '\newline', '\emph', '\section*': the name of a command as a text on typesetting writes it, without what is passed to
 * it.
 */
const COMMAND = /(?<![\\\p{L}\p{N}])\\(?:@?[A-Za-z]{2,}@?[A-Za-z]*\*?(?![{\\\p{L}@])|[=+,;](?=\s|[?.]|$))/gu

/**
 * A text with the names of commands as plain words: they are things a lesson on programs asks about, not leftovers of
 * code.
 */
export function withoutCommandSigns(text: string): string {
  return text.replace(COMMAND, name => name.replace(/[^A-Za-z]/g, ''))
}

const NOT_BY_SOURCE = /(?<!(?<![\p{L}])(?:[Ss]egundo|[Cc]onforme|[Dd]e\sacordo\scom|diz)\s[oa]\s)/u
/**
 * What commands of typesetting act on; with a number or 'anterior' after it, or where it tells something, it is one of
 * the document read.
 */
const ACTED_ON = pattern('gu')`
  ${NOT_BY_SOURCE}(?<![\p{L}])${'acted on by a command of typesetting'}
  (?!\s(?:\d|anterior|seguinte|acima|abaixo|a seguir))(?![\p{L}])`

/**
 * The text of an item on a command as the rules on pointing words should read it: in 'O que faz o comando \clearpage?
 * Finaliza a página' the page is the one the command ends, not one of the material.
 */
export function withoutActedOn(text: string, item: { question: string; answer: string }): string {
  COMMAND.lastIndex = 0
  return COMMAND.test(`${item.question} ${item.answer}`) ? text.replace(ACTED_ON, 'objeto') : text
}
