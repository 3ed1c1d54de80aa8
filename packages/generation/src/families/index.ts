import { clausesOf, withoutAside } from '../analysis/clauses.ts'
import { gerundClauses } from '../analysis/gerunds.ts'
import { inThePast } from '../analysis/narrative.ts'
import { participialClauses } from '../analysis/participials.ts'
import { predicatesOf, withAuxiliary } from '../analysis/predicates.ts'
import { relativeClauses } from '../analysis/relatives.ts'
import { type Dependence, leavesOpen, pointsElsewhere } from '../analysis/selfContained.ts'
import type { Study } from '../analysis/study.ts'
import { leavesSubjectOut } from '../analysis/subjectLeftOut.ts'
import { tagWords } from '../analysis/tagging.ts'
import { clauseFacts, longSentenceFacts } from '../clauses/facts.ts'
import { acronymFacts } from './acronym.ts'
import { adjectival } from './adjectival.ts'
import { agent } from './agent.ts'
import { aimLed } from './aimLed.ts'
import { aims } from './aims.ts'
import { allNames } from './allNames.ts'
import { anybody } from './anybody.ts'
import { asWhat } from './asWhat.ts'
import { atLeast } from './atLeast.ts'
import { basisFor } from './basisFor.ts'
import { beingThat } from './beingThat.ts'
import { withoutBeside } from './besideIt.ts'
import { bond } from './bond.ts'
import { bracketedFacts } from './bracketed.ts'
import { byLaw } from './byLaw.ts'
import { byNumber } from './byNumber.ts'
import { calls } from './calls.ts'
import { canBe } from './canBe.ts'
import { carriedOn } from './carriedOn.ts'
import { cause } from './cause.ts'
import { characterisedFacts } from './characterised.ts'
import { cleft } from './cleft.ts'
import { clozeFacts } from './cloze.ts'
import { amongFacts, colonList } from './colonList.ts'
import { commandFacts } from './commands.ts'
import { comparison } from './comparison.ts'
import { competence } from './competence.ts'
import { complement } from './complement.ts'
import { condition } from './condition.ts'
import { consequenceFacts } from './consequence.ts'
import { countedDone } from './countedDone.ts'
import { countedList } from './countedList.ts'
import { countedThatAre } from './countedThatAre.ts'
import { countedWith } from './countedWith.ts'
import { date } from './date.ts'
import { definition } from './definition.ts'
import { definitionByVerb } from './definitionVerbs.ts'
import { doctrine } from './doctrine.ts'
import { doingMeans } from './doingMeans.ts'
import { employedFacts } from './employed.ts'
import { equals } from './equals.ts'
import { example } from './example.ts'
import { explained } from './explained.ts'
import type { ClauseFamily, Fact } from './fact.ts'
import { settle } from './fact.ts'
import { feastDay } from './feastDay.ts'
import { fraction } from './fractions.ts'
import { purpose } from './function.ts'
import { gives } from './gives.ts'
import { accountsIn } from './goingOn.ts'
import { hadThing } from './hadThing.ts'
import { helps } from './helps.ts'
import { holding } from './holding.ts'
import { identified } from './identified.ts'
import { including } from './including.ts'
import { inPhase } from './inPhase.ts'
import { inPortugueseFacts } from './inPortuguese.ts'
import { underLabel, withLead } from './keptLead.ts'
import { knownFor } from './knownFor.ts'
import { labelDoesFacts } from './labelDoes.ts'
import { labelledFacts } from './labelled.ts'
import { lawSays } from './lawSays.ts'
import { list } from './list.ts'
import { measured } from './measured.ts'
import { members } from './members.ts'
import { mended } from './mended.ts'
import { most } from './most.ts'
import { namedSo } from './namedSo.ts'
import { namedWhen } from './namedWhen.ts'
import { naming } from './naming.ts'
import { needed } from './needed.ts'
import { nextStepFacts } from './nextStep.ts'
import { object } from './object.ts'
import { occursInFacts } from './occursIn.ts'
import { ofWhich } from './ofWhich.ts'
import { onlySoMany } from './onlySoMany.ts'
import { onlyThen } from './onlyThen.ts'
import { outcome } from './outcome.ts'
import { ownPart } from './ownPart.ts'
import { parallel } from './parallel.ts'
import { pioneer } from './pioneer.ts'
import { place } from './place.ts'
import { plainFacts } from './plainly.ts'
import { procedureFacts } from './procedure.ts'
import { proportionFacts } from './proportion.ts'
import { quantity } from './quantity.ts'
import { rangeFacts } from './ranges.ts'
import { reasked } from './reasked.ts'
import { regarded } from './regarded.ts'
import { restated } from './restated.ts'
import { rise } from './rise.ts'
import { said } from './said.ts'
import { setting } from './setting.ts'
import { setUpFacts } from './setUp.ts'
import { span } from './span.ts'
import { specified } from './specified.ts'
import { stays } from './stays.ts'
import { structuralFacts } from './structural.ts'
import { doer } from './subject.ts'
import { suchSubjects } from './suchSubjects.ts'
import { suits } from './suits.ts'
import { superlative } from './superlative.ts'
import { thatWhich } from './thatWhich.ts'
import { underOwner } from './underOwner.ts'
import { upTo } from './upTo.ts'
import { usedWhereFacts } from './usedWhere.ts'
import { usually } from './usually.ts'
import { verbFirst } from './verbFirst.ts'
import { weighs } from './weighs.ts'
import { whichNamed } from './whichNamed.ts'
import { workingBy } from './workingBy.ts'
import { worthAsking } from './worthAsking.ts'

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
