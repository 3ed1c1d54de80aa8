import { lemma } from '@capivira/portuguese/morphology'
import { clausesOf, withoutAside } from '../analysis/clauses.ts'
import { inGeneral, isGeneral } from '../analysis/generally.ts'
import { predicatesOf } from '../analysis/predicates.ts'
import { dependenceOf, leavesOpen, pointsElsewhere } from '../analysis/selfContained.ts'
import type { TextSentence } from '../analysis/sentences.ts'
import type { Study } from '../analysis/study.ts'
import { type ClauseFamily, type Fact, type FactDraft, settle } from './fact.ts'
import { underLabel } from './keptLead.ts'
import { underOwner } from './underOwner.ts'

/** Fewer words than other sentences need: 'A bile emulsiona gorduras.' */
const LEAST_WORDS = 4
/** Much else does as well: 'O que aumenta o risco de câncer?', 'O que reduz o custo?' */
const DONE_BY_MANY =
  /^(?:aumentar|diminuir|reduzir|elevar|melhorar|piorar|causar|provocar|gerar|favorecer|prejudicar|facilitar|dificultar|afetar|influenciar|ajudar|eliminar|evitar|exigir|contribuir)$/
/** Of these the object is a way or a place. */
const PASSES =
  /^(?:percorrer|atravessar|cruzar|seguir|alcançar|atingir|acompanhar|habitar|frequentar|visitar|ocupar|cobrir)$/
const OBJECT = /^(?:relation|clause)\/object$/
const WHAT_DOES = /^(?:agent\/doer|function\/what-does|cause\/reversed)$/

/**
 * The plain statements of a schoolbook ('A bile emulsiona as gorduras', 'O violão tem seis cordas'), where nothing else has been found
 * in them: said in general, they may be short, and what they are about needs no second sentence on it.
 */
export function plainFacts(study: Study, sentence: TextSentence, families: ClauseFamily): Fact[] {
  const { core, words, dependence } = sentence
  if (dependence !== null && (dependence !== 'shape' || dependenceOf(core, words, LEAST_WORDS) !== null)) return []
  const [first, ...others] = clausesOf(core)
  const [clause] = first ? predicatesOf(withoutAside(first)) : []
  if (!clause || others.length > 0 || !isGeneral(clause)) return []
  const verb = lemma(clause.verb)
  const [byMany, passes] = [DONE_BY_MANY.test(verb), PASSES.test(verb)]
  return families({ study: inGeneral(study), sentence, clause })
    .filter(
      draft => isOpen(draft) && !(byMany && WHAT_DOES.test(draft.pattern)) && !(passes && OBJECT.test(draft.pattern)),
    )
    .map(draft => settle(underOwner(underLabel(draft, sentence), sentence), sentence))
}

/** What a thing is and what it is called have their own families, with their own care. */
const isOpen = ({ pattern, question, answer }: FactDraft) =>
  !/^(?:definition|naming)\//u.test(pattern) && !pointsElsewhere(`${question} ${answer}`) && !leavesOpen(question)
