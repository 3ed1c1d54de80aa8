import { startFakeS3 } from '../../apps/server/test/fake-s3.ts'
import type { Place } from './situation.ts'

/** A bucket on loopback, as the people of a school would rent one. */
export type Bucket = {
  /** For STORAGE_URL. */
  address: (prefix?: string) => string
  keys: () => string[]
  put: (key: string, modified: Date, body?: string) => void
  /** Makes everything in it older. */
  age: (ms: number) => void
  /** What was asked of it, as method and address. */
  requests: string[]
}

export async function bucketOf(place: Place): Promise<Bucket> {
  const { endpoint, objects, requests, server } = await startFakeS3('balde', () => new Date(), place.port())
  place.atTheEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    address: (prefix = '') => `s3://chave:segredo@balde${prefix && `/${prefix}`}?endpoint=${endpoint}`,
    keys: () => [...objects.keys()],
    put: (key, modified, body = 'x') => void objects.set(key, { body: Buffer.from(body), modified }),
    age(ms) {
      for (const one of objects.values()) one.modified = new Date(one.modified.getTime() - ms)
    },
    requests,
  }
}
