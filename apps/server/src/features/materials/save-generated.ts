import type { GeneratedMaterial } from '@capivira/generation/items'
import type { Database } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { settleMaterial } from '../classes/settle-assignments.ts'
import { resolveProblems } from '../problems/resolve-problems.ts'
import { readRule } from '../review/read-rule.ts'
import { noteLeftOut } from './hidden-text-store.ts'
import { replaceCards, replaceQuestions, replaceSpares, replaceWords } from './items-store.ts'
import { finishRun, type Run } from './processing-store.ts'
import { recountProgress } from './recount-store.ts'

/**
 * Writes down what was written, and publishes what its rule lets go to pupils, in one transaction that holds only while
 * the run holds the material. An item that was there with the same fingerprint, or says the same in other words, keeps
 * its row, and so pupils keep what they did with it; words that would wait are not put in the place of published ones.
 * What is no more is deleted, but for what a teacher wrote, changed, hid or asked for, what pupils studied or answered,
 * and as many published items as only suggestions replace.
 */
export async function saveGenerated(
  db: Database,
  run: Run,
  { cards, questions, words, spares = [], notices, text }: GeneratedMaterial,
  now: Date,
): Promise<void> {
  await inTransaction(db, async tx => {
    await finishRun(tx, run, { content: text, notices, now })
    await noteLeftOut(tx, run.id, now)
    const writing = { now, rule: await readRule(tx, run.id) }
    const anew = {
      card: await replaceCards(tx, run.id, distinct(cards), writing),
      question: await replaceQuestions(tx, run, distinct(questions), writing),
    }
    // What pupils reported was said of words that are gone.
    for (const kind of ['card', 'question'] as const)
      for (const id of anew[kind]) await resolveProblems(tx, { kind, id }, now)
    await replaceWords(tx, run.id, distinct(words), writing)
    await replaceSpares(tx, run.id, spares)
    await recountProgress(tx, run.id)
    await settleMaterial(tx, { materialId: run.id, now })
  })
}

/** The first of each fingerprint: a row can be written only once. */
function distinct<Item extends { fingerprint: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.toReversed().map(item => [item.fingerprint, item])).values()].toReversed()
}
