import { answerKey } from '@capivira/core/quizzes/same-answer'
import type { SourceCard, SourcePair, SourceWord } from '../source.ts'

const article = '(?:(?:os|as|o|a|uns|umas|um|uma)\\s+)?'
/** Cards that ask what a term means: the term is in the question. */
const asksForMeaning = new RegExp(
  `^(?:O que|Quem) (?:é|são|foi|foram|era|eram|significa|quer dizer)(?: a sigla)? ${article}(.+?)\\s*\\?$`,
  'u',
)
/** Cards that ask for a term by what it means: the term is the answer. */
const asksForTerm = /^(?:Como se chamam?|Qual é o nome d[eoa]s?) (.+?)\s*\?$/u

const longestTerm = 40
const shortestMeaning = 12
const longestMeaning = 140

type Pair = Omit<SourcePair, 'pairId'>

/**
 * Terms of a material with what they mean, each term and each meaning once: from cards that ask for either, then from
 * the words whose hint says what they are.
 */
export function pairsIn(cards: readonly SourceCard[], words: readonly SourceWord[]): SourcePair[] {
  const found: SourcePair[] = []
  const seen = new Set<string>()
  const all = [...cards.map(fromCard), ...words.map(word => fromWord(word, cards))]
  for (const pair of all) {
    if (!pair || !isFair(pair)) continue
    const keys = [answerKey(pair.term), answerKey(pair.definition)]
    if (keys.some(key => seen.has(key))) continue
    for (const key of keys) seen.add(key)
    found.push({ ...pair, pairId: found.length + 1 })
  }
  return found
}

function fromCard({ cardId, question, answer, heading, page, quote }: SourceCard): Pair | null {
  const place = { heading: headingNamed(heading), page, quote, cardId }
  const term = asksForMeaning.exec(question.trim())?.[1]
  if (term) return { term: capital(term), definition: capital(bare(answer)), ...place }
  const meaning = asksForTerm.exec(question.trim())?.[1]
  return meaning ? { term: capital(bare(answer)), definition: capital(meaning), ...place } : null
}

/** A hint that is a question, or a sentence with a gap, says what a word does and not what it is. */
function fromWord({ word, hint, page, quote }: SourceWord, cards: readonly SourceCard[]): Pair | null {
  if (/[?_]|…/.test(hint)) return null
  return {
    term: capital(word),
    definition: capital(bare(hint)),
    heading: headingOf(page, quote, cards),
    page,
    quote,
    cardId: null,
  }
}

/**
 * The heading of a passage: that of the cards of the same passage, or of the page where all its cards have the same.
 */
function headingOf(page: number | null, quote: string | null, cards: readonly SourceCard[]): string | null {
  const same = cards.find(card => quote !== null && card.quote === quote)
  if (same) return headingNamed(same.heading)
  const onPage = new Set(cards.filter(card => page !== null && card.page === page).map(({ heading }) => heading))
  return onPage.size === 1 ? headingNamed([...onPage][0] ?? null) : null
}

/** Headings that name a part of any book, and so no subject to file a term under. */
const ofAnyBook = new RegExp(
  '^(?:gloss[áa]rio|vocabul[áa]rio|introdu[çc][ãa]o|conclus|resumo|refer[êe]ncias|bibliografia' +
    String.raw`|exerc[íi]cios|atividades|sum[áa]rio|cap[íi]tulo \d|unidade \d|anexo|resultados)`,
  'iu',
)

function headingNamed(heading: string | null): string | null {
  const name = heading?.trim() ?? ''
  return name === '' || ofAnyBook.test(name) ? null : name
}

const bare = (text: string) => text.trim().replace(/[.;:\s]+$/, '')
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)
const keyOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^(?:os|as|o|a|um|uma) /, '')

/** Short enough for a card, and the meaning does not name its term. */
function isFair({ term, definition }: Pair): boolean {
  if (term.length > longestTerm || keyOf(term) === '') return false
  if (definition.length < shortestMeaning || definition.length > longestMeaning) return false
  const words = ` ${keyOf(definition)} `
  return !keyOf(term)
    .split(' ')
    .some(word => word.length > 3 && words.includes(` ${word} `))
}
