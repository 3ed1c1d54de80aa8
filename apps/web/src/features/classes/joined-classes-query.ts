import { listJoinedClasses } from '@capivira/core/classes/contract'
import { read } from '../../lib/call.ts'

/** The classes a pupil is in; apart from the other queries, so that screens with sounds load no more than this. */
export const joinedClassesQuery = read(listJoinedClasses)
