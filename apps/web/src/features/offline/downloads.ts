import { request } from '../../lib/http.ts'
import type { Device, Download } from './device.ts'
import { addressesOf } from './keeper.ts'

/** The materials kept on this device for one pupil. */
export type Downloads = {
  current: () => ReadonlyMap<number, Download>
  subscribe: (listener: () => void) => () => void
  /** Reads and keeps a material's cards and quiz. @throws ApiError, NetworkError, or the device's when it is full. */
  add: (material: { id: number; title: string }) => Promise<void>
  remove: (materialId: number) => Promise<void>
}

/** Opens the list of a pupil's downloads. */
export async function downloadsOf(device: Device, userId: string, now: () => number): Promise<Downloads> {
  const listeners = new Set<() => void>()
  let list: ReadonlyMap<number, Download> = new Map()

  async function look() {
    const all = await device.getAll('downloads')
    list = new Map(all.filter(entry => entry.userId === userId).map(entry => [entry.materialId, entry]))
    for (const listener of listeners) listener()
  }
  await look()

  return {
    current: () => list,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: async ({ id, title }) => {
      const addresses = addressesOf(id)
      const answers = await Promise.all(addresses.map(address => request('GET', address)))
      // All or nothing: a material half kept would promise what it cannot hold.
      const writing = device.transaction(['answers', 'downloads'], 'readwrite')
      for (const [place, address] of addresses.entries()) {
        await writing.objectStore('answers').put({ userId, address, answer: answers[place] })
      }
      await writing.objectStore('downloads').put({ userId, materialId: id, title, savedAt: now() })
      await writing.done
      await look()
    },
    remove: async materialId => {
      await device.delete('downloads', [userId, materialId])
      for (const address of addressesOf(materialId)) await device.delete('answers', [userId, address])
      await look()
    },
  }
}
