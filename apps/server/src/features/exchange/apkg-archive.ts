import { zstdDecompressSync } from 'node:zlib'
import { unzipSync } from 'fflate'

/** The newest form first: newer packages keep an older file beside it that only says 'please update'. */
const names = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const

/** Bytes of a collection without its pictures; a year of school takes two million. */
const mostBytes = 128 * 1024 * 1024

/** The database of an .apkg as bytes. Throws when there is none, or when it unpacks to more than a deck can have. */
export function unpackCollection(apkg: Uint8Array): Uint8Array {
  const found = new Set<string>()
  unzipSync(apkg, {
    filter: ({ name }) => {
      found.add(name)
      return false
    },
  })
  const wanted = names.find(name => found.has(name))
  if (!wanted) throw new Error('no collection')
  // fflate gives a file exactly the room that the archive says it takes.
  const files = unzipSync(apkg, { filter: ({ name, originalSize }) => name === wanted && originalSize <= mostBytes })
  const file = files[wanted]
  if (!file) throw new Error('the collection is too large')
  return wanted.endsWith('b') ? zstdDecompressSync(file, { maxOutputLength: mostBytes }) : file
}
