import { createReadStream } from 'node:fs'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of a zip: a text, the bytes of a picture that is small already, or the path of a file on disk. */
export type ZipEntry = { name: string } & ({ text: string } | { bytes: Uint8Array } | { path: string })

/** The bytes of a zip with these files, made as they are read: no more than one small file is whole in memory. */
export async function* zipOf(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  now: Date,
): AsyncGenerator<Uint8Array> {
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
  for await (const entry of entries) {
    if (!('path' in entry)) {
      const file = new ZipPassThrough(entry.name)
      file.mtime = now
      zip.add(file)
      file.push('text' in entry ? new TextEncoder().encode(entry.text) : entry.bytes, true)
      yield* ready()
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
