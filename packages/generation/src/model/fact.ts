import type { Study } from '../analysis/study.ts'
import { lemmasOf } from '../analysis/terms/terms.ts'
import type { Fact } from '../families/fact.ts'
import type { AnswerType, Family } from '../items.ts'
import { pattern } from '../lexicon/words.ts'
import { isCloze } from '../quality/checked.ts'
import { shapeOf } from '../quality/shape.ts'
import type { ChunkSentence } from './chunks.ts'
import type { ModelItem } from './schema.ts'

const WHICH_REASON = pattern('iu')`
  qual (?:é |foi )?(?:a (?:principal )?(?:causa|consequência|razão)|o (?:motivo|efeito|resultado))`

/** How a question begins tells what it asks for; the first that fits. */
const KINDS: readonly { asks: RegExp; family: Family; type?: AnswerType }[] = [
  { asks: /sigla/iu, family: 'acronym', type: 'expansion' },
  {
    asks: /^como (?:se chama|é chamad|são chamad|se denomina|é conhecid)|^qual (?:é )?o nome|^que nome/iu,
    family: 'naming',
    type: 'term',
  },
  {
    asks: pattern('iu')`^(?:quando|em que ${'time asked for'}|desde quando|durante que)`,
    family: 'date',
  },
  {
    asks: pattern('iu')`^(?:quant[oa]s?|qual (?:é |foi |era )?(?:a |o )?${'amount asked for'})`,
    family: 'quantity',
  },
  { asks: /^(?:quem|por quem|de quem|a quem)/iu, family: 'agent', type: 'person' },
  {
    asks: pattern('iu')`^(?:onde|aonde|de onde|em que ${'place asked for'})`,
    family: 'place',
    type: 'place',
  },
  {
    asks: pattern('iu')`^(?:por qu[eê]|o que (?:causa|provoca|gera|faz|leva)|${WHICH_REASON})`,
    family: 'cause',
    type: 'cause',
  },
  {
    asks: pattern('iu')`^(?:para que|com que (?:objetivo|finalidade)|qual (?:é |era )?${'purpose asked for'})`,
    family: 'function',
    type: 'purpose',
  },
  { asks: /^quais/iu, family: 'list', type: 'list' },
  {
    asks: pattern('iu')`^(?:o que ${'form of ser or meaning'}|em que consiste|como (?:é|são) definid)`,
    family: 'definition',
    type: 'definition',
  },
]

/** 'Como…' and 'Qual…' ask mostly what something does. */
const OTHER: Family = 'function'

/** How much thinking a difficulty stands for, as the families rate theirs. */
const LOADS = { fácil: 0.1, médio: 0.45, difícil: 0.9 } as const

/**
 * Prior of an item a model wrote and the gates passed: above a gap, below an excellent definition of the text's own.
 */
const STRENGTH = 0.95

/** An item of the model as a fact, so that it is ranked, graded and chosen like any other. */
export function factOf(
  item: ModelItem,
  source: { sentences: readonly ChunkSentence[]; quote: string },
  study: Study,
): Fact | null {
  const [first] = source.sentences
  if (!first) return null
  const { family, answerType } = kindAsked(item)
  return {
    family,
    pattern: `model/${family}`,
    focus: focusOf(item.question, study),
    question: item.question,
    answer: item.answer,
    answerType,
    sentence: first.sentence,
    quote: source.quote,
    page: first.sentence.page,
    strength: STRENGTH,
    load: LOADS[item.difficulty],
    card: true,
    quiz: item.kind === 'question',
  }
}

/** What an item asks for, by how its question begins and what its answer looks like. */
export function kindAsked({ question, answer }: { question: string; answer: string }): {
  family: Family
  answerType: AnswerType
} {
  const cloze = isCloze({ question })
  const kind = KINDS.find(({ asks }) => asks.test(question))
  return {
    family: cloze ? 'cloze' : (kind?.family ?? OTHER),
    answerType: typeOf(answer, cloze ? undefined : kind?.type),
  }
}

/** What the answer is by its form, where that shows; else what the question asks for. */
function typeOf(answer: string, asked: AnswerType | undefined): AnswerType {
  const shape = shapeOf(answer)
  if (shape === 'year' || shape === 'date' || shape === 'century' || shape === 'percentage' || shape === 'quantity')
    return shape
  if (shape === 'number') return 'quantity'
  if (shape === 'acronym') return 'acronym'
  return asked ?? 'term'
}

/** The most important term of the document that the question names; the question itself when it names none. */
function focusOf(question: string, study: Study): string {
  const said = ` ${lemmasOf(question)} `
  const term = study.terms.find(({ key, common }) => !common && said.includes(` ${key} `))
  return term?.key ?? said.trim()
}
