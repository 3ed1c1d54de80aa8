import type { Card, Question, Word } from '../items.ts'
import { asksOfAnother, definesAnother } from './frames.ts'
import { fitsLightning } from './lightning-fit.ts'
import { questionSimilarity } from './similarity.ts'
import { THRESHOLDS } from './thresholds.ts'
import { jaccard, lemmaSet } from './words.ts'

export type MetricId = 'T1' | 'T2' | 'T3' | 'T4' | 'T5' | 'T6' | 'T7' | 'T8' | 'T9' | 'T10'

/** One figure about all the items of a material. `detail` is Portuguese, for the teacher. */
export type Metric = { metric: MetricId; value: number; ok: boolean; detail: string }

export type ItemSet = { cards: readonly Card[]; questions: readonly Question[]; words: readonly Word[] }

const S = THRESHOLDS.set

/** Every figure about a material's items, in a fixed order. */
export function measureSet(set: ItemSet): Metric[] {
  return [
    duplicates(set),
    ...minimums(set),
    memoryFit(set.cards),
    ...lightningFit(set.questions),
    ...difficultySpread(set),
    keyBalance(set.questions),
    longestKeys(set.questions),
    ...familyMix(set.cards),
    answerDiversity(set),
  ]
}

export type Answered = { question: string; answer: string; source: { quote: string } }

/** T1: whether two items of one kind ask the same thing. */
export function isDuplicate(a: Answered, b: Answered): boolean {
  const similarity = questionSimilarity(a.question, b.question)
  const oneAnswer = jaccard(lemmaSet(a.answer), lemmaSet(b.answer)) === 1
  if (similarity >= S.duplicate)
    return oneAnswer || !(asksOfAnother(a.question, b.question) || definesAnother(a.question, b.question))
  return similarity >= S.duplicateSameAnswer && oneAnswer
}

/** Pairs that ask the same thing, as indexes; a card and a quiz question may share a fact but not their wording. */
export function duplicatePairs(set: ItemSet): { kind: 'card' | 'question' | 'both'; pair: [number, number] }[] {
  const questions = set.questions.map(q => ({ ...q, answer: q.options[q.correctAnswer] ?? '' }))
  const found: { kind: 'card' | 'question' | 'both'; pair: [number, number] }[] = []
  for (const [kind, items] of [
    ['card', set.cards],
    ['question', questions],
  ] as const) {
    for (const [i, a] of items.entries()) {
      for (const [j, b] of items.entries()) if (j > i && isDuplicate(a, b)) found.push({ kind, pair: [i, j] })
    }
  }
  for (const [i, a] of set.cards.entries()) {
    for (const [j, b] of questions.entries()) {
      if (questionSimilarity(a.question, b.question) >= S.duplicateAcross) found.push({ kind: 'both', pair: [i, j] })
    }
  }
  return found
}

function duplicates(set: ItemSet): Metric {
  const value = duplicatePairs(set).length
  return { metric: 'T1', value, ok: value === 0, detail: value === 0 ? 'Nada repetido.' : `${value} pares repetidos.` }
}

/** T3: enough for the quiz and the games; what is missing is said, never padded. */
function minimums(set: ItemSet): Metric[] {
  const line = (value: number, wanted: number, what: string): Metric => {
    const ok = value >= wanted
    return {
      metric: 'T3',
      value,
      ok,
      detail: `${value} ${what}: ${ok ? 'suficiente' : `insuficiente (o ideal são ${wanted})`}.`,
    }
  }
  return [
    line(set.cards.length, S.cards, 'cards'),
    line(set.questions.length, S.questions, 'questões'),
    line(set.words.length, S.words, 'palavras'),
  ]
}

/** T4: cards short enough for the memory game. */
function memoryFit(cards: readonly Card[]): Metric {
  const fit = cards.filter(c => c.question.length <= S.memoryChars && c.answer.length <= S.memoryChars).length
  const value = ratio(fit, cards.length)
  const ok = value >= S.memoryShare || fit >= S.cards
  return { metric: 'T4', value, ok, detail: `${fit} cards cabem no jogo da memória.` }
}

/** T5: enough questions a pupil can read in the time each level of the lightning quiz gives. */
function lightningFit(questions: readonly Question[]): Metric[] {
  return LEVELS.map(level => {
    const value = questions.filter(question => fitsLightning(question, level)).length
    const wanted = S.lightningRound[level]
    return {
      metric: 'T5',
      value,
      ok: value >= wanted,
      detail: `${value} questões cabem no tempo do quiz relâmpago, nível ${level} (uma rodada tem ${wanted}).`,
    }
  })
}

const LEVELS = ['fácil', 'médio', 'difícil'] as const

/** T6: easy, medium and hard items in about the shares a class needs. */
function difficultySpread({ cards, questions }: ItemSet): Metric[] {
  const items = [...cards, ...questions]
  return LEVELS.map(level => {
    const value = ratio(items.filter(({ difficulty }) => difficulty === level).length, items.length)
    const off = Math.abs(value - S.difficulty[level])
    return {
      metric: 'T6',
      value,
      ok: items.length < S.difficultyItems || off <= S.difficultyOff,
      detail: `${percent(value)} dos itens são de nível ${level}.`,
    }
  })
}

/** Upper 5% point of the chi-square distribution for 1 to 4 degrees of freedom. */
const CHI_SQUARE = [3.841, 5.991, 7.815, 9.488]

/** T7: the right option stands in each place about as often. Sorted numbers are left out: their place is not chosen. */
function keyBalance(questions: readonly Question[]): Metric {
  const counted = questions.filter(q => !isSorted(q.options))
  const size = Math.max(0, ...counted.map(q => q.options.length))
  const inSize = counted.filter(q => q.options.length === size)
  const places = Array.from({ length: size }, (_, place) => inSize.filter(q => q.correctAnswer === place).length)
  const even = inSize.length / Math.max(1, size)
  const chi = places.reduce((sum, count) => sum + (count - even) ** 2 / Math.max(even, 1e-9), 0)
  const value = ratio(Math.max(0, ...places), inSize.length)
  const balanced = chi <= (CHI_SQUARE[size - 2] ?? Number.POSITIVE_INFINITY) && value <= S.keyShare / Math.max(1, size)
  const ok = inSize.length < S.minItems * 2 || balanced
  return {
    metric: 'T7',
    value,
    ok,
    detail: `A posição mais comum da resposta certa tem ${percent(value)} das questões.`,
  }
}

function isSorted(options: readonly string[]): boolean {
  const values = options.map(option =>
    Number(/\d[\d.,]*/.exec(option)?.[0]?.replace(/\./g, '').replace(',', '.') ?? Number.NaN),
  )
  return values.every((value, i) => i === 0 || value >= (values[i - 1] ?? 0))
}

/** T8: the right option is not the longest more often than in human exams. */
function longestKeys(questions: readonly Question[]): Metric {
  const longest = questions.filter(q =>
    q.options.every((option, i) => i === q.correctAnswer || option.length < (q.options[q.correctAnswer]?.length ?? 0)),
  ).length
  const value = ratio(longest, questions.length)
  const ok = questions.length < S.minItems || value <= S.longestKey
  return { metric: 'T8', value, ok, detail: `A resposta certa é a mais longa em ${percent(value)} das questões.` }
}

/** T9: no single kind of question rules the cards. */
function familyMix(cards: readonly Card[]): Metric[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card.family, (counts.get(card.family) ?? 0) + 1)
  const limits: Readonly<Record<string, number>> = { cloze: S.cloze, acronym: S.acronym }
  return [...counts].map(([family, count]) => {
    const value = ratio(count, cards.length)
    const ok = cards.length < S.minItems || value <= (limits[family] ?? S.family)
    return {
      metric: 'T9',
      value,
      ok,
      detail: `${percent(value)} dos cards são do tipo “${FAMILY_NAMES[family] ?? family}”.`,
    }
  })
}

const FAMILY_NAMES: Readonly<Record<string, string>> = {
  definition: 'definição',
  naming: 'nome',
  acronym: 'sigla',
  date: 'data',
  quantity: 'quantidade',
  list: 'lista',
  cause: 'causa',
  function: 'função',
  agent: 'autoria',
  place: 'lugar',
  relation: 'relação',
  comparison: 'comparação',
  cloze: 'lacuna',
  table: 'tabela',
  exercise: 'exercício',
}

/** T10: few items share an answer. */
function answerDiversity({ cards, questions }: ItemSet): Metric {
  const distinct = (answers: readonly string[]) =>
    answers.length === 0
      ? 1
      : ratio(new Set(answers.map(answer => [...lemmaSet(answer)].sort().join(' ') || answer)).size, answers.length)
  const value = Math.min(
    distinct(cards.map(card => card.answer)),
    distinct(questions.map(q => q.options[q.correctAnswer] ?? '')),
  )
  return {
    metric: 'T10',
    value,
    ok: cards.length + questions.length === 0 || value >= S.distinctAnswers,
    detail: `${percent(value)} das respostas são diferentes entre si.`,
  }
}

/** Share of a part in a whole; 0 of nothing. */
function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
