import { lemma } from '@capivira/portuguese/morphology'
import { withoutAside } from '../../analysis/grammar/asides.ts'
import { type Clause, clausesOf } from '../../analysis/grammar/clauses.ts'
import { predicatesOf } from '../../analysis/grammar/predicates.ts'
import { dependenceOf, leavesOpen, pointsElsewhere } from '../../analysis/selfContained.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import { inGeneral, isGeneral } from '../../analysis/terms/generally.ts'
import { actionOf } from '../doers/object.ts'
import { type ClauseFamily, type Fact, type FactDraft, type Place, settle } from '../fact.ts'
import { purposeDraft } from '../uses/does.ts'
import { underLabel } from '../wording/keptLead.ts'
import { ask, focusKey, named, subjectOf, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { underOwner } from '../wording/underOwner.ts'

/** Fewer words than other sentences need: 'A bile emulsiona gorduras.' */
const LEAST_WORDS = 4
/** A passage of so many words shows enough. */
const ENOUGH_WORDS = 6
/** A longer answer is no plain one. */
const MOST_WORDS = 16
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
  const [clause, second, ...more] = first ? predicatesOf(withoutAside(first)) : []
  if (!clause || others.length > 0 || !isGeneral(clause)) return []
  const quote = passageOf(study, sentence)
  const verb = lemma(clause.verb)
  const [byMany, passes] = [DONE_BY_MANY.test(verb), PASSES.test(verb)]
  const place = { study: inGeneral(study), sentence, clause }
  return [...families(place), ...(more.length === 0 ? doesBoth(place, second) : [])]
    .filter(
      draft => isOpen(draft) && !(byMany && WHAT_DOES.test(draft.pattern)) && !(passes && OBJECT.test(draft.pattern)),
    )
    .map(draft => ({ ...draft, quote }))
    .map(draft => settle(underOwner(underLabel(draft, sentence), sentence), sentence))
}

/** What a card shows of the page: of a short sentence, with the one beside it; an item of a list stands for itself. */
function passageOf({ sentences }: Study, sentence: TextSentence): string {
  if (sentence.dependence !== 'shape' || wordsIn(sentence.quote) >= ENOUGH_WORDS) return sentence.quote
  const { index, block, page, text } = sentence
  for (const beside of [sentences[index - 1], sentences[index + 1]]) {
    if (beside?.block !== block || beside.page !== page) continue
    const both = beside.index < index ? `${beside.text} ${text}` : `${text} ${beside.text}`
    if (block.text.includes(both)) return both
  }
  return sentence.quote
}

/** 'O fígado produz a bile e armazena glicogênio': what it does is both. */
function doesBoth(place: Place, second: Clause | undefined): FactDraft[] {
  const { clause } = place
  const [one, two] = [actionOf(clause.verb), second ? actionOf(second.verb) : null]
  const subject = one && two?.tense === 'present' && one.number === two.number ? subjectOf(place) : null
  if (!subject || !second || subject.phrase.number !== one?.number || second.subject !== clause.subject) return []
  const answer = `${clause.verb} ${clause.rest} e ${second.verb} ${second.rest}`
  if (
    !place.sentence.core.includes(answer) ||
    wordsIn(answer) > MOST_WORDS ||
    /[,;:()]|(?<!\p{L})(?:seus?|suas?)(?!\p{L})/u.test(answer)
  )
    return []
  return [
    purposeDraft(
      'function/does',
      ask('o que', one.number === 'p' ? 'fazem' : 'faz', named(subject)),
      upperFirst(answer),
      focusKey(subject.phrase.core),
      0.78,
    ),
  ]
}

/** What a thing is and what it is called have their own families, with their own care. */
const isOpen = ({ pattern, question, answer }: FactDraft) =>
  !/^(?:definition|naming)\//u.test(pattern) && !pointsElsewhere(`${question} ${answer}`) && !leavesOpen(question)
