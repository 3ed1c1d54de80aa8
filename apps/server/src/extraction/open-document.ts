import { promises as fs } from 'node:fs'
import { type ExtractionFailure, failure, portfolio } from './failure.ts'
import type { Limits } from './limits.ts'
import { ChildStopped, PdfChild } from './sandbox/pdf-child.ts'
import type { OpenReply } from './sandbox/wire.ts'

/** PDF readers accept the signature anywhere in the first kilobyte. */
const SIGNATURE = '%PDF-'
const SIGNATURE_WITHIN = 1024

export type OpenDocument = { child: PdfChild; opened: OpenReply }

/**
 * Opens a PDF in a child of its own, or says what is wrong with it. The caller closes the child.
 * Throws when the file itself cannot be read (ENOENT, EACCES).
 */
export async function openDocument(
  file: string,
  limits: Limits,
): Promise<OpenDocument | { failure: ExtractionFailure }> {
  const start = await firstBytes(file)
  if (start.length === 0) return { failure: failure('empty') }
  if (!start.includes(SIGNATURE)) return { failure: failure('not-a-pdf') }
  const child = new PdfChild(file, limits)
  try {
    child.ask({ op: 'open' })
    const { reply } = await child.take('open', limits.openMs)
    const problem = problemOf(reply, limits)
    if (!problem) return { child, opened: reply }
    child.close()
    return { failure: problem }
  } catch (error) {
    child.close()
    if (!(error instanceof ChildStopped)) throw error
    return { failure: failure(error.reason === 'crash' ? 'damaged' : 'too-complex') }
  }
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await fs.open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SIGNATURE_WITHIN), 0, SIGNATURE_WITHIN, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function problemOf({ error, pages, wrapper }: OpenReply, limits: Limits): ExtractionFailure | null {
  if (error) return failure(error)
  if (wrapper) return wrapper.kind === 'portfolio' ? portfolio(wrapper.pdfs, wrapper.others) : failure(wrapper.kind)
  if (pages === 0) return failure('no-readable-page')
  return pages > limits.maxPages ? failure('too-many-pages') : null
}
