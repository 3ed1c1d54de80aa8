import { createHash } from 'node:crypto'
import { headingOf } from '@capivira/core/materials/heading'
import type { Measured } from '../measure.ts'
import type { Sheet, SheetItem } from './item.ts'
import { stratifiedSample } from './sample.ts'

/** Items of each kind a reader judges. */
const ITEMS = 60

/** In place of a heading that would tell the answer: a reader sees what pupils see. */
const HIDDEN = '–'

/** Draws the cards and questions of a sheet, cards first. `made` is the day it is made. */
export function makeSheet(measured: readonly Measured[], seed: string, made: string): Sheet {
  const cards = stratifiedSample(measured.flatMap(cardsOf), ITEMS, `${seed} cards`)
  const questions = stratifiedSample(measured.flatMap(questionsOf), ITEMS, `${seed} questions`)
  const items = [
    ...cards.map((card, i) => ({ ...card, id: `c${i + 1}` })),
    ...questions.map((question, i) => ({ ...question, id: `q${i + 1}` })),
  ]
  const name = createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 12)
  return { name, seed, made, items }
}

type Unnamed = Omit<SheetItem, 'id'>

function cardsOf({ name, material }: Measured): Unnamed[] {
  return material.cards.map(({ source, ...card }) => ({
    kind: 'card',
    document: name,
    page: source.page,
    family: card.family,
    difficulty: card.difficulty,
    category: headingOf(card, [card.answer]) ?? HIDDEN,
    question: card.question,
    answer: card.answer,
    options: [],
    explanation: '',
    quote: source.quote,
  }))
}

function questionsOf({ name, material }: Measured): Unnamed[] {
  return material.questions.map(({ source, ...item }) => ({
    kind: 'question',
    document: name,
    page: source.page,
    family: item.family,
    difficulty: item.difficulty,
    category: headingOf(item, item.options) ?? HIDDEN,
    question: item.question,
    answer: item.options[item.correctAnswer] ?? '',
    options: item.options,
    explanation: item.explanation,
    quote: source.quote,
  }))
}
