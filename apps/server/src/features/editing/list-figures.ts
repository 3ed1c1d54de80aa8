import type { Figure } from '@capivira/core/editing/figure-contract'
import { isPartQuestion } from '@capivira/core/editing/figure-rules'
import type { Queryable } from '../../platform/database.ts'
import { figureUrl } from '../materials/card-figures.ts'
import type { Editor } from './editor.ts'
import { type PartRow, selectOwnFigures, selectParts } from './figure-store.ts'

/** The figures of a material for those who work on it, the first made first. */
export async function listFigures(db: Queryable, editor: Editor, materialId: number): Promise<Figure[]> {
  const [figures, parts] = await Promise.all([
    selectOwnFigures(db, editor, { materialId }),
    selectParts(db, { materialId }),
  ])
  return figures.map(({ figure }) =>
    present(
      figure,
      parts.filter(part => part.figureId === figure.id),
    ),
  )
}

/** One figure for those who work on it; null when there is none for them. */
export async function readFigure(db: Queryable, editor: Editor, id: number): Promise<Figure | null> {
  const [row] = await selectOwnFigures(db, editor, { id })
  return row ? present(row.figure, await selectParts(db, { figureId: id })) : null
}

type FigureRow = Awaited<ReturnType<typeof selectOwnFigures>>[number]['figure']

const present = (row: FigureRow, parts: readonly PartRow[]): Figure => ({
  ...row,
  imageUrl: figureUrl(row.id),
  parts: parts.map(({ cardId, question, answer, boxes, state }) => ({
    cardId,
    label: answer,
    // What was written for want of a description is none.
    alternative: isPartQuestion(question) ? '' : question,
    boxes: boxes ?? [],
    state: state === 'shown' ? 'shown' : 'hidden',
  })),
})
