import type { Readable } from 'node:stream'
import { type ChildReply, childReply } from './wire.ts'

export type Frame = { reply: ChildReply; binary: Buffer }

/**
 * Cuts the child's stdout into frames (see wire.ts).
 * Throws on a frame longer than `maxBytes` and on one that does not fit the schema.
 */
export async function* readFrames(stream: Readable, maxBytes: number): AsyncGenerator<Frame, void> {
  let chunks: Buffer[] = []
  let available = 0
  let needed = 8
  for await (const chunk of stream) {
    chunks.push(chunk)
    available += chunk.length
    while (available >= needed) {
      const buffer = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
      chunks = [buffer]
      const end = 4 + buffer.readUInt32LE(0)
      const jsonEnd = 8 + buffer.readUInt32LE(4)
      if (end > maxBytes || jsonEnd > end) throw new RangeError('the frame does not fit')
      needed = end
      if (available < needed) break
      yield {
        reply: childReply.parse(JSON.parse(buffer.toString('utf8', 8, jsonEnd))),
        binary: buffer.subarray(jsonEnd, end),
      }
      chunks = available > end ? [buffer.subarray(end)] : []
      available -= end
      needed = 8
    }
  }
}
