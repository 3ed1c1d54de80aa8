import { parseNounPhrase } from '@capivira/portuguese/noun-phrase'
import { findNumbers } from '@capivira/portuguese/numbers'
import { pattern } from '../lexicon/words.ts'
import { remembering } from './words.ts'

/** What an option looks like, as far as its form tells. */
export type Shape = 'year' | 'date' | 'century' | 'percentage' | 'quantity' | 'number' | 'acronym' | 'name' | 'phrase'

const MONTH = pattern('i')`${'month'}`

/** The shape of an option: '1888' is a year, '206 ossos' a quantity, 'DNA' an acronym. */
export const shapeOf = remembering(readShape)

const LIMIT = pattern('i')`^${'limit of a number'}\s+(?:ano\s+(?:de\s+)?)?`

function readShape(option: string): Shape {
  const text = option.trim().replace(/[.;,]$/, '')
  const plain = text.replace(LIMIT, '')
  if (/^(?:\d{4}|\d{1,4}\s?[ad]\.\s?C\.?)$/.test(plain)) return 'year'
  if (/\d/.test(plain) && MONTH.test(plain) && plain.length < 40) return 'date'
  if (MONTH.test(plain) && /^\p{L}+(?: de \d{4})?$/u.test(plain)) return 'date'
  const [number, ...more] = findNumbers(plain)
  if (number && more.length === 0 && number.start === 0) {
    if (number.kind === 'century') return 'century'
    if (number.kind === 'percentage') return 'percentage'
    const rest = plain.slice(number.end).trim()
    if (rest === '') return 'number'
    if (rest.split(/\s+/).length <= 4) return 'quantity'
  }
  if (/^[\p{Lu}\d]{2,8}(?:\/[\p{Lu}\d]{2,8})?s?$/u.test(text)) return 'acronym'
  return parseNounPhrase(text)?.proper ? 'name' : 'phrase'
}

const OF_LETTERS = /^(?:\p{L}*\p{Lu}){2}\p{L}*$/u

/** 'RAxML' beside 'POY': names made of letters, however many of them are capitals. */
export const areNamesOfLetters = (a: string, b: string): boolean => OF_LETTERS.test(a) && OF_LETTERS.test(b)

/** Number, unit and precision of a numeric option; null when it is not one number. */
export function quantityOf(option: string): { value: number; unit: string; decimals: number } | null {
  const [number, ...more] = findNumbers(option)
  if (!number || more.length > 0) return null
  const unit = `${option.slice(0, number.start)} ${option.slice(number.end)}`.replace(/\s+/g, ' ').trim().toLowerCase()
  const decimals = /,(\d+)/.exec(number.text)?.[1]?.length ?? 0
  return { value: number.value, unit: number.kind === 'percentage' ? `% ${unit}`.trim() : unit, decimals }
}
