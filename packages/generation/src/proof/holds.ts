import { findNumbers } from '@capivira/portuguese/numbers'
import type { Tree, TreeToken } from '@capivira/portuguese/parser'
import { isOneOf, wordsOf as wordsOfSense } from '../lexicon/words.ts'
import { brokenOff } from '../quality/broken-off.ts'
import { isOf } from '../reading/words.ts'
import { isSetAside, setAsideIn } from './aside.ts'
import { askedTree } from './asked.ts'
import { askingOf } from './asking.ts'
import type { TreeEvidence } from './by-trees.ts'
import { causeOrder, isAim, timeOrder } from './causes.ts'
import { deniesOther } from './contrast.ts'
import { countedBy, countsAnother } from './counted.ts'
import { HOLDS_OF_KEY, HOLDS_OF_OPEN_KEY } from './holds-of-key.ts'
import type { Fault } from './limits.ts'
import { anotherPlace, isOnlyUsed } from './misplaced.ts'
import { hasOwnSubject, namesItself, ownedByOther, saidBehind, saidInPassage } from './neighbours.ts'
import { isReordered, strangeWord } from './own-words.ts'
import { changedPlaces, endsBeforeItsHead, type Placed, placedIn, standsNear } from './placed.ts'
import { isNeed, isRivalled, type Said } from './rivals.ts'
import { isTying, wordOf } from './tokens.ts'
import { contentOf, isSame, means, type Word, wordsOf } from './words.ts'

/** An item, its passage, and what trees tell of both. */
export type Held = {
  question: string
  answer: string
  wrong: readonly string[]
  passage: string
  lean: string
  trees: { question: Tree; answer: Tree; passage: readonly Tree[] }
  evidence: TreeEvidence
  /** Whether the document speaks of a word all the time, so that a sentence need not. */
  isTheme: (word: Word) => boolean
  /** It is a wrong option that is asked whether it is right as well: what would hold a key excuses no option. */
  isOption: boolean
}

type Asked = Held & { placed: Placed | null; said: readonly Said[] }
type Hold = (item: Asked) => string | null

/**
 * Why an item that nothing contradicts is left to its teacher: signs by which a subtle falsehood cannot be told from a
 * good paraphrase. Null of an item that may be published: its passage has the answer, in the place that is asked.
 */
export function holdOf(item: Held): Fault | null {
  const placed = placedIn(item.trees.answer, item.trees.passage)
  const asked = { ...item, placed, said: saidBy(item) }
  const isProved = item.evidence.verdict === 'proved'
  const ofKey = isProved ? HOLDS_OF_KEY : [...HOLDS_OF_KEY, ...HOLDS_OF_OPEN_KEY]
  for (const hold of [...(isProved ? HOLDS_OF_PROVED : HOLDS), ...(item.isOption ? [] : ofKey)]) {
    const reason = hold(asked)
    if (reason !== null) return { sure: false, reason }
  }
  return null
}

/** What the question says besides what it asks, without verbs and kinds of things that say little. */
function saidBy({ trees: { question, answer }, passage, lean }: Held): Said[] {
  const { asking } = askedTree(question)
  const counted = countedBy(question, answer)
  const [told, before] = [wordsOf(passage), wordsOf(lean)]
  return question.tokens.flatMap((token, i) => {
    const word = wordOf(token)
    if (asking.has(i) || !word.content || isTying(question, i) || token.text === counted) return []
    if (saysLittle(token) || (asking.size > 1 && GENERIC.has(token.lemma))) return []
    const met = told.some(other => means(word, other))
    return [
      {
        word,
        index: i,
        upos: token.upos,
        relation: token.relation,
        met,
        near: met || before.some(other => means(word, other)),
      },
    ]
  })
}

const saysLittle = ({ text, lemma }: TreeToken) =>
  /^(?:qu(?:e|em|al|ais|ando|ant[oa]s?)|onde|como)$/i.test(text) ||
  isOf(lemma, 'light') ||
  isOf(lemma, 'raising') ||
  isOf(lemma, 'askedKinds') ||
  isOneOf('word of words', lemma)

/** Verbs that say nothing beside the noun asked for: 'Que benefícios X traz?', 'Que papel X desempenha?' */
const GENERIC = wordsOfSense('verb that says nothing beside its noun')

/** What stands beside another noun, or says of what something is told. */
const BESIDE = /^(?:nmod|flat|appos|compound|amod|obl)/
/** What all of the document is about, said beside something else: 'uma lista em HTML' in a lesson on HTML. */
const isTopic = ({ word, relation }: Said, isTheme: Held['isTheme']) => BESIDE.test(relation) && isTheme(word)

/** Of a sentence that names nothing that does it ('Além disso, precisa orientar…'), what all the document is about. */
const isUnderstood = ({ word, relation }: Said, { isTheme, trees: { passage } }: Held) =>
  /^(?:nsubj|amod)/.test(relation) && isTheme(word) && passage.every(tree => !hasOwnSubject(tree))
const isThing = ({ upos }: Said) => /^(?:NOUN|PROPN|NUM|SYM|X)$/.test(upos)
const bare = (text: string) => text.replace(/^(?:em|por|com|apenas|só) /i, '')
const notSaid = ({ word }: Said) => `A frase do texto não fala de “${word.form}”.`
const OPEN_ROLE = 'Não se vê na frase do texto se é disso que ela fala.'
/** From so much on, the passage has the question's own predicate. */
const SAME_PREDICATE = 0.8
const DEGREE = 'mais|menos|maior(?:es)?|menor(?:es)?|melhor|pior'
const COMPARES = new RegExp(`(?<!\\p{L})(?:${DEGREE})(?!\\p{L})[^?]*\\s(?:do que|que (?:[oa]s?|uma?))(?!\\p{L})`, 'iu')
/** Point to another place of the page than the sentence; 'acima de 100 °C' and 'o mais próximo do Sol' do not. */
const POINTERS = 'próxim[oa]s?|seguintes?|anterior(?:es)?|acima|abaixo|ao lado'
const POINTS = new RegExp(
  String.raw`(?<!\p{L})(?:(?<!mais\s)(?:${POINTERS})(?!\s+(?:d[aeo]s?|aos?|às?|a)\s)|igualmente|também)(?!\p{L})`,
  'iu',
)
const ASKING = '(?:que|qua(?:l|is)|quem|onde|quando)(?!\\p{L})'
const ASKS_TWICE = new RegExp(`(?<!\\p{L})${ASKING}.*\\se\\s(?:(?:a|o|em|de|com|por|para)\\s)?${ASKING}`, 'iu')

/** Those of items, too, whose roles are proved. */
const HOLDS_OF_PROVED: readonly Hold[] = [
  ({ question }) =>
    /\?\s*$/.test(question) || question.includes('__')
      ? null
      : 'O card não termina como pergunta: confira com o trecho.',
  ({ answer, passage }) => {
    const word = /\p{L}+-$/u.exec(answer.trim())?.[0] ?? brokenOff(answer, passage)
    return word && `A resposta parece cortada: termina em “${word}”.`
  },
  ({ answer, passage }) =>
    deniesOther(answer, passage) ? 'Confira o que é negado de quê: a frase do texto diz isso de outra coisa.' : null,
  ({ question, answer, passage }) => {
    const word = setAsideIn(`${question} ${answer}`, passage)
    return word && `Confira: a frase do texto diz “${word}” do que não é.`
  },
  ({ placed, trees }) =>
    placed && endsBeforeItsHead(placed, trees.question) ? 'A resposta para antes do fim da expressão no texto.' : null,
  ({ trees, question, passage, lean }) => {
    const word = strangeWord(trees.answer, { question, passage, lean })
    return word && `A frase do texto não traz “${word}”: confira se diz o mesmo.`
  },
  ({ trees }) =>
    isReordered(trees.answer, trees.passage) ? 'A frase do texto diz isso em outra ordem: confira quem é o quê.' : null,
  item => {
    const word = saidBehind(item, item.said, item.trees.passage)
    return word && `Na frase do texto, “${word}” é dito de outra coisa.`
  },
  ({ trees: { question, answer, passage } }) => {
    const word = countsAnother(question, answer, passage)
    return word && `Na frase do texto, esse número conta outra coisa: “${word}”.`
  },
  ({ trees }) => (isOnlyUsed(trees) ? 'A frase do texto diz o que se usa: confira quem faz.' : null),
  ({ trees }) => {
    const word = anotherPlace(trees)
    return word && `A frase do texto fala de “${word}” em outro lugar: confira.`
  },
  ({ trees }) => {
    const word = ownedByOther(trees)
    return word && `Na frase do texto, isso é dito de “${word}”.`
  },
  ({ answer, question, passage }) =>
    saidInPassage(answer, question, passage) < 0.5 ? 'A frase citada não traz a resposta: confira se é ela.' : null,
  ({ trees }) => {
    const word = namesItself(trees)
    return word && `Na frase do texto, é “${word}” que responde.`
  },
  ({ trees, answer, passage }) =>
    askedTree(trees.question).wanted === 'why' && isAim(answer, passage)
      ? 'A frase do texto diz para que é, e não por que: confira.'
      : null,
]

const HOLDS: readonly Hold[] = [
  ...HOLDS_OF_PROVED,
  ({ evidence: { features } }) =>
    features.answerCut > 0 ? 'A resposta para antes do fim da expressão no texto.' : null,
  ({ trees: { answer } }) => {
    const last = answer.tokens.findLast(({ upos }) => upos !== 'PUNCT')
    const isOpen = last && answer.tokens.length > 1 && ['DET', 'ADP', 'CCONJ', 'SCONJ'].includes(last.upos)
    return isOpen ? 'A resposta para antes do fim da expressão no texto.' : null
  },
  ({ answer, trees }) =>
    askedTree(trees.question).wanted === 'amount' &&
    !/(?<!\p{L})(?:que|quais) (?:[oa]s )?valores(?!\p{L})/iu.test(trees.question.text) &&
    !/^(?:n?um|n?uma)(?: só| única?| único)?$/iu.test(bare(answer)) &&
    findNumbers(answer).length === 0
      ? 'A pergunta pede uma quantidade, e a resposta não dá nenhuma.'
      : null,
  ({ evidence: { features } }) =>
    features.answerPartOfList > 0
      ? 'O texto dá esta resposta ao lado de outras: diga todas ou pergunte por uma.'
      : null,
  ({ question, answer, trees }) =>
    askedTree(trees.question).wanted === 'open' || /^(?:sim|não)(?!\p{L})/iu.test(answer) || ASKS_TWICE.test(question)
      ? 'Confira: perguntas de sim ou não, ou de duas coisas, não se provam por uma frase.'
      : null,
  ({ question }) => {
    const [word] = POINTS.exec(question) ?? []
    return word ? `“${word}” aponta para outra parte do texto: diga do que se fala.` : null
  },
  whyFault,
  ({ question, answer, passage }) =>
    ['open', 'reversed'].includes(timeOrder(question, answer, passage) ?? '')
      ? 'A frase do texto não diz com segurança o que vem antes e o que vem depois.'
      : null,
  ({ question }) => (COMPARES.test(question) ? 'Confira a comparação: qual é mais e qual é menos.' : null),
  ({ trees, said }) => {
    const causing = trees.question.tokens.find(({ lemma }) => isOf(lemma, 'causing'))
    const met = causing && said.some(({ word, met }) => met && word.start === causing.start)
    return causing && !met ? 'A frase do texto não diz que uma coisa é a causa da outra.' : null
  },
  optionThere,
  ({ evidence: { features } }) =>
    features.rolesTurned > 0 ? 'Não se vê na frase do texto quem faz e a quem se faz.' : null,
  ({ evidence: { features } }) =>
    features.predicateMatched >= SAME_PREDICATE &&
    (features.answerRole < 0.5 || (features.rolesMatched < 0.5 && features.namedFound === 1))
      ? OPEN_ROLE
      : null,
  item => {
    const { said, isTheme, evidence } = item
    const missing = said.find(one => isThing(one) && !one.near && !isTopic(one, isTheme) && !isUnderstood(one, item))
    return missing && evidence.features.predicateMatched >= SAME_PREDICATE ? notSaid(missing) : null
  },
  ({ said, answer, trees }) => {
    const missing = said.find(({ upos, met }) => upos === 'VERB' && !met)
    // A date or an amount says by itself what it answers.
    const isDated = /\d/.test(answer) && ['when', 'amount'].includes(askedTree(trees.question).wanted)
    // A participle beside a noun ('a sigla usada') says less than the verb of the question.
    const wanted = isDated ? 1 : missing?.relation.startsWith('acl') ? 2 : 3
    return missing && said.filter(({ met }) => met).length < wanted ? notSaid(missing) : null
  },
  ({ said, isTheme, evidence: { features } }) => {
    const missing = said.filter(one => one.upos !== 'VERB' && !one.near && !isTopic(one, isTheme))
    const [first] = missing
    return first && missing.length * 2 > said.length && features.predicateMatched < SAME_PREDICATE
      ? notSaid(first)
      : null
  },
  ({ trees, said }) => {
    const other = said.find(one => isRivalled(one, trees))
    return other ? `A frase do texto não diz “${other.word.form}” disso.` : null
  },
  wordingFault,
  ({ trees, placed }) => {
    const word = placed && changedPlaces(trees.question, askedTree(trees.question).asking, placed)
    return word ? `Na frase do texto, “${word}” é dito de outra coisa.` : null
  },
]

/** A cause is asked for: the passage gives it, on the right side of its link. */
function whyFault(item: Asked): string | null {
  const { question, answer, passage, trees, said, isTheme } = item
  if (askedTree(trees.question).wanted !== 'why') return null
  const order = causeOrder(askingOf(question).said, contentOf(answer), passage)
  if (order !== 'right') return 'A frase do texto não diz que uma coisa é a causa da outra.'
  // 'Por que X é largo?': what a question takes for granted has to be said.
  const premise = said.find(
    one =>
      one.upos !== 'VERB' &&
      one.upos !== 'ADV' &&
      !one.near &&
      !isTopic(one, isTheme) &&
      !isUnderstood(one, item) &&
      !isNeed(one),
  )
  return premise ? notSaid(premise) : null
}

/** A wrong option that the same sentence names may be right as well. */
function optionThere({ wrong, passage }: Asked): string | null {
  const told = wordsOf(passage)
  const option = wrong.find(text => {
    const words = contentOf(text)
    return (
      words.length > 0 && !isSetAside(text, passage) && words.every(word => told.some(other => isSame(word, other)))
    )
  })
  return option === undefined ? null : `“${option}” está na mesma frase do texto: confira se não responde também.`
}

/**
 * Without the question's predicate only the words of the answer tell what it is taken from; numbers must stand as they
 * do there.
 */
function wordingFault({ answer, placed, trees, evidence: { features } }: Asked): string | null {
  const run = placed?.share ?? 0
  const share =
    run < 0.6 && !/\d/.test(answer) && standsNear(trees.answer, trees.passage, trees.question.tokens.map(wordOf))
      ? 1
      : run
  const loose = features.predicateMatched < SAME_PREDICATE ? 0.6 : 0
  return share < loose || (share < 1 && /\d/.test(answer)) ? 'A frase do texto diz isso com outras palavras.' : null
}
