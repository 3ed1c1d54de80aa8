import { randomBytes } from 'node:crypto'
import { isAgeless, maySharePublicly } from '@capivira/core/consents/consent'
import { ageFirst, photoNeedsConsent } from '@capivira/core/consents/contract'
import sharp from 'sharp'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { consentStateOf } from '../consents/sharing.ts'
import { keepPicture, pictureUrl } from './picture-store.ts'
import { updateProfile } from './profile-store.ts'
import { lockUser, type UserRow } from './store.ts'

/** Pixels of the stored square, and the most that a sent picture may have: phones' photos have 12 million and more. */
const side = 256
const maxPixels = 16_000_000

/** What a file of each kind begins with. */
const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  bytes => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  bytes => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  bytes => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

const unreadable = new Refusal(400, 'Não conseguimos abrir esta foto. Tente outra, em JPEG ou PNG.')

/**
 * Keeps a picture of a user: looked at by its first bytes and its announced size before it is decoded, then drawn anew
 * as a small square, so that nothing else of the file (place, camera, hidden data) is kept. Its address cannot be
 * guessed. Refuses 403 for a child whose guardian has not agreed.
 */
export async function savePicture(
  { db, now }: { db: Database; now: Date },
  userId: string,
  dataUrl: string,
): Promise<UserRow | Refusal> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  if (!beginnings.some(begins => begins(bytes))) return unreadable
  const image = await drawAnew(bytes)
  if (!image) return unreadable
  const key = randomBytes(16).toString('hex')
  return inTransaction(db, async tx => {
    const user = await lockUser(tx, userId)
    if (!user || !maySharePublicly(await consentStateOf(tx, user)))
      return new Refusal(403, user && isAgeless(user) ? ageFirst : photoNeedsConsent)
    await keepPicture(tx, { userId, key, image, createdAt: now })
    return updateProfile(tx, userId, { profileImageUrl: pictureUrl(key) }, now)
  })
}

async function drawAnew(bytes: Buffer): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).timeout({ seconds: 5 })
    return await picture.rotate().resize(side, side, { fit: 'cover' }).webp({ quality: 80 }).toBuffer()
  } catch {
    return null
  }
}
