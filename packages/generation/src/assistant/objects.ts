import { fieldIn, headerIn } from './fields.ts'

/** Deeper lists and objects hold no items. */
const DEEPEST = 6
/** Keys under which all options of a question stand, the right one among them. */
const ALL_OPTIONS = /^(?:alternativas|op[cç](?:ões|oes)|options|choices)$/iu
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
  const words = (Array.isArray(value) ? value : [value]).flatMap(wordsOf)
  if (ALL_OPTIONS.test(key.trim()))
    return (Array.isArray(value) ? words : lettered(value)).map((option, i) =>
      /^\(?[A-Ea-e][).]\s/u.test(option) ? option : `${'ABCDE'[i] ?? 'E'}) ${option}`,
    )
  const field = fieldIn(`${key.trim().replaceAll('_', ' ')}:`)?.field
  if (!field) return []
  return words.map(word => `${LETTERS[field]}: ${word}`)
}

/** '{ "A": "O frio", "B": "A neve" }'. */
const lettered = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([letter, of]) => wordsOf(of).map(word => `${letter}) ${word}`))
    : []

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
