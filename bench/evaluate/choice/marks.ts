import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Observation, Penalty } from './logistic.ts'

/** What a strict reader said of one item of an open document, with the item's features and without any text. */
export type ChoiceMark = {
  /** Hash of document, wording and passage. */
  id: string
  /** Kind and file of the document, as the collection lists it. */
  document: string
  kind: 'card' | 'question'
  /** Kept as it is, good after an edit, or struck. */
  mark: 'K' | 'E' | 'S'
  /** Why not kept, by the rubric's short names; '-' of what is kept. */
  cause: string
  features: Readonly<Record<string, number>>
}

/**
 * Reads marks as tab-separated lines `id`, `document`, `kind`, `mark`, `cause`, `features` (`name=value`, separated by
 * spaces; a name holds no blank) below a header. Throws an Error that names a line of another form.
 */
export function parseChoiceMarks(text: string): ChoiceMark[] {
  const [, ...lines] = text.trimEnd().split('\n')
  return lines.map((line, i) => {
    const [id = '', document = '', kind = '', mark = '', cause = '', features = ''] = line.split('\t')
    if (!isKind(kind) || !isMark(mark)) throw new Error(`Line ${i + 2} is no mark: ${line.slice(0, 80)}`)
    return { id, document, kind, mark, cause, features: parsed(features) }
  })
}

/** The marks of a file, packed by gzip where its name says so. */
export function readChoiceMarks(file: string | URL): ChoiceMark[] {
  const bytes = readFileSync(file)
  return parseChoiceMarks(`${file}`.endsWith('.gz') ? gunzipSync(bytes).toString() : bytes.toString())
}

const isKind = (kind: string): kind is ChoiceMark['kind'] => kind === 'card' || kind === 'question'
const isMark = (mark: string): mark is ChoiceMark['mark'] => mark === 'K' || mark === 'E' || mark === 'S'

function parsed(features: string): Record<string, number> {
  return Object.fromEntries(
    features.split(' ').map(pair => {
      const at = pair.lastIndexOf('=')
      return [pair.slice(0, at).replaceAll('+', ' '), Number(pair.slice(at + 1))]
    }),
  )
}

/** Marks as text, the inverse of parseChoiceMarks; numbers have four digits at most. */
export function formatChoiceMarks(marks: readonly ChoiceMark[]): string {
  const lines = marks.map(({ id, document, kind, mark, cause, features }) => {
    const pairs = Object.entries(features)
      .filter(([, value]) => value !== 0)
      .map(([name, value]) => `${name.replaceAll(' ', '+')}=${Number(value.toPrecision(4))}`)
    return [id, document, kind, mark, cause, pairs.join(' ')].join('\t')
  })
  return ['id\tdocument\tkind\tmark\tcause\tfeatures', ...lines, ''].join('\n')
}

/** What the certainty of items is fitted on. */
export const observationOf = ({ document, mark, features }: ChoiceMark): Observation => ({
  features,
  kept: mark === 'K',
  group: document,
})

/** A pattern is seen seldom, so that its own weight is drawn to nothing twice as strongly. */
export const penaltyOf =
  (strength: number): Penalty =>
  feature =>
    strength * (feature.startsWith('pattern:') ? 2 : 1)

/** Observations without the features that fewer of them than `least` have: of a few nothing can be learned. */
export function withoutRare(observations: readonly Observation[], least: number): Observation[] {
  const counts = new Map<string, number>()
  for (const name of observations.flatMap(({ features }) => Object.keys(features)))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  return observations.map(one => ({
    ...one,
    features: Object.fromEntries(Object.entries(one.features).filter(([name]) => (counts.get(name) ?? 0) >= least)),
  }))
}
