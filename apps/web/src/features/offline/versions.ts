import type { Act } from './act.ts'

/** A text of a version, with its heading. */
export type Told = { label: string; text: string }

const labels: readonly [string, string][] = [
  ['title', 'Título'],
  ['subject', 'Matéria'],
  ['description', 'Descrição'],
  ['question', 'Pergunta'],
  ['answer', 'Resposta'],
  ['word', 'Palavra'],
  ['hint', 'Dica'],
  ['explanation', 'Explicação'],
  ['difficulty', 'Dificuldade'],
]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The texts of a version of an item, a material or a figure, in the order in which they are read. */
export function textsOf(version: unknown): Told[] {
  if (!isRecord(version)) return []
  const told = labels.flatMap(([name, label]) => {
    const text = version[name]
    return typeof text === 'string' && text !== '' ? [{ label, text }] : []
  })
  const { options, correctAnswer, parts } = version
  if (Array.isArray(parts)) {
    const names = parts.map(part => (isRecord(part) ? String(part.label) : ''))
    return [...told, { label: 'O que está coberto', text: names.join('\n') }]
  }
  if (!Array.isArray(options)) return told
  const lines = options.map((option, place) => `${place === correctAnswer ? '✓ ' : ''}${String(option)}`)
  return [...told, { label: 'Opções (✓ é a certa)', text: lines.join('\n') }]
}

/** What a person saved, of an act that waits for them to choose. */
export const mineOf = ({ body }: Pick<Act, 'body'>): unknown => ('content' in body ? body.content : body)

/** The body of the same save, made on the version that stands there now; a new act, so without the old one's name. */
export function onNewer({ body, newer }: Pick<Act, 'body' | 'newer'>): object {
  const { eventId: _, ...mine } = body as Record<string, unknown>
  if (!isRecord(newer)) return mine
  return 'revision' in mine ? { ...mine, revision: newer.revision } : { ...mine, was: newer }
}
