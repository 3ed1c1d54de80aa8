import type { ApkgReading } from './apkg-reading.ts'
import type { SheetReading } from './csv-reading.ts'
import type { QuestionReading } from './question-reading.ts'

/**
 * What the child that reads a file tells (import-child.ts); `foreign` is a file of another kind, with a sentence that
 * names it and says what to do.
 */
export type FileReading =
  | ({ kind: 'apkg' } & ApkgReading)
  | ({ kind: 'csv' } & SheetReading)
  | ({ kind: 'xlsx' } & SheetReading)
  | ({ kind: 'gift' } & QuestionReading)
  | ({ kind: 'moodle' } & QuestionReading)
  | { kind: 'foreign'; sentence: string }
