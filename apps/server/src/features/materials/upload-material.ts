import { randomUUID } from 'node:crypto'
import { defaultSubjectName, subjectKey } from '@capivira/core/materials/upload'
import type { PublicationPolicy } from '@capivira/core/review/states'
import { inspectPdf } from '../../extraction/inspect.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import { diskFull, isDiskFull } from '../../platform/disk-full.ts'
import { fairTurns } from '../../platform/fair-turns.ts'
import type { FileStore } from '../../platform/files.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { ReceivedFile } from './receive-upload.ts'
import { findOrInsertSubject, ownsSubject } from './subject-store.ts'
import type { UploadFields } from './upload-form.ts'
import { findSameFile, insertMaterial, lockUpload, measureUse } from './upload-store.ts'

export type UploadTools = { db: Database; files: FileStore; jobs: Pick<Jobs, 'processMaterial'> }
export type Upload = {
  teacherId: string
  file: ReceivedFile
  fields: UploadFields
  /** When its items go to pupils; without it its teacher's rule holds. */
  policy?: PublicationPolicy
  now: Date
}

/** What an upload came to: the material that was made, or the one of the same file that was there. */
export type Uploaded = { materialId: number; duplicate: boolean }

/** Looking into a PDF takes a process of its own, so only a few at a time, and not all of one teacher. */
const inspections = fairTurns({ atOnce: 3, each: 2 })

/**
 * Room a teacher may take, and materials they may have waiting: enough for a year of school, not for filling a disk.
 */
export const quota = { bytes: 4 * 1024 ** 3, unfinished: 50 }

/**
 * Makes a material of a received PDF and queues its processing: the file is in the store, durably, before the row and
 * the job appear together. Refuses what cannot be read, 422. The received file is moved; where it is not, the caller's
 * to remove.
 */
export async function uploadMaterial(tools: UploadTools, upload: Upload): Promise<Uploaded | Refusal> {
  const { teacherId, file, fields } = upload
  const insist = fields.insist === 'true'
  const same = insist ? null : await findSameFile(tools.db, teacherId, file.sha256)
  if (same !== null) return { materialId: same, duplicate: true }

  const use = await measureUse(tools.db, teacherId)
  if (use.unfinished >= quota.unfinished) return tooManyWaiting
  if (use.bytes + file.bytes > quota.bytes) return tooMuchStored
  if (fields.subjectId && !(await ownsSubject(tools.db, teacherId, fields.subjectId))) return noSuchSubject

  const inspected = await inspections(teacherId, () => inspectPdf(file.path))
  if ('failure' in inspected) return new Refusal(422, inspected.failure.message)

  const pdfPath = `${randomUUID()}.pdf`
  try {
    await tools.files.keep(file.path, pdfPath)
    const stored = { pdfPath, pages: inspected.pages, unfinished: use.unfinished }
    const uploaded = await inTransaction(tools.db, tx => addMaterial(tx, tools.jobs, upload, stored))
    if (uploaded.duplicate) await tools.files.remove(pdfPath)
    return uploaded
  } catch (error) {
    await tools.files.remove(pdfPath)
    if (isDiskFull(error)) return diskFull
    throw error
  }
}

const tooManyWaiting = new Refusal(
  429,
  `Você já tem ${quota.unfinished} materiais na fila. Espere alguns ficarem prontos e envie de novo.`,
  { retryAfter: 60 },
)
export const tooMuchStored = new Refusal(
  507,
  'Seus materiais já ocupam 4 GB. Exclua os que não usa mais para enviar outros.',
)
export const noSuchSubject = refuseField(404, 'subjectId', 'Matéria não encontrada.')

async function addMaterial(
  tx: Transaction,
  jobs: Pick<Jobs, 'processMaterial'>,
  { teacherId, file, fields, policy, now }: Upload,
  stored: { pdfPath: string; pages: number; unfinished: number },
): Promise<Uploaded> {
  await lockUpload(tx, teacherId, file.sha256)
  const same = fields.insist === 'true' ? null : await findSameFile(tx, teacherId, file.sha256)
  if (same !== null) return { materialId: same, duplicate: true }

  const name = fields.subject || defaultSubjectName
  const subjectId =
    fields.subjectId || (await findOrInsertSubject(tx, { teacherId, name, nameKey: subjectKey(name), createdAt: now }))
  const material = await insertMaterial(tx, {
    title: fields.title,
    description: fields.description || null,
    schoolLevel: fields.schoolLevel || 'Fundamental',
    subjectId,
    teacherId,
    pdfPath: stored.pdfPath,
    pdfSha256: file.sha256,
    pdfBytes: file.bytes,
    pageCount: stored.pages,
    publicationPolicy: policy ?? null,
    createdAt: now,
  })
  // Who has many waiting lets the others go first.
  await jobs.processMaterial(tx, { ...material, priority: -stored.unfinished })
  return { materialId: material.id, duplicate: false }
}
