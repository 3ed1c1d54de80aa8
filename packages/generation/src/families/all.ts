import type { Study } from '../analysis/study.ts'
import { bracketedFacts } from './definitions/bracketed.ts'
import { definition } from './definitions/definition.ts'
import { definitionByVerb } from './definitions/definitionVerbs.ts'
import { doctrine } from './definitions/doctrine.ts'
import { doingMeans } from './definitions/doingMeans.ts'
import { explained } from './definitions/explained.ts'
import { identified } from './definitions/identified.ts'
import { inPortugueseFacts } from './definitions/inPortuguese.ts'
import { lawSays } from './definitions/lawSays.ts'
import { restated } from './definitions/restated.ts'
import { usually } from './definitions/usually.ts'
import type { ClauseFamily, Fact } from './fact.ts'
import { structuralFacts } from './form/structural.ts'
import { clozeFacts } from './gaps/cloze.ts'
import { acronymFacts } from './naming/acronym.ts'
import { calls } from './naming/calls.ts'
import { commandFacts } from './naming/commands.ts'
import { naming } from './naming/naming.ts'
import { superlative } from './naming/superlative.ts'
import { thatWhich } from './naming/thatWhich.ts'
import { whichNamed } from './naming/whichNamed.ts'
import { amongFacts, colonList } from './parts/colonList.ts'
import { countedList } from './parts/countedList.ts'
import { countedThatAre } from './parts/countedThatAre.ts'
import { including } from './parts/including.ts'
import { list } from './parts/list.ts'
import { atLeast } from './quantities/atLeast.ts'
import { byNumber } from './quantities/byNumber.ts'
import { measured } from './quantities/measured.ts'
import { onlySoMany } from './quantities/onlySoMany.ts'
import { proportionFacts } from './quantities/proportion.ts'
import { quantity } from './quantities/quantity.ts'
import { rangeFacts } from './quantities/ranges.ts'
import { advised } from './reasons/advised.ts'
import { cause } from './reasons/cause.ts'
import { condition } from './reasons/condition.ts'
import { consequenceFacts } from './reasons/consequence.ts'
import { namedSo } from './reasons/namedSo.ts'
import { outcome } from './reasons/outcome.ts'
import { procedureFacts } from './reasons/procedure.ts'
import { uponDoing } from './reasons/uponDoing.ts'
import { date } from './timesAndPlaces/date.ts'
import { asWhat } from './uses/asWhat.ts'
import { purpose } from './uses/function.ts'
import { gives } from './uses/gives.ts'
import { hadThing } from './uses/hadThing.ts'
import { labelDoesFacts } from './uses/labelDoes.ts'
import { needed } from './uses/needed.ts'
import { severalDeeds } from './uses/severalDeeds.ts'
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
  restated,
  countedList,
  countedThatAre,
  whichNamed,
  condition,
  needed,
  suits,
  severalDeeds,
  advised,
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
  amongFacts,
  bracketedFacts,
  proportionFacts,
  inPortugueseFacts,
  clozeFacts,
]
