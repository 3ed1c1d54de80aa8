import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { uploadedMaterial } from '@capivira/core/materials/contract'
import type * as z from 'zod/mini'
import { openJobs } from '../src/platform/jobs.ts'
import { startTestApp } from './app.ts'
import { type FormFile, sendForm } from './multipart.ts'
import { makePdf } from './pdf.ts'

export type FormParts = Parameters<typeof sendForm>[2]
export type Refused = { message: string; errors?: Record<string, string> }
type Uploaded = z.output<typeof uploadedMaterial>

/** A school with a queue and a teacher who sends PDFs. */
export async function startUploadSchool() {
  const school = await startTestApp({ jobs: { processMaterial: (...call) => queue.jobs.processMaterial(...call) } })
  const queue = await openJobs(school.connection.pool, { error: () => {}, warn: () => {} })
  const teacher = await school.signedIn('teacher')
  const pdf = await makePdf([['A água é essencial à vida.'], ['Ela cobre a maior parte da Terra.']])
  let made = 0
  /** Bytes that differ from one call to the next, of a PDF that can be read. */
  const anotherPdf = () => Buffer.concat([pdf, Buffer.from(`\n% ${++made}`)])
  return {
    ...school,
    queue,
    teacher,
    anotherPdf,
    file: (bytes: Uint8Array | string = anotherPdf(), name = 'água.pdf'): FormFile => ({ name, bytes }),
    query: async (text: string) => (await school.connection.pool.query(text)).rows,
    send: <Body = Uploaded>(parts: FormParts, { person = teacher, url = '/api/materials/upload' } = {}) =>
      sendForm<Body>(person, url, parts),
    /** Names of the files that are being received, and of those that are kept. */
    incoming: () => readdir(school.files.incoming),
    kept: () => readdir(join(school.files.incoming, '..')),
    reset: () => school.connection.pool.query('delete from pgboss.job; delete from subjects'),
    close: async () => {
      await queue.stop()
      await school.close()
    },
  }
}
