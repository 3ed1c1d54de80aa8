import type { ExtractedDocument } from '@capivira/core/materials/document'
import type { FirstCard } from '@capivira/generation/generate'
import type { GeneratedMaterial } from '@capivira/generation/items'
import type { ModelAnswer, ModelQuestion, NoAnswer } from '@capivira/generation/model/ask'
import type { Lesson } from '@capivira/generation/model/lesson'

/** What the child is told to do. */
export type ChildOrder = {
  document: ExtractedDocument
  title: string
  seed: string
  /** For whom the model writes, and about what. */
  lesson?: Lesson
  /** A language model to write with: how many calls it may be asked in, and how many at a time. */
  model?: { calls: number; parallel: number }
}

/** An answer of the model to a question of the child. */
export type ChildAnswer = { id: number; answer: ModelAnswer | NoAnswer }

/** What the child tells, and what it asks the model: it has no network of its own. */
export type ChildMessage =
  | { share: number }
  | { first: FirstCard[] }
  | { part: number; of: number }
  | { ask: ModelQuestion; id: number }
  | { treeless: string }
  | { generated: GeneratedMaterial }
  | { error: string }
