import { randomInt } from 'node:crypto'
import { newJoinCode } from '@capivira/core/classes/join-code'
import { messages } from '@capivira/core/http/errors'
import type { Database, Queryable } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertClass, updateCode } from './store.ts'

/** Tries until a code is found that no class has; with 113 million codes the second one is. */
const tries = 5

/** Makes a class. */
export async function createClass(
  db: Queryable,
  values: { teacherId: string; name: string; note: string | null; createdAt: Date },
): Promise<{ id: number; joinCode: string }> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const joinCode = newJoinCode(below => randomInt(below))
    const id = await insertClass(db, { ...values, joinCode })
    if (id !== null) return { id, joinCode }
  }
  throw new Error('no free join code was found')
}

/** Gives a class another code. Refuses 404 when the teacher has no such class. */
export async function renewCode(db: Database, teacherId: string, classId: number): Promise<Refusal | null> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const outcome = await updateCode(
      db,
      teacherId,
      classId,
      newJoinCode(below => randomInt(below)),
    )
    if (outcome === null) return new Refusal(404, messages.notFound)
    if (outcome === 'kept') return null
  }
  throw new Error('no free join code was found')
}
