import type { ExtractedDocument } from '@capivira/core/materials/document'
import type { FirstCard } from '@capivira/generation/generate'
import type { GeneratedMaterial } from '@capivira/generation/items'
import type { Lesson } from '@capivira/generation/model/lesson'
import type { extractDocument } from '../../extraction/extract.ts'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files.ts'
import type { ModelAccess, OpenModel } from '../ai/ask-model.ts'
import type { OnTreeless } from './treeless.ts'

/** An expected end without success: the sentence its teacher sees. */
export class Failure {
  readonly reason: string
  /** True where the document was read to its end, and gave nothing: no fault of the file's form. */
  readonly isRead: boolean
  constructor(reason: string, { isRead = false } = {}) {
    this.reason = reason
    this.isRead = isRead
  }
}

export type GenerateOptions = {
  title: string
  seed: string
  /** Told the share done, 0–1. */
  onProgress: (share: number) => void
  /** Told cards of the first section while the rest is written. */
  onFirst?: (cards: readonly FirstCard[]) => void
  signal: AbortSignal
  /** A language model to write with; without it the pattern families write everything. */
  model?: ModelAccess
  /** For whom the model writes, and about what. */
  lesson?: Lesson
  /** Told how many parts the model has been asked about, of how many. */
  onPart?: (done: number, total: number) => void
  /** Told why, where what the model wrote is proved without trees. */
  onTreeless?: OnTreeless
}

/** Writes cards, questions and words. */
export type Generate = (document: ExtractedDocument, options: GenerateOptions) => Promise<GeneratedMaterial | Failure>

export type ProcessTools = {
  db: Database
  files: FileStore
  extract: typeof extractDocument
  generate: Generate
  /** Present where a language model is configured. */
  openModel?: OpenModel
  now: () => Date
}
