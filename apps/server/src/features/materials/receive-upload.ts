import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { maxUploadBytes } from '@capivira/core/materials/upload'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { FAILURE_SENTENCES } from '../../extraction/failure.ts'
import { diskFull, isDiskFull } from '../../platform/disk-full.ts'
import { Refusal } from '../../platform/refusal.ts'

/** A file that has arrived whole and is closed; whoever has it keeps it or removes it. */
export type ReceivedFile = { path: string; sha256: Buffer; bytes: number }

export type ReceivedForm = {
  /** Field by name; of a name sent twice the first. */
  fields: Record<string, string>
  /** The PDF, or why it will not do, or null when none was sent. */
  file: ReceivedFile | Refusal | null
}

/** Both forms' names of the file are understood by both calls. */
const fileFields = ['pdf', 'pdfFile']

const limits = { fileSize: maxUploadBytes, fieldSize: 64 * 1024, fields: 20, files: 4, parts: 24, headerPairs: 50 }

/** PDF readers accept the signature anywhere in the first kilobyte. */
const signature = { text: '%PDF-', within: 1024 }

const tooLarge = new Refusal(413, 'O arquivo deve ter no máximo 50MB')

/**
 * Reads a form with a PDF, in whatever order its parts come, and writes the file to `folder` as it arrives: it is never
 * in memory. Throws, with nothing left behind, when the client breaks off.
 */
export async function receiveUpload(request: FastifyRequest, folder: string): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: {}, file: null }
  if (!request.isMultipart()) return form
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') form.fields[part.fieldname] ??= part.value
      } else if (fileFields.includes(part.fieldname) && form.file === null) {
        form.file = await receiveFile(part, folder)
      } else {
        part.file.resume()
      }
    }
    return form
  } catch (error) {
    await discard(form.file)
    throw error
  }
}

/** Removes what was received, if it is still there. */
export async function discard(file: ReceivedForm['file']): Promise<void> {
  if (file && !(file instanceof Refusal)) await rm(file.path, { force: true })
}

async function receiveFile(part: MultipartFile, folder: string): Promise<ReceivedForm['file']> {
  const path = join(folder, `${randomUUID()}.part`)
  let kept = false
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      const received = await copy(part, file)
      // A form whose file was left out still sends the field, without a name and without bytes.
      if (received instanceof Refusal) return received
      if (received.bytes === 0) return part.filename ? new Refusal(422, FAILURE_SENTENCES.empty) : null
      kept = true
      return { path, ...received }
    } finally {
      await file.close()
    }
  } catch (error) {
    if (!isDiskFull(error)) throw error
    part.file.resume()
    return diskFull
  } finally {
    if (!kept) await rm(path, { force: true })
  }
}

/** Writes a part to a file. What will not do is still read to its end: a browser only looks at the answer then. */
async function copy(part: MultipartFile, file: FileHandle): Promise<{ sha256: Buffer; bytes: number } | Refusal> {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let bytes = 0
  let refusal: Refusal | null = null
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (refusal) continue
    if (head.length < signature.within) head = Buffer.concat([head, chunk]).subarray(0, signature.within)
    refusal = head.length === signature.within ? refuseOther(head) : null
    if (refusal) continue
    try {
      hash.update(chunk)
      await file.appendFile(chunk)
    } catch (error) {
      if (!isDiskFull(error)) throw error
      refusal = diskFull
    }
  }
  if (part.file.truncated) return tooLarge
  if (bytes > 0) refusal ??= refuseOther(head)
  return refusal ?? { sha256: hash.digest(), bytes }
}

function refuseOther(head: Buffer): Refusal | null {
  return head.includes(signature.text) ? null : new Refusal(400, FAILURE_SENTENCES['not-a-pdf'])
}
