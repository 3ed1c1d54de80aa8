import { pattern, wordsOf as wordsOfSense } from '../lexicon/words.ts'
import { fieldIn, headerIn } from './fields.ts'

/** Deeper lists and objects hold no items. */
const DEEPEST = 6
/** Keys under which all options of a question stand, the right one among them. */
const ALL_OPTIONS = /^(?:alternativas|op[cç](?:ões|oes)|options|choices)$/iu
/** Keys of an option's own words, and of the mark that it is the right one. */
const OPTION_TEXT = wordsOfSense('key of the text of an option')
const RIGHT = pattern('iu')`^(?:[ée]_?)?(?:${'key of the right option'}|is_?correct)$`
const LETTER = /^[A-Ea-e][).]?$/u
const PAGE = /^(?:p[áa]g(?:ina)?|page)$/iu

/**
 * An answer that a chat wrote as JSON, in the lines it was asked for; any other text as it is. Of one that breaks off
 * what is whole is read.
 */
export function unfoldedObjects(text: string): string {
  if (!/"[^"\n]{1,30}"\s*:/u.test(text)) return text
  const from = text.search(/[[{]/u)
  const value = parsed(text.slice(from))
  const lines = value === undefined ? [] : linesOf(value, 0)
  return lines.length > 0 ? lines.join('\n') : text
}

/** The value that a text begins with: up to its last bracket, or where it is cut, up to its last whole object. */
function parsed(text: string): unknown {
  const end = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}')) + 1
  const last = text.lastIndexOf('}') + 1
  for (const whole of [text.slice(0, end), `${text.slice(0, last)}]`, `${text.slice(0, last)}]}`]) {
    try {
      return JSON.parse(whole)
    } catch {
      // The next way to close it.
    }
  }
  return undefined
}

function linesOf(value: unknown, depth: number): string[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return []
  const entries = Object.entries(value)
  const said = entries.flatMap(([key, of]) => fieldLines(key, of))
  if (said.filter(line => /^[A-Z]:/u.test(line)).length >= 2) return [...headOf(entries), ...said, '']
  return entries.flatMap(([, of]) => linesOf(of, depth + 1))
}

/** What stands under a key, as lines: options under letters, wrong ones one by one, anything else behind its label. */
function fieldLines(key: string, value: unknown): string[] {
  if (ALL_OPTIONS.test(key.trim())) return optionLines(value)
  const words = (Array.isArray(value) ? value : [value]).flatMap(wordsOf)
  const field = fieldIn(`${key.trim().replaceAll('_', ' ')}:`)?.field
  if (!field) return []
  return words.map(word => `${LETTERS[field]}: ${word}`)
}

/** Options under their letters, and the answer where one of them is marked as the right one. */
function optionLines(value: unknown): string[] {
  const options = Array.isArray(value)
    ? value.map(optionIn)
    : isObject(value)
      ? Object.entries(value).map(lettered)
      : []
  const written = options.map(({ text, ...option }, i) => ({
    ...option,
    text: /^\(?[A-Ea-e][).]\s/u.test(text) ? text : `${'ABCDE'[i] ?? 'E'}) ${text}`,
  }))
  return written
    .filter(({ text }) => !/^.\) $/u.test(text))
    .flatMap(({ text, right }) => [text, ...(right ? [`R: ${text.replace(/^\(?[A-Ea-e][).]\s/u, '')}`] : [])])
}

/** An option with its letter, where it has one, and whether it is marked as right. */
type Option = { text: string; right: boolean }

/** '["A", "O frio"]', of `{ "A": "O frio" }`. */
const lettered = ([letter, of]: [string, unknown]): Option => {
  const { text, right } = optionIn(of)
  return { text: text && /^[A-Ea-e]$/u.test(letter) ? `${letter}) ${text}` : text, right }
}

/** '"O frio"', '{ "letra": "A", "texto": "O frio", "correta": true }' or '{ "A": "O frio" }'. */
function optionIn(value: unknown): Option {
  if (!isObject(value)) return { text: wordsOf(value)[0] ?? '', right: false }
  const entries = Object.entries(value)
  const right = entries.some(([key, of]) => of === true && RIGHT.test(key.trim()))
  const [only] = entries
  if (only && entries.length === 1) return { ...lettered(only), right }
  const texts = entries.filter(([key]) => OPTION_TEXT.has(key.trim().toLowerCase())).flatMap(([, of]) => wordsOf(of))
  // '{ "label": "A", "text": "Na foz" }': one of the two is the letter, whatever they are called.
  const text = texts.find(word => !LETTER.test(word)) ?? texts[0] ?? ''
  const letter = entries.flatMap(([, of]) => wordsOf(of)).find(word => LETTER.test(word))
  return { text: text && letter && text !== letter ? `${letter.slice(0, 1)}) ${text}` : text, right }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wordsOf = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number' ? [String(value).replace(/\s+/gu, ' ').trim()] : []

/** 'C1 | p. 2': what an object says of its label and page. */
function headOf(entries: readonly [string, unknown][]): string[] {
  const label = entries.flatMap(([, value]) => wordsOf(value)).find(word => word.length < 6 && headerIn(word) !== null)
  const page = entries.find(([key]) => PAGE.test(key.trim()))?.[1]
  const head = label === undefined ? null : headerIn(label)
  if (!head) return []
  return [/^\d{1,4}$/u.test(String(page)) ? `${head.label} | p. ${page}` : head.label]
}

const LETTERS = {
  question: 'P',
  answer: 'R',
  wrong: 'E',
  explanation: 'X',
  quote: 'F',
  word: 'W',
  hint: 'D',
} as const
