import { messages } from '@capivira/core/http/errors'
import * as contract from '@capivira/core/memory/contract'
import { fewest } from '@capivira/core/memory/judge'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { ownsClass, readsClass } from '../classes/owns-class.ts'
import { chooseMemory } from './choose-memory.ts'
import { findMemory } from './find-memory.ts'

const notFound = new Refusal(404, messages.notFound)
const ofSchool = new Refusal(403, 'Só a administração muda a memória da escola inteira. Escolha uma turma sua.')

/** How well memory is foretold, for teachers and administrators, and the way back to the defaults. */
export function memoryRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const isOthers = async (user: { id: string }, classId: number | undefined) =>
    classId !== undefined && !(await ownsClass(db, user.id, classId))

  route(app, services, contract.getMemory, async ({ user, query: { classId } }) => {
    if (classId !== undefined && !(await readsClass(db, user, classId))) return notFound
    const [school, turma] = await Promise.all([
      findMemory(db, null),
      classId === undefined ? null : findMemory(db, classId),
    ])
    return { school, turma, fewest }
  })

  route(app, services, contract.chooseMemory, async ({ user, body: { classId, use }, now }) => {
    if (await isOthers(user, classId)) return notFound
    if (classId === undefined && user.userType !== 'admin') return ofSchool
    await chooseMemory(db, classId ?? null, { use, now })
    return findMemory(db, classId ?? null)
  })
}
