import type { OwnSource } from '@capivira/core/editing/contract'
import { type Refusal, refuseField } from '../../platform/refusal.ts'

/** The refusal of a page that the document does not have; null when it has it, or none was named. */
export function wrongPage({ sourcePage }: OwnSource, pageCount: number | null): Refusal | null {
  if (sourcePage === null || sourcePage <= (pageCount ?? 0)) return null
  const pages = pageCount === 1 ? '1 página' : `${pageCount ?? 0} páginas`
  const sentence = `Este material tem ${pages}`
  return refuseField(400, 'source.sourcePage', sentence)
}
