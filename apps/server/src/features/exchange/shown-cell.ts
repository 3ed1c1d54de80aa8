import { asTyped } from '@capivira/core/exchange/csv'
import { format, getFormatDateInfo, isDateFormat } from 'numfmt'

/** What a cell shows, and what is to be known of it. */
export type ShownCell = {
  text: string
  /** True for a day, which Excel may have made of a fraction. */
  isDay?: boolean
  /** Why it can be no part of a card. */
  fault?: string
}

const general = /^\s*(?:general)?\s*$/i
const portuguese = { locale: 'pt_BR' }

/** Days between the first of 1904 and the day that the others count from. */
const daysTo1904 = 1462

/** Beyond these a number is not exact in a file, and is shown with its power. */
const mostWhole = 1e15

/**
 * A number as Excel in Brazil shows it by the code of its format. A cell that would show nothing shows what it holds.
 */
export function shownNumber(value: string, code: string, from1904: boolean): ShownCell {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return { text: value.trim() }
  if (general.test(code)) return { text: plainNumber(number) }
  try {
    const isDate = isDateFormat(code)
    const shown = isDate
      ? format(code, number + (from1904 ? daysTo1904 : 0), portuguese)
      : format(inPortuguese(code), number, portuguese)
    const { year, month, day } = getFormatDateInfo(code)
    // Room that is kept for signs of other rows ('_-', '?') is no part of it.
    const text = shown.replace(/\s+/g, ' ').trim() || plainNumber(number)
    return isDate && (year || month || day) ? { text, isDay: true } : { text }
  } catch {
    return { text: plainNumber(number) }
  }
}

/** Whole numbers with all their digits, as Google's sheets and LibreOffice show them; others as far as Excel does. */
const plainNumber = (number: number) =>
  Number.isInteger(number) && Math.abs(number) < mostWhole ? String(number) : format('General', number, portuguese)

/** A currency names a language, too ('[$US$-409]'); numbers are written as the reader's system does all the same. */
const inPortuguese = (code: string) => code.replace(/\[\$([^\]-]*)-[^\]]*\]/g, '[$$$1-416]')

/** A text, with what its format puts around it ('"Aluno "@'). */
export function shownText(text: string, code: string): ShownCell {
  const typed = asTyped(text)
  if (!/[^@]@|@[^@]/.test(code) || general.test(code)) return { text: typed }
  try {
    return { text: format(code, typed, portuguese).trim() || typed }
  } catch {
    return { text: typed }
  }
}

/** A day that is written out ('2024-03-15T14:30:00'), which few programs do. */
export function shownDay(written: string, code: string): ShownCell {
  const milliseconds = Date.parse(
    /(?:Z|[+-]\d\d:?\d\d)$/i.test(written) || !written.includes('T') ? written : `${written}Z`,
  )
  if (Number.isNaN(milliseconds)) return { text: written }
  const days = milliseconds / 86_400_000 + 25_569
  const usual = Number.isInteger(days) ? 'dd/mm/yyyy' : 'dd/mm/yyyy hh:mm'
  return shownNumber(String(days), isDateFormat(code) ? code : usual, false)
}

export const shownTruth = (value: string): ShownCell => ({
  text: value === '1' || value === 'true' ? 'VERDADEIRO' : 'FALSO',
})

/** Errors by the names that Excel in Brazil shows. */
const errors: Record<string, string> = {
  '#N/A': '#N/D',
  '#VALUE!': '#VALOR!',
  '#NAME?': '#NOME?',
  '#NUM!': '#NÚM!',
  '#NULL!': '#NULO!',
  '#SPILL!': '#DESPEJAR!',
  '#GETTING_DATA': '#OBTENDO_DADOS',
}

/** What a formula could not work out. */
export function shownError(value: string): ShownCell {
  const text = errors[value] ?? value.slice(0, 40)
  return { text, fault: `A célula mostra um erro da planilha (${text}): conserte a fórmula ou apague a célula` }
}

/** A formula whose result was never worked out: programs that only write files leave it so. */
export const shownFormula = (formula: string): ShownCell => ({
  text: `=${formula}`.slice(0, 200),
  fault: 'A fórmula desta célula está sem resultado: abra a planilha, salve e envie de novo',
})
