import type { Study } from '../analysis/study.ts'
import { adjectival } from './contrasts/adjectival.ts'
import { beingThat } from './contrasts/beingThat.ts'
import { comparison } from './contrasts/comparison.ts'
import { specified } from './contrasts/specified.ts'
import { whichOfTwo } from './contrasts/whichOfTwo.ts'
import { bracketedFacts } from './definitions/bracketed.ts'
import { characterisedFacts } from './definitions/characterised.ts'
import { definition } from './definitions/definition.ts'
import { definitionByVerb } from './definitions/definitionVerbs.ts'
import { doctrine } from './definitions/doctrine.ts'
import { doingMeans } from './definitions/doingMeans.ts'
import { explained } from './definitions/explained.ts'
import { identified } from './definitions/identified.ts'
import { inPortugueseFacts } from './definitions/inPortuguese.ts'
import { labelledFacts } from './definitions/labelled.ts'
import { lawSays } from './definitions/lawSays.ts'
import { regarded } from './definitions/regarded.ts'
import { restated } from './definitions/restated.ts'
import { usually } from './definitions/usually.ts'
import { agent } from './doers/agent.ts'
import { bond } from './doers/bond.ts'
import { byLaw } from './doers/byLaw.ts'
import { competence } from './doers/competence.ts'
import { knownFor } from './doers/knownFor.ts'
import { object } from './doers/object.ts'
import { pioneer } from './doers/pioneer.ts'
import { said } from './doers/said.ts'
import { doer } from './doers/subject.ts'
import type { ClauseFamily, Fact } from './fact.ts'
import { structuralFacts } from './form/structural.ts'
import { clozeFacts } from './gaps/cloze.ts'
import { acronymFacts } from './naming/acronym.ts'
import { calls } from './naming/calls.ts'
import { commandFacts } from './naming/commands.ts'
import { most } from './naming/most.ts'
import { namedWhen } from './naming/namedWhen.ts'
import { nameGiven } from './naming/nameGiven.ts'
import { naming } from './naming/naming.ts'
import { ofType } from './naming/ofType.ts'
import { ofWhich } from './naming/ofWhich.ts'
import { parallel } from './naming/parallel.ts'
import { superlative } from './naming/superlative.ts'
import { thatWhich } from './naming/thatWhich.ts'
import { whichNamed } from './naming/whichNamed.ts'
import { canBe } from './parts/canBe.ts'
import { amongFacts, colonList } from './parts/colonList.ts'
import { countedList } from './parts/countedList.ts'
import { countedThatAre } from './parts/countedThatAre.ts'
import { example } from './parts/example.ts'
import { including } from './parts/including.ts'
import { list } from './parts/list.ts'
import { members } from './parts/members.ts'
import { suchSubjects } from './parts/suchSubjects.ts'
import { atLeast } from './quantities/atLeast.ts'
import { byNumber } from './quantities/byNumber.ts'
import { countedDone } from './quantities/countedDone.ts'
import { countedWith } from './quantities/countedWith.ts'
import { equals } from './quantities/equals.ts'
import { fraction } from './quantities/fractions.ts'
import { itsValue } from './quantities/itsValue.ts'
import { measured } from './quantities/measured.ts'
import { onlySoMany } from './quantities/onlySoMany.ts'
import { proportionFacts } from './quantities/proportion.ts'
import { quantity } from './quantities/quantity.ts'
import { rangeFacts } from './quantities/ranges.ts'
import { upTo } from './quantities/upTo.ts'
import { varies } from './quantities/varies.ts'
import { weighs } from './quantities/weighs.ts'
import { advised } from './reasons/advised.ts'
import { aims } from './reasons/aims.ts'
import { basisFor } from './reasons/basisFor.ts'
import { cause } from './reasons/cause.ts'
import { condition } from './reasons/condition.ts'
import { consequenceFacts } from './reasons/consequence.ts'
import { namedSo } from './reasons/namedSo.ts'
import { nextStepFacts } from './reasons/nextStep.ts'
import { outcome } from './reasons/outcome.ts'
import { procedureFacts } from './reasons/procedure.ts'
import { since } from './reasons/since.ts'
import { uponDoing } from './reasons/uponDoing.ts'
import { verbFirst } from './reasons/verbFirst.ts'
import { workingBy } from './reasons/workingBy.ts'
import { anybody } from './roles/anybody.ts'
import { complement } from './roles/complement.ts'
import { cleft } from './timesAndPlaces/cleft.ts'
import { date } from './timesAndPlaces/date.ts'
import { feastDay } from './timesAndPlaces/feastDay.ts'
import { inPhase } from './timesAndPlaces/inPhase.ts'
import { place } from './timesAndPlaces/place.ts'
import { rise } from './timesAndPlaces/rise.ts'
import { setting } from './timesAndPlaces/setting.ts'
import { setUpFacts } from './timesAndPlaces/setUp.ts'
import { span } from './timesAndPlaces/span.ts'
import { stays } from './timesAndPlaces/stays.ts'
import { occursInFacts } from './topics/occursIn.ts'
import { processFacts } from './topics/processes.ts'
import { aimLed } from './uses/aimLed.ts'
import { asWhat } from './uses/asWhat.ts'
import { employedFacts } from './uses/employed.ts'
import { purpose } from './uses/function.ts'
import { gives } from './uses/gives.ts'
import { hadThing } from './uses/hadThing.ts'
import { helps } from './uses/helps.ts'
import { holding } from './uses/holding.ts'
import { labelDoesFacts } from './uses/labelDoes.ts'
import { needed } from './uses/needed.ts'
import { severalDeeds } from './uses/severalDeeds.ts'
import { suits } from './uses/suits.ts'
import { usedWhereFacts } from './uses/usedWhere.ts'

/** Families that look at one clause at a time. */
export const CLAUSE_FAMILIES: readonly ClauseFamily[] = [
  definition,
  definitionByVerb,
  explained,
  naming,
  namedWhen,
  nameGiven,
  thatWhich,
  calls,
  date,
  quantity,
  byNumber,
  list,
  canBe,
  cause,
  purpose,
  agent,
  place,
  superlative,
  restated,
  comparison,
  whichOfTwo,
  example,
  competence,
  countedList,
  countedThatAre,
  setting,
  cleft,
  ofWhich,
  specified,
  whichNamed,
  members,
  condition,
  needed,
  suits,
  severalDeeds,
  aims,
  advised,
  said,
  most,
  byLaw,
  gives,
  rise,
  holding,
  doctrine,
  lawSays,
  suchSubjects,
  helps,
  equals,
  itsValue,
  pioneer,
  adjectival,
  countedWith,
  regarded,
  knownFor,
  basisFor,
  beingThat,
  identified,
  parallel,
  anybody,
  atLeast,
  hadThing,
  including,
  stays,
  usually,
  measured,
  inPhase,
  asWhat,
  upTo,
  doingMeans,
  onlySoMany,
  colonList,
  uponDoing,
  verbFirst,
  aimLed,
  workingBy,
  feastDay,
  countedDone,
  outcome,
  namedSo,
  fraction,
  varies,
  weighs,
  bond,
  since,
  ofType,
]

/** Families that ask for any part of a statement, whatever its verb says; they read auxiliaries as one with their verb. */
export const ROLE_FAMILIES: readonly ClauseFamily[] = [complement, doer, object, span]

/** Families that look at the whole document: its structure, acronyms, gaps. */
export const DOCUMENT_FAMILIES: readonly ((study: Study) => Fact[])[] = [
  structuralFacts,
  labelledFacts,
  labelDoesFacts,
  characterisedFacts,
  acronymFacts,
  procedureFacts,
  commandFacts,
  nextStepFacts,
  usedWhereFacts,
  setUpFacts,
  employedFacts,
  rangeFacts,
  consequenceFacts,
  amongFacts,
  bracketedFacts,
  proportionFacts,
  occursInFacts,
  processFacts,
  inPortugueseFacts,
  clozeFacts,
]
