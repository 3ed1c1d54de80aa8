import { zstdDecompressSync } from 'node:zlib'
import { unzipSync } from 'fflate'

/** The newest form first: newer packages keep an older file beside it that only says 'please update'. */
const names = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const

/** Bytes of a collection without its pictures; a year of school takes two million. */
const mostBytes = 128 * 1024 * 1024

const isNamed = (path: string, name: string) =>
  path === name || (path.endsWith(`/${name}`) && path.split('/').length === 2 && !path.startsWith('__MACOSX/'))

/** The database of an .apkg as bytes. Throws when there is none, or when it unpacks to more than a deck can have. */
export function unpackCollection(apkg: Uint8Array): Uint8Array {
  const found = new Set<string>()
  unzipSync(apkg, {
    filter: ({ name }) => {
      found.add(name)
      return false
    },
  })
  // Who unpacks a deck and packs it again puts a folder around it.
  const wanted = names.flatMap(name => [...found].filter(path => isNamed(path, name)).slice(0, 1))[0]
  if (!wanted) throw new Error('no collection')
  // fflate gives a file exactly the room that the archive says it takes.
  const files = unzipSync(apkg, { filter: ({ name, originalSize }) => name === wanted && originalSize <= mostBytes })
  const file = files[wanted]
  if (!file) throw new Error('the collection is too large')
  return wanted.endsWith('b') ? zstdDecompressSync(file, { maxOutputLength: mostBytes }) : file
}
