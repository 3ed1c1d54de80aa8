import type { Run } from './looks.ts'

/** A list in a document: which one, how deep it lies in others, and what stands before its entries. */
export type ListOf = { id: number; level: number; kind: 'letter' | 'number' | 'bullet'; place: number }

/** A line of a document. */
export type DocumentLine = { text: string; runs: readonly Run[]; list: ListOf | null; isInTable?: boolean }
