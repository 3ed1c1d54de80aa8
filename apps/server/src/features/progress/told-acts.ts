import { longestWait } from '@capivira/core/study/event'
import pg from 'pg'
import type { Database } from '../../platform/database.ts'
import type { NamedAct, ToldActs } from '../../platform/once.ts'
import { type ActName, deleteEvent, insertEvent, keepAnswer, selectEvent } from './store.ts'

/** An answer longer than this is not kept: whoever asks again is told that the act was taken. */
const longestAnswer = 16_384

const key = 'study_events_user_id_event_id_pk'

const name = ({ userId, eventId }: NamedAct): ActName => ({ userId, eventId })

/** The acts of everybody by name, in `study_events`. */
export function toldActsOf(db: Database): ToldActs {
  return {
    find: async act => (await selectEvent(db, name(act)))[0] ?? null,
    claim: (tx, { now, ...act }) => insertEvent(tx, { ...act, now }),
    release: (tx, act) => deleteEvent(tx ?? db, name(act)),
    keep: (act, answer) => {
      const text = JSON.stringify(answer) ?? null
      return keepAnswer(db, {
        ...act,
        // An event is taken for as long as it may come late, and as long again for a device that sends it twice.
        forgotten: new Date(act.now.getTime() - 2 * longestWait * 1_000),
        answer: text !== null && text.length <= longestAnswer ? text : null,
      })
    },
    isKnown: error => {
      const cause = error instanceof Error && error.cause ? error.cause : error
      return cause instanceof pg.DatabaseError && cause.code === '23505' && cause.constraint === key
    },
  }
}
