import { type Prior, publicationLine } from '@capivira/core/review/line'

/**
 * A chosen item of a document: how certain it was without the document's marks, and whether a strict reader kept it.
 */
export type Judged = { document: string; kind: 'card' | 'question'; factKind: string; certainty: number; kept: boolean }

/** Certainties are told apart in steps of so much: a step holds what lies at it or above, below the next. */
const STEP = 0.025

/**
 * How many chosen items of each kind of fact and step of certainty there are, and how many were kept; by kind, then by
 * step.
 */
export function priorsOf(judged: readonly Judged[]): Prior[] {
  const groups = Map.groupBy(judged, ({ factKind, certainty }) => `${factKind} ${stepOf(certainty).toFixed(3)}`)
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, own]) => {
      const [factKind = '', step = ''] = name.split(' ')
      return { certainty: Number(step), factKind, kept: own.filter(({ kept }) => kept).length, total: own.length }
    })
}

const stepOf = (certainty: number) => Math.floor(certainty / STEP + 1e-9) * STEP

/**
 * The items that would be published by themselves in a school that has decided nothing yet, document by document by a
 * line of the other documents' marks alone; `folds` of them.
 */
export function publishedOf(judged: readonly Judged[], folds: number): Judged[] {
  const documents = [...new Set(judged.map(({ document }) => document))].sort()
  const foldOf = new Map(documents.map((document, at) => [document, at % folds]))
  return Array.from({ length: folds }, (_, fold) => fold).flatMap(fold => {
    const [own, others] = [judged.filter(isOf(fold)), judged.filter(one => !isOf(fold)(one))]
    const priors = priorsOf(others)
    const kinds = [...new Set(own.map(({ factKind }) => factKind))]
    const lines = new Map(kinds.map(kind => [kind, publicationLine([], kind, priors)]))
    return own.filter(({ certainty, factKind }) => certainty >= (lines.get(factKind) ?? Number.POSITIVE_INFINITY))
  })

  function isOf(fold: number) {
    return ({ document }: Judged) => foldOf.get(document) === fold
  }
}
