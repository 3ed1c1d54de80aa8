import { timingSafeEqual } from 'node:crypto'
import type { Queryable } from '../../platform/database.ts'
import { keyedHash } from '../../platform/pseudonym.ts'
import { findUserById, type UserRow } from './store.ts'

type Owner = Pick<UserRow, 'id' | 'email' | 'password'>

/** Bytes of a user's id, and of the end in seconds since 1970. */
const [idBytes, endBytes] = [16, 4]

const proofOf = (secret: string, { id, email, password }: Owner, end: number) =>
  Buffer.from(keyedHash(secret, 'unlock', [id, end, email, password].join(' ')), 'base64url')

/**
 * The token of a link that lets the owner of a mailbox in again, though strangers have used up their account's
 * attempts. It signs nobody in. It stands in no table: it says whose it is and until when, and ends with the account's
 * address and password.
 */
export function unlockToken(secret: string, owner: Owner, until: Date): string {
  const end = Math.floor(until.getTime() / 1000)
  const head = Buffer.alloc(idBytes + endBytes)
  head.write(owner.id.replaceAll('-', ''), 'hex')
  head.writeUInt32BE(end, idBytes)
  return Buffer.concat([head, proofOf(secret, owner, end)]).toString('base64url')
}

/** Whose link this is; null when it is none of ours, or not good any more. */
export async function ownerOfUnlock(db: Queryable, secret: string, token: string, now: Date): Promise<UserRow | null> {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= idBytes + endBytes) return null
  const end = bytes.readUInt32BE(idBytes)
  if (end * 1000 <= now.getTime()) return null
  const hex = bytes.toString('hex', 0, idBytes)
  const user = await findUserById(db, hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'))
  if (!user) return null
  const [given, expected] = [bytes.subarray(idBytes + endBytes), proofOf(secret, user, end)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? user : null
}
