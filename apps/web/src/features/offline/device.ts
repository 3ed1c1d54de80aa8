import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ActStore } from './outbox.ts'

/** A material kept on this device. */
export type Download = { userId: string; materialId: number; title: string; savedAt: number }

interface Kept extends DBSchema {
  /** Answers of the server by pupil and address. */
  answers: { key: [string, string]; value: { userId: string; address: string; answer: unknown } }
  downloads: { key: [string, number]; value: Download }
  /** Acts on their way to the server. */
  acts: {
    key: number
    value: { key?: number; userId: string; path: string; body: object; at: number }
    indexes: { user: string }
  }
}

export type Device = IDBPDatabase<Kept>

/** What the device keeps for pupils. @throws where storage is forbidden. */
export function openDevice(): Promise<Device> {
  return openDB<Kept>('capivira', 1, {
    upgrade: database => {
      database.createObjectStore('answers', { keyPath: ['userId', 'address'] })
      database.createObjectStore('downloads', { keyPath: ['userId', 'materialId'] })
      database.createObjectStore('acts', { keyPath: 'key', autoIncrement: true }).createIndex('user', 'userId')
    },
  })
}

/** The waiting acts of one pupil; those of others stay where they are until they sign in again. */
export function actsOf(device: Device, userId: string): ActStore {
  return {
    add: act => device.add('acts', { ...act, userId }),
    first: async () => {
      const act = await device.getFromIndex('acts', 'user', userId)
      return act?.key === undefined ? undefined : { ...act, key: act.key }
    },
    remove: key => device.delete('acts', key),
    count: () => device.countFromIndex('acts', 'user', userId),
  }
}

/** All answers and downloads whose key starts with the user's id. */
const ofUser = (userId: string) => IDBKeyRange.bound([userId], [userId, []])

/** Forgets what others have read on this device; on a shared one nobody finds another's material. */
export async function forgetOthers(device: Device, userId: string): Promise<void> {
  for (const store of ['answers', 'downloads'] as const) {
    for (const key of await device.getAllKeys(store)) if (key[0] !== userId) await device.delete(store, key)
  }
}

/** Forgets everything about a pupil: what was read, what was downloaded and what was not sent. */
export async function forget(device: Device, userId: string): Promise<void> {
  await device.delete('answers', ofUser(userId))
  await device.delete('downloads', ofUser(userId))
  for (const key of await device.getAllKeysFromIndex('acts', 'user', userId)) await device.delete('acts', key)
}
