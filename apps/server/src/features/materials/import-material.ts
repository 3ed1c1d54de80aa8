import { createHash } from 'node:crypto'
import type { ImportKind } from '@capivira/core/exchange/contract'
import type { ImportedCard } from '@capivira/core/exchange/imported-card'
import type { ImportedQuestion } from '@capivira/core/exchange/imported-question'
import { defaultSubjectName, subjectKey } from '@capivira/core/materials/upload'
import type { Transaction } from '../../platform/database.ts'
import { diskFull, isDiskFull } from '../../platform/disk-full.ts'
import type { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { readRule } from '../review/read-rule.ts'
import { insertImported, insertImportedCards, insertImportedQuestions, type NewImport } from './import-store.ts'
import { findOrInsertSubject, ownsSubject } from './subject-store.ts'
import type { UploadFields } from './upload-form.ts'
import { noSuchSubject, quota, tooMuchStored, type Uploaded, type UploadTools } from './upload-material.ts'
import { findSameFile, lockUpload, measureUse } from './upload-store.ts'

export type ImportedMaterial = {
  teacherId: string
  file: { path: string; kind: ImportKind; sha256: Buffer; bytes: number }
  /** Under which the file is kept. */
  key: string
  fields: UploadFields
  cards: readonly ImportedCard[]
  questions: readonly ImportedQuestion[]
  /** What the teacher should know, one sentence each. */
  notices: readonly string[]
  now: Date
}

/**
 * Makes a material of cards or questions from another program, ready at once; the file they came in is kept beside it.
 * The same file a second time is answered with the material that is there, unless the teacher insists.
 */
export async function importMaterial(
  { db, files }: Pick<UploadTools, 'db' | 'files'>,
  { teacherId, file, key, fields, cards, questions, notices, now }: ImportedMaterial,
): Promise<Uploaded | Refusal> {
  const insist = fields.insist === 'true'
  const use = await measureUse(db, teacherId)
  if (use.bytes + file.bytes > quota.bytes) return tooMuchStored
  if (fields.subjectId && !(await ownsSubject(db, teacherId, fields.subjectId))) return noSuchSubject
  try {
    await files.keep(file.path, key)
    const imported = await inTransaction(db, async tx => {
      await lockUpload(tx, teacherId, file.sha256)
      const same = insist ? null : await findSameFile(tx, teacherId, file.sha256)
      if (same !== null) return { materialId: same, duplicate: true }
      const name = fields.subject || defaultSubjectName
      const subjectId =
        fields.subjectId ||
        (await findOrInsertSubject(tx, { teacherId, name, nameKey: subjectKey(name), createdAt: now }))
      const material = {
        title: fields.title,
        description: fields.description || null,
        schoolLevel: fields.schoolLevel || 'Fundamental',
        subjectId,
        teacherId,
        sourceKind: file.kind,
        pdfPath: key,
        pdfSha256: file.sha256,
        pdfBytes: file.bytes,
        notices: notices.map((message, place) => ({ code: `imported-${place}`, message })),
      }
      return { materialId: await save(tx, material, { cards, questions, now }), duplicate: false }
    })
    if (imported.duplicate) await files.remove(key)
    return imported
  } catch (error) {
    await files.remove(key)
    if (isDiskFull(error)) return diskFull
    throw error
  }
}

/** Saves the material with its items; those that came with a passage stand as the rule of its teacher says. */
async function save(
  tx: Transaction,
  material: NewImport,
  { cards, questions, now }: Pick<ImportedMaterial, 'cards' | 'questions' | 'now'>,
): Promise<number> {
  const id = await insertImported(tx, material, now)
  const rule = cards.some(({ proof }) => proof) ? await readRule(tx, id) : null
  const printedCards = cards.map(card => ({ ...card, fingerprint: fingerprintOf(card.question, card.answer) }))
  await insertImportedCards(tx, id, printedCards, { rule, now })
  const printed = questions.map(item => ({ ...item, fingerprint: fingerprintOf(item.question, ...item.options) }))
  await insertImportedQuestions(tx, { id, title: material.title }, printed, now)
  return id
}

/** Two cards or questions of a file are the same when their words are. */
const fingerprintOf = (...words: string[]) =>
  `imported-${createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 48)}`
