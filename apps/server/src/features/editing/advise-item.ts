import type { ItemContent, OwnSource } from '@capivira/core/editing/contract'
import { joinedLines } from '@capivira/portuguese/line-ends'
import { isKnown } from '@capivira/portuguese/morphology'
import type { Database } from '../../platform/database.ts'
import type { Advisers } from './advisers.ts'
import type { Editor } from './editor.ts'
import { findMaterial, selectPageTexts } from './store.ts'

/** Pages read on either side of an item's own: where else the text might say so, or say the contrary. */
const around = 10

/**
 * What the gates of generation would say about an item as it is being written, in Portuguese sentences, the gravest
 * first; null when the material is not the editor's.
 */
export async function adviseItem(
  { db, advisers }: { db: Database; advisers: Advisers },
  editor: Editor,
  { materialId, content, source }: { materialId: number; content: ItemContent; source: OwnSource },
): Promise<string[] | null> {
  if (!(await findMaterial(db, editor, materialId))) return null
  const at = source.sourcePage
  const pages = at === null ? [] : await selectPageTexts(db, materialId, { from: at - around, to: at + around })
  const texts = pages.map(({ number, lines }) => ({ number, text: joinedLines(lines, ' ', isKnown) }))
  return advisers.advise({ content, source, pages: texts })
}
