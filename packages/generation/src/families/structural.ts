import type { Study } from '../analysis/study.ts'
import { exerciseFacts } from './exercise.ts'
import type { Fact } from './fact.ts'
import { glossaryFacts } from './glossary.ts'
import { bulletFacts } from './list.ts'
import { tableFacts } from './table.ts'

/** Families that read the structure of a document: its glossaries, lists, tables, headings and exercises. */
const STRUCTURAL_FAMILIES: readonly ((study: Study) => Fact[])[] = [
  glossaryFacts,
  bulletFacts,
  tableFacts,
  exerciseFacts,
]

/** What a document says by its structure and not in sentences. */
export function structuralFacts(study: Study): Fact[] {
  return STRUCTURAL_FAMILIES.flatMap(family => family(study))
}
