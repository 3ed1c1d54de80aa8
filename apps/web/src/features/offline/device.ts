import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Act, ActStore } from './act.ts'

/** A material kept on this device. */
export type Download = { userId: string; materialId: number; title: string; savedAt: number }

type KeptAct = Omit<Act, 'key'> & { key?: number; userId: string }

interface Kept extends DBSchema {
  /** Answers of the server by pupil and address. */
  answers: { key: [string, string]; value: { userId: string; address: string; answer: unknown } }
  downloads: { key: [string, number]; value: Download }
  /** Acts on their way to the server. */
  acts: { key: number; value: KeptAct; indexes: { user: string } }
}

export type Device = IDBPDatabase<Kept>

/** What the device keeps for people. @throws where storage is forbidden. */
export function openDevice(onClosed?: () => void): Promise<Device> {
  return openDB<Kept>('capivira', 1, {
    upgrade: database => {
      database.createObjectStore('answers', { keyPath: ['userId', 'address'] })
      database.createObjectStore('downloads', { keyPath: ['userId', 'materialId'] })
      database.createObjectStore('acts', { keyPath: 'key', autoIncrement: true }).createIndex('user', 'userId')
    },
    // A later version of the page, in another tab, changes what is here, or it is cleared: neither waits for this one.
    blocking: (_current, _wanted, { target }) => {
      if (target instanceof IDBDatabase) target.close()
      onClosed?.()
    },
    ...(onClosed && { terminated: onClosed }),
  })
}

/** Runs something on the device. */
export type OnDevice = <T>(work: (device: Device) => Promise<T>) => Promise<T>

/**
 * A device that is opened again when its connection is gone: phones with little memory, above all iOS, end it under a
 * page that was out of sight.
 * @throws where storage is forbidden.
 */
export async function steadyDevice(open: (onClosed: () => void) => Promise<Device> = openDevice): Promise<OnDevice> {
  let opening: Promise<Device> | undefined
  const forget = () => {
    opening = undefined
  }
  const current = () => {
    opening ??= open(forget)
    return opening
  }
  await current()
  return async work => {
    try {
      return await work(await current())
    } catch (error) {
      // Without room it stays without room; everything else is tried once on a new connection.
      if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error
      forget()
      return work(await current())
    }
  }
}

/** The waiting acts of one person; those of others stay where they are until they sign in again. */
export function actsOf(onDevice: OnDevice, userId: string): ActStore {
  return {
    add: act => onDevice(device => device.add('acts', { ...act, userId })),
    put: async act => void (await onDevice(device => device.put('acts', { ...act, userId }))),
    next: after =>
      onDevice(async device => {
        const index = device.transaction('acts').store.index('user')
        let cursor = await index.openCursor(IDBKeyRange.only(userId))
        if (cursor && cursor.primaryKey <= after) cursor = await cursor.continuePrimaryKey(userId, after + 1)
        return cursor ? { ...cursor.value, key: cursor.primaryKey } : undefined
      }),
    remove: key => onDevice(device => device.delete('acts', key)),
    keys: () => onDevice(device => device.getAllKeysFromIndex('acts', 'user', userId)),
    all: async () => {
      const acts = await onDevice(device => device.getAllFromIndex('acts', 'user', userId))
      return acts.flatMap(({ key, ...act }) => (key === undefined ? [] : [{ ...act, key }]))
    },
  }
}

/** Where nothing can be kept: acts stay in the page. */
export const noStore: ActStore = {
  add: () => Promise.reject(new Error('this device keeps nothing')),
  put: async () => {},
  next: async () => undefined,
  remove: async () => {},
  keys: async () => [],
  all: async () => [],
}

/** All answers and downloads whose key starts with the user's id. */
const ofUser = (userId: string) => IDBKeyRange.bound([userId], [userId, []])

/** Forgets what others have read on this device; on a shared one nobody finds another's material. Their acts stay. */
export async function forgetOthers(device: Device, userId: string): Promise<void> {
  for (const store of ['answers', 'downloads'] as const) {
    for (const key of await device.getAllKeys(store)) if (key[0] !== userId) await device.delete(store, key)
  }
}

/** Forgets everything about a person: what was read, what was downloaded and what was not sent. */
export async function forget(device: Device, userId: string): Promise<void> {
  await device.delete('answers', ofUser(userId))
  await device.delete('downloads', ofUser(userId))
  for (const key of await device.getAllKeysFromIndex('acts', 'user', userId)) await device.delete('acts', key)
}
