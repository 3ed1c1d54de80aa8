import { clausesOf, withoutAside } from '../analysis/grammar/clauses.ts'
import { gerundClauses } from '../analysis/grammar/gerunds.ts'
import { inThePast } from '../analysis/grammar/narrative.ts'
import { participialClauses } from '../analysis/grammar/participials.ts'
import { predicatesOf, withAuxiliary } from '../analysis/grammar/predicates.ts'
import { relativeClauses } from '../analysis/grammar/relatives.ts'
import { leavesSubjectOut } from '../analysis/grammar/subjectLeftOut.ts'
import { tagWords } from '../analysis/grammar/tagging.ts'
import { type Dependence, leavesOpen, pointsElsewhere } from '../analysis/selfContained.ts'
import type { Study } from '../analysis/study.ts'
import { clauseFacts, longSentenceFacts } from '../clauses/facts.ts'
import { adjectival } from './contrasts/adjectival.ts'
import { beingThat } from './contrasts/beingThat.ts'
import { comparison } from './contrasts/comparison.ts'
import { specified } from './contrasts/specified.ts'
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
import { settle } from './fact.ts'
import { structuralFacts } from './form/structural.ts'
import { clozeFacts } from './gaps/cloze.ts'
import { acronymFacts } from './naming/acronym.ts'
import { calls } from './naming/calls.ts'
import { commandFacts } from './naming/commands.ts'
import { most } from './naming/most.ts'
import { namedWhen } from './naming/namedWhen.ts'
import { naming } from './naming/naming.ts'
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
import { measured } from './quantities/measured.ts'
import { onlySoMany } from './quantities/onlySoMany.ts'
import { proportionFacts } from './quantities/proportion.ts'
import { quantity } from './quantities/quantity.ts'
import { rangeFacts } from './quantities/ranges.ts'
import { upTo } from './quantities/upTo.ts'
import { weighs } from './quantities/weighs.ts'
import { aims } from './reasons/aims.ts'
import { basisFor } from './reasons/basisFor.ts'
import { cause } from './reasons/cause.ts'
import { condition } from './reasons/condition.ts'
import { consequenceFacts } from './reasons/consequence.ts'
import { namedSo } from './reasons/namedSo.ts'
import { nextStepFacts } from './reasons/nextStep.ts'
import { outcome } from './reasons/outcome.ts'
import { procedureFacts } from './reasons/procedure.ts'
import { verbFirst } from './reasons/verbFirst.ts'
import { workingBy } from './reasons/workingBy.ts'
import { anybody } from './roles/anybody.ts'
import { complement } from './roles/complement.ts'
import { plainFacts } from './roles/plainly.ts'
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
import { accountsIn } from './topics/goingOn.ts'
import { occursInFacts } from './topics/occursIn.ts'
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
import { suits } from './uses/suits.ts'
import { usedWhereFacts } from './uses/usedWhere.ts'
import { allNames } from './wording/allNames.ts'
import { withoutBeside } from './wording/besideIt.ts'
import { carriedOn } from './wording/carriedOn.ts'
import { underLabel, withLead } from './wording/keptLead.ts'
import { mended } from './wording/mended.ts'
import { onlyThen } from './wording/onlyThen.ts'
import { ownPart } from './wording/ownPart.ts'
import { reasked } from './wording/reasked.ts'
import { underOwner } from './wording/underOwner.ts'
import { worthAsking } from './worth/worthAsking.ts'

/** Families that look at one clause at a time. */
const CLAUSE_FAMILIES: readonly ClauseFamily[] = [
  definition,
  definitionByVerb,
  explained,
  naming,
  namedWhen,
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
  aims,
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
  verbFirst,
  aimLed,
  workingBy,
  feastDay,
  countedDone,
  outcome,
  namedSo,
  fraction,
  weighs,
  bond,
]

/** Families that ask for any part of a statement, whatever its verb says; they read auxiliaries as one with their verb. */
const ROLE_FAMILIES: readonly ClauseFamily[] = [complement, doer, object, span]

/** Families that look at the whole document: its structure, acronyms, gaps. */
const DOCUMENT_FAMILIES: readonly ((study: Study) => Fact[])[] = [
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
  inPortugueseFacts,
  clozeFacts,
]

/** Sentences no question is made of, whatever clause of them. */
const UNUSABLE: ReadonlySet<Dependence> = new Set<Dependence>([
  'debris',
  'shape',
  'unbalanced',
  'imperative',
  'no-verb',
  'hedge',
  'imagined',
  'told',
])

/** A label, which no verb stands in: not 'O ano tem duas estações: a seca e a chuvosa'. */
function isUnderLabel(core: string): boolean {
  const label = /^(\p{Lu}[^:.?!]{2,40}):\s[oa]s?\s\p{Ll}/u.exec(core)?.[1]
  return label !== undefined && !tagWords(label).some(({ tag }) => tag === 'verb')
}

/** What all families of clauses find in one. */
const draftsOf: ClauseFamily = place => {
  const grouped = { ...place, clause: withAuxiliary(place.clause) ?? place.clause }
  return [...CLAUSE_FAMILIES.flatMap(family => family(place)), ...ROLE_FAMILIES.flatMap(family => family(grouped))]
}

/** Everything the document says that one could ask about; more than needed, the best first by nothing yet. */
export function findFacts(study: Study): Fact[] {
  const facts: Fact[] = []
  const accounts = accountsIn(study)
  for (const sentence of study.sentences) {
    if (accounts.has(sentence.text)) continue
    if (sentence.dependence !== null && UNUSABLE.has(sentence.dependence)) {
      facts.push(...plainFacts(study, sentence, draftsOf))
      if (sentence.dependence === 'shape') facts.push(...longSentenceFacts(study, sentence))
      continue
    }
    if (leavesSubjectOut(sentence.words)) continue
    // 'Regionalista: o meio rural é o espaço da narrativa; …; …': notes under a label, of which each says too little.
    if (/^\p{Lu}[^:.;]{2,50}:\s[^;]+;[^;]+;/u.test(sentence.text)) continue
    // 'Alavanca interfixa: o ponto de apoio fica entre as forças': of what stands before the colon alone.
    if (sentence.block.bold.length > 0 && isUnderLabel(sentence.core)) continue
    // A line that ends in a colon may still define its subject; a question never does.
    if (sentence.dependence === 'question' && !/[:.]$/.test(sentence.text)) continue
    const main = clausesOf(sentence.core)
      .map(clause => withoutAside(inThePast(clause)))
      .flatMap(clause => [...predicatesOf(clause), ...gerundClauses(clause)])
    const first = facts.length
    for (const clause of [
      ...main,
      ...relativeClauses(sentence, study.mentions[sentence.index] ?? []),
      ...participialClauses(sentence, study.mentions[sentence.index] ?? []),
    ]) {
      const place = { study, sentence, clause }
      for (const bare of draftsOf(place)) {
        const draft = underOwner(underLabel(withLead(bare, clause), sentence), sentence)
        if (!pointsElsewhere(`${draft.question} ${draft.answer}`) && !leavesOpen(draft.question))
          facts.push(settle(draft, sentence))
      }
    }
    facts.push(
      ...clauseFacts(study, sentence, facts.slice(first)).map(fact => underOwner(underLabel(fact, sentence), sentence)),
    )
    if (facts.length === first) facts.push(...plainFacts(study, sentence, draftsOf))
  }
  return worthAsking(
    [...facts, ...DOCUMENT_FAMILIES.flatMap(family => family(study))].flatMap(fact =>
      allNames(onlyThen(carriedOn(ownPart(reasked(mended(withoutBeside(fact))))))),
    ),
    study,
  )
}
