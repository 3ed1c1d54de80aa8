import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { importLimits } from '@capivira/core/exchange/contract'
import { formatMegabytes } from '@capivira/core/exchange/file-name'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'

/**
 * A file of cards that has arrived whole; whoever has it keeps it or removes it. `isPacked`: it is a zip, whatever it
 * is called.
 */
export type ReceivedDeck = { path: string; name: string; isPacked: boolean; sha256: Buffer; bytes: number }

export type ReceivedImport = { fields: Record<string, string>; file: ReceivedDeck | Refusal | null }

const limits = {
  fileSize: importLimits.fileBytes,
  fieldSize: 64 * 1024,
  fields: 20,
  files: 4,
  parts: 24,
  headerPairs: 50,
}

/** A zip begins so, whatever it is called. */
const zipSignature = Buffer.from('PK\x03\x04', 'latin1')
const headBytes = 64

/**
 * Reads a form with a file of cards, and writes the file to `folder` as it arrives. Throws, with nothing left behind,
 * when the client breaks off.
 */
export async function receiveImport(request: FastifyRequest, folder: string): Promise<ReceivedImport> {
  const form: ReceivedImport = { fields: {}, file: null }
  if (!request.isMultipart()) return form
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') form.fields[part.fieldname] ??= part.value
      } else if (part.fieldname === 'file' && form.file === null) {
        form.file = await receiveFile(part, folder)
      } else {
        part.file.resume()
      }
    }
    return form
  } catch (error) {
    await discardImport(form.file)
    throw error
  }
}

/** Removes what was received, if it is still there. */
export async function discardImport(file: ReceivedImport['file']): Promise<void> {
  if (file && !(file instanceof Refusal)) await rm(file.path, { force: true })
}

async function receiveFile(part: MultipartFile, folder: string): Promise<ReceivedImport['file']> {
  const path = join(folder, `${randomUUID()}.part`)
  const hash = createHash('sha256')
  let bytes = 0
  let head = Buffer.alloc(0)
  let kept = false
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        bytes += chunk.length
        if (head.length < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes)
        hash.update(chunk)
        await file.appendFile(chunk)
      }
    } finally {
      await file.close()
    }
    // A form whose file was left out still sends the field, without a name and without bytes.
    if (bytes === 0) return part.filename ? new Refusal(422, 'Este arquivo está vazio.') : null
    const isPacked = head.subarray(0, zipSignature.length).equals(zipSignature)
    if (part.file.truncated) return tooLarge(importLimits.fileBytes)
    // Questions of Moodle hold their pictures as letters.
    const most =
      isPacked || /^(?:\xef\xbb\xbf)?\s*</.test(head.toString('latin1'))
        ? importLimits.fileBytes
        : importLimits.textBytes
    if (bytes > most) return tooLarge(most)
    kept = true
    return { path, name: part.filename ?? '', isPacked, sha256: hash.digest(), bytes }
  } finally {
    if (!kept) await rm(path, { force: true })
  }
}

const tooLarge = (most: number) => new Refusal(413, `O arquivo deve ter no máximo ${formatMegabytes(most)}.`)
