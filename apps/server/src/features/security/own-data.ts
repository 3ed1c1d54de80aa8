import type { OwnData } from '../../platform/own-data.ts'
import { selectOwnEvents } from './store.ts'

/** What the record of security events keeps about a person. */
export const ownSecurityData: readonly OwnData[] = [
  {
    table: 'security_people',
    title: 'entradas e outros acontecimentos de segurança da conta',
    read: async (db, userId) => (await selectOwnEvents(db, { userId }))[0]?.lines ?? null,
  },
]
