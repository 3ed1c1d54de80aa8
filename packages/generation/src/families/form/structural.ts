import type { Study } from '../../analysis/study.ts'
import { glossaryFacts } from '../definitions/glossary.ts'
import type { Fact } from '../fact.ts'
import { bulletFacts } from '../parts/list.ts'
import { exerciseFacts } from './exercise.ts'
import { headingFacts } from './heading.ts'
import { slideEntries } from './slides-entry.ts'
import { slideSets } from './slides-set.ts'
import { tableFacts } from './table.ts'

/** Families that read the structure of a document: its glossaries, lists, headings and exercises. */
const STRUCTURAL_FAMILIES: readonly ((study: Study) => Fact[])[] = [
  glossaryFacts,
  slideEntries,
  slideSets,
  bulletFacts,
  headingFacts,
  tableFacts,
  exerciseFacts,
]

/** What a document says by its structure and not in sentences. */
export function structuralFacts(study: Study): Fact[] {
  return STRUCTURAL_FAMILIES.flatMap(family => family(study))
}
