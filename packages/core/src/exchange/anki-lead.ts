import type { AnkiField } from './anki-field.ts'
import { gapNumbers, readGaps } from './anki-gaps.ts'
import { type AnkiTemplate, sidesOf } from './anki-sides.ts'
import { fieldsIn, type TemplatePart } from './anki-template.ts'
import { foldName } from './imported-card.ts'
import { plainText } from './plain-text.ts'

/** What stands before the gaps of a note, as text, and the fields that it shows. */
export type Lead = { text: string; names: readonly string[] }
const none: Lead = { text: '', names: [] }

/**
 * What a front shows before its gaps, or whose gaps are all on the back: the heading of a text, or a verb of which the
 * back asks for the forms. Without it a gap may ask nothing. Hints, buttons and the numbers of notes are no part of it.
 */
export function leadOf(fields: readonly AnkiField[], template: AnkiTemplate | undefined): Lead {
  if (!template) return none
  const numbering = new Set(fields.flatMap(field => (isNumbering(field) ? field.name : [])))
  const front = withoutAids(beforeGaps(template.front), numbering)
  const names = fieldsIn(front).map(({ name }) => name)
  const isAlone = fields.every(({ name, html }) => !names.includes(name) || gapNumbers(readGaps(html)).length === 0)
  const text = isAlone ? (sidesOf(fields, { ...template, front }, new Set())?.question ?? '') : ''
  return text === '' ? none : { text, names }
}

/** Whether a lead says one of the answers that a card hides. */
export function tells({ text }: Lead, hidden: readonly string[]): boolean {
  const shown = wordsOf(text)
  return hidden.some(answer => shown.includes(wordsOf(answer)))
}

const wordsOf = (text: string) =>
  ` ${foldName(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** The parts of a front that stand before the first field with gaps; all of them where it shows none. */
function beforeGaps(front: readonly TemplatePart[]): TemplatePart[] {
  const at = front.findIndex(part => fieldsIn([part]).some(({ filters }) => filters.includes('cloze')))
  if (at < 0) return [...front]
  const within = front[at]
  return [...front.slice(0, at), ...(within?.kind === 'when' ? [{ ...within, inside: beforeGaps(within.inside) }] : [])]
}

const button = /<button\b[\s\S]*?<\/button\s*>/gi

/** Without what shows nothing until it is pressed, and what only counts the notes. */
function withoutAids(parts: readonly TemplatePart[], numbering: ReadonlySet<string>): TemplatePart[] {
  return parts.flatMap((part): TemplatePart[] => {
    if (part.kind === 'text') return [{ ...part, text: part.text.replace(button, '') }]
    if (part.kind === 'field') return part.filters.includes('hint') || numbering.has(part.name) ? [] : [part]
    const inside = withoutAids(part.inside, numbering)
    // What introduces a hint goes with it.
    const isEmptied = fieldsIn(part.inside).length > 0 && fieldsIn(inside).length === 0
    return isEmptied ? [] : [{ ...part, inside }]
  })
}

const namesOfNumbers = /^(?:id|uuid|guid|note ?id|n[oº°]?\.?|num(?:ero|ber)?|ordem|order|indice|index)$/
const mereNumber = /^(?:[\d\s#.,:/ºª°-]+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

const isNumbering = ({ name, html }: AnkiField) =>
  namesOfNumbers.test(foldName(name)) || mereNumber.test(plainText(html).text)
