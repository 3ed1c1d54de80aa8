import type { PromptPart } from '@capivira/core/assistant/contract'
import { promptsOf } from '@capivira/generation/assistant/prompt'
import { joinedLines } from '@capivira/portuguese/line-ends'
import { isKnown } from '@capivira/portuguese/morphology'
import type { Database } from '../../platform/database.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { nameClasses } from '../classes/name-classes.ts'
import { readPages } from '../materials/read-pages.ts'
import { findTaught } from './store.ts'

/** The prompts of a material for an assistant; null where it is not the caller's. Nothing of them is about a pupil. */
export async function writePrompts(db: Database, user: SignedIn, materialId: number): Promise<PromptPart[] | null> {
  const material = await findTaught(db, user, materialId)
  if (!material) return null
  const pages = await readPages(db, materialId)
  const texts = pages.map(({ number, lines }) => ({
    number,
    text: joinedLines(
      lines.map(({ text }) => text),
      ' ',
      isKnown,
    ),
  }))
  return promptsOf({ ...material, classes: await nameClasses(db, materialId), pages: texts })
}
