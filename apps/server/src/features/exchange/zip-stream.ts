import { createReadStream } from 'node:fs'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of a zip: a text, or the path of a file on disk. */
export type ZipEntry = { name: string; text: string } | { name: string; path: string }

/** The bytes of a zip with these files, made as they are read: none of them is ever whole in memory. */
export async function* zipOf(entries: readonly ZipEntry[], now: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    failure ??= error
    made.push(chunk)
  })
  function* ready(): Generator<Uint8Array> {
    if (failure) throw failure
    for (let chunk = made.shift(); chunk; chunk = made.shift()) if (chunk.length > 0) yield chunk
  }
  for (const entry of entries) {
    if ('text' in entry) {
      const file = new ZipPassThrough(entry.name)
      file.mtime = now
      zip.add(file)
      file.push(new TextEncoder().encode(entry.text), true)
      continue
    }
    const file = new ZipDeflate(entry.name, { level: 6 })
    file.mtime = now
    zip.add(file)
    for await (const chunk of createReadStream(entry.path)) {
      file.push(chunk)
      yield* ready()
    }
    file.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* ready()
}
