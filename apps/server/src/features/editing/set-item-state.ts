import type { ItemKind } from '@capivira/core/editing/contract'
import { messages } from '@capivira/core/http/errors'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { settleMaterial } from '../classes/settle-assignments.ts'
import { recountProgress } from '../materials/recount-progress.ts'
import { resolveProblems } from '../problems/resolve-problems.ts'
import type { Editor } from './editor.ts'
import { lockItem, updateState } from './item-store.ts'

type State = 'shown' | 'hidden' | 'removed'

const said: Record<ItemKind, Record<State, string>> = {
  card: {
    shown: 'Os alunos veem este card de novo',
    hidden: 'Os alunos não veem mais este card',
    removed: 'Card excluído',
  },
  question: {
    shown: 'Os alunos veem esta questão de novo',
    hidden: 'Os alunos não veem mais esta questão',
    removed: 'Questão excluída',
  },
  word: {
    shown: 'Os alunos veem esta palavra de novo',
    hidden: 'Os alunos não veem mais esta palavra',
    removed: 'Palavra excluída',
  },
}

/**
 * Shows, hides or removes an item; the pupils' progress is counted anew, and with an item that goes assignments may be
 * done and what was reported about it counts as resolved. Refuses 404 for an item that is not the editor's.
 */
export async function setItemState(
  db: Database,
  editor: Editor,
  { kind, id, state, now }: { kind: ItemKind; id: number; state: State; now: Date },
): Promise<{ message: string } | Refusal> {
  return inTransaction(db, async tx => {
    const item = await lockItem(tx, editor, { kind, id })
    if (!item) return new Refusal(404, messages.notFound)
    if (item.state === state) return { message: said[kind][state] }
    await updateState(tx, { kind, id }, state, now)
    if (kind === 'card') await recountProgress(tx, item.materialId)
    if (kind !== 'word' && state !== 'shown') await settleMaterial(tx, { materialId: item.materialId, now })
    if (kind !== 'word' && state !== 'shown') await resolveProblems(tx, { kind, id }, now)
    return { message: said[kind][state] }
  })
}
