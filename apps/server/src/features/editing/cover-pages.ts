import type { getCoverage } from '@capivira/core/editing/contract'
import type { ReplyOf } from '@capivira/core/http/endpoint'
import { doubtfulPages } from '@capivira/core/materials/doubtful-pages'
import type { Database } from '../../platform/database.ts'
import type { Editor } from './editor.ts'
import { findMaterial, selectReadings } from './store.ts'

/** How well each page of a material could be read; null when it is not the editor's. */
export async function coverPages(
  db: Database,
  editor: Editor,
  materialId: number,
): Promise<ReplyOf<typeof getCoverage> | null> {
  const material = await findMaterial(db, editor, materialId)
  if (!material) return null
  const readings = await selectReadings(db, materialId)
  const { uncertain, message } = doubtfulPages(readings)
  const doubtful = new Set(uncertain)
  const pages = readings.map(({ number, lines }) => ({
    page: number,
    reading: lines === 0 ? ('unreadable' as const) : doubtful.has(number) ? ('doubtful' as const) : ('read' as const),
  }))
  return { pages, message }
}
