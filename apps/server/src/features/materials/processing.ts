import type { ExtractedDocument } from '@capivira/core/materials/document'
import type { GeneratedMaterial } from '@capivira/generation/items'
import type { extractDocument } from '../../extraction/extract.ts'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files.ts'

/** An expected end without success: the sentence its teacher sees. */
export class Failure {
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}

/** Writes cards, questions and words; `onProgress` is told the share done, 0–1. */
export type Generate = (
  document: ExtractedDocument,
  options: { title: string; seed: string; onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<GeneratedMaterial | Failure>

export type ProcessTools = {
  db: Database
  files: FileStore
  extract: typeof extractDocument
  generate: Generate
  now: () => Date
}
