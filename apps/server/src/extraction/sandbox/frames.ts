import type { Readable } from 'node:stream'
import { lengthPrefixed } from './length-prefixed.ts'
import { type ChildReply, childReply } from './wire.ts'

export type Frame = { reply: ChildReply; binary: Buffer }

/**
 * Reads the child's answers (see wire.ts). Throws on a frame longer than `maxBytes` and on one that does not fit the
 * schema: the child reads hostile files, so its words are not trusted either.
 */
export async function* readFrames(stream: Readable, maxBytes: number): AsyncGenerator<Frame, void> {
  for await (const frame of lengthPrefixed(stream, maxBytes)) {
    const end = 4 + frame.readUInt32LE(0)
    yield { reply: childReply.parse(JSON.parse(frame.toString('utf8', 4, end))), binary: frame.subarray(end) }
  }
}
