import type { Agreement } from '@capivira/portuguese/agreement'
import type { Tree, TreeToken } from '@capivira/portuguese/parser'
import { nameClassIn } from '../analysis/people/names.ts'
import { isOftenTool, meansPerson } from '../analysis/people/people.ts'
import type { TextSentence } from '../analysis/sentence.ts'
import type { Study } from '../analysis/study.ts'
import { lemmasOf } from '../analysis/terms/terms.ts'
import { type Fact, settle } from '../families/fact.ts'
import { worthAsking } from '../families/worth/worth-asking.ts'
import { classOfName } from '../items/kinds/class-of-name.ts'
import type { AnswerType, Family } from '../items.ts'
import type { TreeReader } from '../reading/parsed.ts'
import { type Part, type Statement, statementsOf } from '../reading/statements.ts'
import { isOf } from '../reading/words.ts'
import { written } from '../reading/written.ts'
import { ROWS } from './all.ts'
import { askedBy } from './ask.ts'
import { isAskable } from './askable.ts'
import type { Asked, Place } from './row.ts'
import { signsOf } from './signs.ts'

/** Sentences of which no part is asked: scenes, what is denied, what is told the reader to do, remains of formulas. */
const UNASKED: ReadonlySet<TextSentence['dependence']> = new Set([
  'imagined',
  'told',
  'denied',
  'reader',
  'imperative',
  'debris',
])

/** What an answer is, for its wrong options and for the mix of kinds. */
const SORTS: Readonly<Record<Asked['answers'], { family: Family; answerType: AnswerType; load: number }>> = {
  person: { family: 'agent', answerType: 'person', load: 0.4 },
  thing: { family: 'relation', answerType: 'term', load: 0.5 },
  definition: { family: 'definition', answerType: 'definition', load: 0.5 },
  place: { family: 'place', answerType: 'place', load: 0.4 },
  time: { family: 'date', answerType: 'year', load: 0.3 },
  number: { family: 'quantity', answerType: 'quantity', load: 0.3 },
  reason: { family: 'cause', answerType: 'cause', load: 0.8 },
  means: { family: 'cause', answerType: 'cause', load: 0.7 },
  purpose: { family: 'function', answerType: 'purpose', load: 0.6 },
  list: { family: 'list', answerType: 'list', load: 0.6 },
  name: { family: 'naming', answerType: 'term', load: 0.4 },
  statement: { family: 'function', answerType: 'definition', load: 0.6 },
}

/** What every sentence of a document says that could be asked, read from its tree. */
export function treeFacts(study: Study, read: TreeReader): Fact[] {
  // '“…, porque há duas camadas?”' asks itself.
  const isTold = ({ dependence, core }: TextSentence) => !UNASKED.has(dependence) && !/\?["”’)]*\.?$/u.test(core)
  const asked = study.sentences.filter(isTold)
  const trees = read(asked.map(({ core }) => core))
  const facts = asked.flatMap((sentence, i) =>
    factsOf(study, sentence, trees[i] ?? { text: sentence.core, tokens: [] }),
  )
  const seen = new Set<string>()
  const once = facts.filter(({ question, answer }) => {
    const key = `${question}|${answer}`
    return !seen.has(key) && seen.add(key)
  })
  return worthAsking(once, study)
}

function factsOf(study: Study, sentence: TextSentence, tree: Tree): Fact[] {
  const isPerson = (statement: Statement, part: Part) => meansSomebody(statement, part, study)
  const classOf = ({ tree }: Statement, part: Part) => classOfName(nameOf(tree, part), study)
  return statementsOf(tree).flatMap(statement => {
    const place: Place = { statement, sentence, isPerson, classOf }
    return ROWS.flatMap(row =>
      askedBy(row, place)
        .filter(asked => isAskable(asked, statement))
        .map(asked => factOf(asked, row.id, place, study)),
    )
  })
}

function factOf(asked: Asked, pattern: string, place: Place, study: Study): Fact {
  const { question, answer, answers } = asked
  const sort = SORTS[answers]
  const { tokens } = place.statement.tree
  const focus = tokens[asked.focus]?.lemma ?? ''
  const key = tokens[asked.key]
  return settle(
    {
      ...sort,
      answerType: answers === 'time' && /século/iu.test(question) ? 'century' : sort.answerType,
      pattern,
      focus: lemmasOf(focus),
      question,
      answer,
      strength: 0.5,
      human: answers === 'person',
      ...(key && { proper: key.upos === 'PROPN', agreement: agreementOf(key) }),
      signs: signsOf(asked, place, study),
    },
    place.sentence,
  )
}

/** The inflection that wrong options share with an answer, as the parser reads its head. */
const agreementOf = ({ features }: TreeToken): Agreement => ({
  gender: features.Gender === 'Fem' ? 'f' : 'm',
  number: features.Number === 'Plur' ? 'p' : 's',
})

/** Somebody, or a body that acts: what 'quem' asks for. */
function meansSomebody({ tree }: Statement, part: Part, study: Study): boolean {
  const token = tree.tokens[part.index]
  if (!token) return false
  if (token.upos !== 'PROPN')
    return !isOftenTool(token.text) && (meansPerson(token.text.toLowerCase()) || isOf(token.lemma, 'human'))
  return ['person', 'organization'].includes(nameClassIn(nameOf(tree, part), study))
}

const nameOf = (tree: Tree, part: Part) =>
  written(
    tree,
    part.words.filter(i => tree.tokens[i]?.upos === 'PROPN' || i === part.index),
  )
