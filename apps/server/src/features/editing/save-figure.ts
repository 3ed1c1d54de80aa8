import type { Figure, FigureContent } from '@capivira/core/editing/figure-contract'
import { figureLimits, partQuestion, type Region } from '@capivira/core/editing/figure-rules'
import { messages } from '@capivira/core/http/errors'
import type { Database, Transaction } from '../../platform/database.ts'
import { type FileStore, StoreAway } from '../../platform/files.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { cutFigure } from '../materials/cut-figure.ts'
import { placeAtEnd } from '../materials/place-at-end.ts'
import { resolveProblems } from '../problems/resolve-problems.ts'
import { afterChange } from './after-change.ts'
import type { Editor } from './editor.ts'
import * as store from './figure-store.ts'
import { insertOwn, updateContent, updateState } from './item-store.ts'
import { readFigure } from './list-figures.ts'
import { findMaterial, type MaterialRow } from './store.ts'

const notFound = new Refusal(404, messages.notFound)
const noPages = new Refusal(400, 'Só dá para recortar figuras de materiais em PDF.')
const noSuchPage = new Refusal(400, 'Este material não tem essa página.')
const tooMany = new Refusal(409, `Este material já tem ${figureLimits.figures} figuras. Exclua uma para fazer outra.`)
const changedElsewhere =
  'Esta figura foi alterada em outra janela enquanto você desenhava. Nada do que você fez se perdeu: compare ' +
  'com a versão atual e salve de novo.'

export type FigureTools = { db: Database; files: FileStore; now: Date }
type NewFigure = FigureContent & { page: number; crop: Region }

/**
 * Cuts a figure out of a page and makes a card of each of its parts. Refuses 404 for a material that is not the
 * editor's, 400 for one without such a page, 409 where it has as many figures as it may, and what `cutFigure` refuses.
 */
export async function addFigure(
  { db, files, now }: FigureTools,
  editor: Editor,
  materialId: number,
  { page, crop, ...content }: NewFigure,
): Promise<Figure | Refusal> {
  const sheet = await store.findSheet(db, editor, materialId)
  if (!sheet) return notFound
  if (sheet.sourceKind !== 'pdf') return noPages
  if (page > (sheet.pageCount ?? 0)) return noSuchPage
  const cut = await cutFigure(files, sheet.pdfPath, { page, crop })
  if (cut instanceof Refusal) return cut
  const made = await inTransaction(db, async tx => {
    const material = await findMaterial(tx, editor, materialId)
    if (!material) return notFound
    if ((await store.countFigures(tx, materialId)) >= figureLimits.figures) return tooMany
    const id = await store.insertFigure(tx, content, { ...cut, materialId, page, createdAt: now })
    await writeParts(tx, { material, figureId: id, page, content, before: [], now })
    await afterChange(tx, { materialId, kinds: ['card'], goes: false, now })
    return (await readFigure(tx, editor, id)) ?? notFound
  })
  if (made instanceof Refusal) await removePicture(files, cut.fileKey)
  return made
}

/**
 * Writes an editor's rectangles and words over a figure: parts that are gone go with their cards, new ones get cards,
 * the others keep what pupils did with them. Refuses 404 for a figure that is not theirs, and 409 when it changed since
 * they read it.
 */
export async function editFigure(
  { db, now }: Pick<FigureTools, 'db' | 'now'>,
  editor: Editor,
  id: number,
  { revision, ...content }: FigureContent & { revision: number },
): Promise<Figure | Refusal> {
  return inTransaction(db, async tx => {
    const row = await store.lockFigure(tx, editor, id)
    const material = row && (await findMaterial(tx, editor, row.materialId))
    if (!row || !material) return notFound
    if (row.revision !== revision)
      return new Refusal(409, changedElsewhere, { code: 'newer-version', current: await readFigure(tx, editor, id) })
    const before = await store.selectParts(tx, { figureId: id })
    await store.updateFigure(tx, id, content)
    await writeParts(tx, { material, figureId: id, page: row.page, content, before, now })
    await afterChange(tx, { materialId: material.id, kinds: ['card'], goes: true, now })
    return (await readFigure(tx, editor, id)) ?? notFound
  })
}

/** Deletes a figure with its picture; its cards go as removed ones do. Refuses 404 for one that is not the editor's. */
export async function deleteFigure(
  { db, files, now }: FigureTools,
  editor: Editor,
  id: number,
): Promise<{ message: string } | Refusal> {
  const fileKey = await inTransaction(db, async tx => {
    const row = await store.lockFigure(tx, editor, id)
    if (!row) return null
    for (const { cardId } of await store.selectParts(tx, { figureId: id })) await removeCard(tx, cardId, now)
    await store.deleteFigureRow(tx, id)
    await afterChange(tx, { materialId: row.materialId, kinds: ['card'], goes: true, now })
    return row.fileKey
  })
  if (fileKey === null) return notFound
  await removePicture(files, fileKey)
  return { message: 'Figura excluída, com seus cards' }
}

/** Removes a picture that no figure has. Should it stay, the store being away, the sweeper removes it. */
async function removePicture(files: FileStore, fileKey: string): Promise<void> {
  await files.remove(fileKey).catch(error => {
    if (!(error instanceof StoreAway)) throw error
  })
}

type Parts = {
  material: MaterialRow
  figureId: number
  page: number
  content: FigureContent
  before: readonly store.PartRow[]
  now: Date
}

/** Makes the cards of a figure those of its parts. An id that is none of the figure's cards counts as a new part. */
async function writeParts(tx: Transaction, { material, figureId, page, content, before, now }: Parts): Promise<void> {
  const known = new Map(before.map(part => [part.cardId, part]))
  const source = { sourcePage: page, sourceQuote: null }
  for (const [place, { cardId, label, alternative, boxes }] of content.parts.entries()) {
    const question = alternative || partQuestion(content.title, place + 1)
    const part = cardId === null ? undefined : known.get(cardId)
    const words = { kind: 'card' as const, question, answer: label, difficulty: part?.difficulty ?? 'médio' }
    if (part) known.delete(part.cardId)
    if (part && (part.question !== question || part.answer !== label))
      await updateContent(tx, part.cardId, { content: words, source: null, now })
    const id = part?.cardId ?? (await addPart(tx, material, { content: words, source, now }))
    await store.updateBoxes(tx, id, figureId, boxes)
  }
  for (const cardId of known.keys()) await removeCard(tx, cardId, now)
}

async function addPart(tx: Transaction, material: MaterialRow, own: Parameters<typeof insertOwn>[2]): Promise<number> {
  return insertOwn(tx, await placeAtEnd(tx, 'card', material, own.now), own)
}

async function removeCard(tx: Transaction, id: number, now: Date): Promise<void> {
  await updateState(tx, { kind: 'card', id }, 'removed', now)
  await resolveProblems(tx, { kind: 'card', id }, now)
}
