import type { Study } from '../analysis/study.ts'
import { bracketedFacts } from './definitions/bracketed.ts'
import { definition } from './definitions/definition.ts'
import { definitionByVerb } from './definitions/definition-verbs.ts'
import { doctrine } from './definitions/doctrine.ts'
import { doingMeans } from './definitions/doing-means.ts'
import { explained } from './definitions/explained.ts'
import { identified } from './definitions/identified.ts'
import { inPortugueseFacts } from './definitions/in-portuguese.ts'
import { lawSays } from './definitions/law-says.ts'
import { usually } from './definitions/usually.ts'
import type { ClauseFamily, Fact } from './fact.ts'
import { structuralFacts } from './form/structural.ts'
import { clozeFacts } from './gaps/cloze.ts'
import { acronymFacts } from './naming/acronym.ts'
import { calls } from './naming/calls.ts'
import { commandFacts } from './naming/commands.ts'
import { naming } from './naming/naming.ts'
import { superlative } from './naming/superlative.ts'
import { thatWhich } from './naming/that-which.ts'
import { whichNamed } from './naming/which-named.ts'
import { colonList } from './parts/colon-list.ts'
import { countedList } from './parts/counted-list.ts'
import { countedThatAre } from './parts/counted-that-are.ts'
import { including } from './parts/including.ts'
import { list } from './parts/list.ts'
import { atLeast } from './quantities/at-least.ts'
import { byNumber } from './quantities/by-number.ts'
import { measured } from './quantities/measured.ts'
import { onlySoMany } from './quantities/only-so-many.ts'
import { proportionFacts } from './quantities/proportion.ts'
import { quantity } from './quantities/quantity.ts'
import { rangeFacts } from './quantities/ranges.ts'
import { cause } from './reasons/cause.ts'
import { condition } from './reasons/condition.ts'
import { consequenceFacts } from './reasons/consequence.ts'
import { namedSo } from './reasons/named-so.ts'
import { neededFor } from './reasons/needed-for.ts'
import { outcome } from './reasons/outcome.ts'
import { procedureFacts } from './reasons/procedure.ts'
import { uponDoing } from './reasons/upon-doing.ts'
import { date } from './times-and-places/date.ts'
import { asWhat } from './uses/as-what.ts'
import { purpose } from './uses/function.ts'
import { gives } from './uses/gives.ts'
import { hadThing } from './uses/had-thing.ts'
import { labelDoesFacts } from './uses/label-does.ts'
import { needed } from './uses/needed.ts'
import { severalDeeds } from './uses/several-deeds.ts'
import { suits } from './uses/suits.ts'

/** Families that look at one clause at a time. */
export const CLAUSE_FAMILIES: readonly ClauseFamily[] = [
  definition,
  definitionByVerb,
  explained,
  naming,
  thatWhich,
  calls,
  date,
  quantity,
  byNumber,
  list,
  cause,
  purpose,
  superlative,
  countedList,
  countedThatAre,
  whichNamed,
  condition,
  needed,
  suits,
  severalDeeds,
  neededFor,
  gives,
  doctrine,
  lawSays,
  identified,
  atLeast,
  hadThing,
  including,
  usually,
  measured,
  asWhat,
  doingMeans,
  onlySoMany,
  colonList,
  uponDoing,
  outcome,
  namedSo,
]

/** Families that look at the whole document: its structure, acronyms, gaps. */
export const DOCUMENT_FAMILIES: readonly ((study: Study) => Fact[])[] = [
  structuralFacts,
  labelDoesFacts,
  acronymFacts,
  procedureFacts,
  commandFacts,
  rangeFacts,
  consequenceFacts,
  bracketedFacts,
  proportionFacts,
  inPortugueseFacts,
  clozeFacts,
]
