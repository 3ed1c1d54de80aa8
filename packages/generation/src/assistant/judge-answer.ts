import { normalize } from '@capivira/portuguese/tokens'
import { fingerprintOf } from '../items/identity.ts'
import { arrangedOptions } from '../items/options/arranged.ts'
import type { Assurance, Card, Question, Word } from '../items.ts'
import { pattern } from '../lexicon/words.ts'
import { type Judgement, judge, type Usable } from '../proof/judge.ts'
import type { Knowledge } from '../proof/knowledge.ts'
import { lackingSentence } from './lacking-sentence.ts'
import { parseAnswer } from './parse.ts'
import type { WrittenItem } from './written.ts'

/** An item of a pasted answer, judged; `made` is what would be saved of it, null of what was refused. */
export type JudgedItem = {
  written: WrittenItem
  outcome: Judgement['outcome']
  reason: string | null
  source: { page: number; quote: string } | null
  made: Made | null
}

export type Made = { kind: 'card'; item: Card } | { kind: 'question'; item: Question } | { kind: 'word'; item: Word }

/** Reads a pasted answer and judges its items by a document. */
export function judgeAnswer(text: string, knowledge: Knowledge, seed: string): JudgedItem[] {
  const { items, unfinished } = parseAnswer(text)
  const judged = items.map(written => {
    const verdict = judge(written, knowledge)
    if (verdict.outcome === 'refused') return { written, ...verdict, made: null }
    const { outcome, reason, usable, contradicted } = verdict
    return {
      written,
      outcome,
      reason,
      source: usable.source,
      made: madeOf(usable, { proved: outcome === 'published', ...(contradicted && { contradicted }) }, knowledge, seed),
    }
  })
  const cut = unfinished.map(({ lacks, ...written }) => ({
    written,
    outcome: 'refused' as const,
    reason: lackingSentence(lacks),
    source: null,
    made: null,
  }))
  return [...judged, ...cut]
}

/** A judged word as an item: lower case unless it is a name. */
export function wordOf({ question, answer, source }: Usable, proved: boolean): Word {
  const word = /^\p{Lu}/u.test(answer) && !source.quote.includes(answer.toLowerCase()) ? answer : answer.toLowerCase()
  return { word, hint: question, engine: 'model', source, fingerprint: fingerprintOf('word', word), proved }
}

function madeOf(
  usable: Usable,
  proof: Pick<Assurance, 'proved' | 'contradicted'>,
  { context, text }: Knowledge,
  seed: string,
): Made {
  const { kind, question, answer, wrong, source, explanation, family, answerType } = usable
  const fingerprint = fingerprintOf(kind, question, answer, source.quote)
  if (kind === 'word') return { kind, item: wordOf(usable, proof.proved === true) }
  const category =
    context.headingOver(source) || (text.sentences.find(({ page }) => page === source.page)?.heading ?? '')
  const shared = {
    question,
    category,
    difficulty: 'médio' as const,
    family,
    engine: 'model' as const,
    source,
    fingerprint,
    ...proof,
  }
  if (kind === 'card') return { kind, item: { ...shared, answer } }
  const options = arrangedOptions({ answer, distractors: wrong }, `${seed}|${fingerprint}`)
  const item = { ...shared, options, correctAnswer: options.indexOf(answer), explanation, answerType }
  return { kind, item }
}

const WEIGHTLESS = pattern('u')`^(?:${'opening of an answer without weight'} )+`

/** What makes two items of one kind the same: their passage and their answer, accents, case and articles aside. */
export function sameItemKey(kind: 'card' | 'question' | 'word', answer: string, quote: string | null): string {
  const bare = (text: string) =>
    normalize(text)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const plain = bare(answer).replace(WEIGHTLESS, '')
  return kind === 'word' ? `word ${bare(answer)}` : `${kind} ${bare(quote ?? '')} → ${plain}`
}
