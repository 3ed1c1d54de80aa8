import type { Readable } from 'node:stream'

const HEAD = 4

/** Cuts a stream of `u32le length · bytes` into its pieces. Throws a RangeError on a piece longer than `maxBytes`. */
export async function* lengthPrefixed(stream: Readable, maxBytes: number): AsyncGenerator<Buffer, void> {
  let chunks: Buffer[] = []
  let available = 0
  let needed = HEAD
  for await (const chunk of stream) {
    chunks.push(chunk)
    available += chunk.length
    while (available >= needed) {
      const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
      chunks = [bytes]
      needed = HEAD + bytes.readUInt32LE(0)
      if (needed > maxBytes) throw new RangeError('the piece is too long')
      if (available < needed) break
      yield bytes.subarray(HEAD, needed)
      available -= needed
      chunks = available > 0 ? [bytes.subarray(needed)] : []
      needed = HEAD
    }
  }
}

/** What goes before a piece of so many bytes. */
export function lengthOf(bytes: number): Buffer {
  const head = Buffer.alloc(HEAD)
  head.writeUInt32LE(bytes)
  return head
}
