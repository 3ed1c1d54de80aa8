import { request } from '../../lib/http.ts'
import type { Download, OnDevice } from './device.ts'
import { fetchPicture, picturesOf } from './figure-pictures.ts'
import { addressesOf, cardsIn } from './keeper.ts'

/** The materials kept on this device for one pupil. */
export type Downloads = {
  current: () => ReadonlyMap<number, Download>
  subscribe: (listener: () => void) => () => void
  /**
   * Reads and keeps a material's cards, with their figures, and its quiz.
   * @throws ApiError, NetworkError, or the device's when it is full.
   */
  add: (material: { id: number; title: string }) => Promise<void>
  remove: (materialId: number) => Promise<void>
}

/** Opens the list of a pupil's downloads. */
export async function downloadsOf(onDevice: OnDevice, userId: string, now: () => number): Promise<Downloads> {
  const listeners = new Set<() => void>()
  let list: ReadonlyMap<number, Download> = new Map()

  async function look() {
    const all = await onDevice(device => device.getAll('downloads'))
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
      const kept = addresses.map((address, place) => ({ address, answer: answers[place] }))
      for (const address of picturesOf(kept.flatMap(cardsIn))) {
        const answer = await fetchPicture(address)
        // A lost picture is lost with a network too: its card says so, and the others serve.
        if (answer) kept.push({ address, answer })
      }
      // All or nothing: a material half kept would promise what it cannot hold.
      await onDevice(async device => {
        const writing = device.transaction(['answers', 'downloads'], 'readwrite')
        for (const one of kept) await writing.objectStore('answers').put({ userId, ...one })
        await writing.objectStore('downloads').put({ userId, materialId: id, title, savedAt: now() })
        await writing.done
      })
      await look()
    },
    remove: async materialId => {
      await onDevice(device => device.delete('downloads', [userId, materialId]))
      for (const address of addressesOf(materialId)) {
        const cards = cardsIn(await onDevice(device => device.get('answers', [userId, address])))
        for (const one of [address, ...picturesOf(cards)])
          await onDevice(device => device.delete('answers', [userId, one]))
      }
      await look()
    },
  }
}
