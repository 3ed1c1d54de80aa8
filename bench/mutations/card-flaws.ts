import type { Card } from '@capivira/generation/items'
import { lemmaSet, share } from '@capivira/generation/quality/words'
import { analyse } from '@capivira/portuguese/morphology'
import { contentWords } from '@capivira/portuguese/tokens'
import { borrowed, but, type CardFlaw, changed } from './flaw.ts'

const isCloze = (card: Card) => card.question.includes('__')
const asks =
  (spoil: CardFlaw['spoil']): CardFlaw['spoil'] =>
  (card, others) =>
    isCloze(card) ? null : spoil(card, others)
const question = (card: Card, value: string | null) => but(card, 'question', value)
const answer = (card: Card, value: string | null) => but(card, 'answer', value)
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** A noun with its article in the question, and the article of the other gender. */
const OTHER_ARTICLE: Readonly<Record<string, string>> = {
  o: 'a',
  a: 'o',
  os: 'as',
  as: 'os',
  do: 'da',
  da: 'do',
  no: 'na',
  na: 'no',
}

function wrongArticle(text: string): string | null {
  for (const match of text.matchAll(/(?<=\s)(o|a|os|as|do|da|no|na)\s(\p{Ll}{4,})/gu)) {
    const readings = analyse(match[2] ?? '')
    const sure = readings.length > 0 && readings.every(a => a.category === 'noun' && a.gender !== undefined)
    if (!sure || new Set(readings.map(a => a.gender)).size > 1) continue
    const by = OTHER_ARTICLE[match[1] ?? ''] ?? ''
    return `${text.slice(0, match.index)}${by} ${match[2]}${text.slice(match.index + match[0].length)}`
  }
  return null
}

const longestWord = (text: string) => contentWords(text).sort((a, b) => b.length - a.length)[0] ?? null

/** What can go wrong with a card, one thing at a time. */
export const CARD_FLAWS: readonly CardFlaw[] = [
  {
    name: 'answer of a card about something else',
    spoil: (card, others) => {
      const far = borrowed(
        card,
        others,
        other =>
          Math.abs(other.source.page - card.source.page) > 1 &&
          share(lemmaSet(other.answer), lemmaSet(card.source.quote)) < 0.5,
      )
      return far && answer(card, far.answer)
    },
  },
  {
    name: 'quote of a distant page',
    spoil: (card, others) => {
      const far = borrowed(card, others, other => Math.abs(other.source.page - card.source.page) > 2)
      return far && { ...card, source: { ...card.source, page: far.source.page } }
    },
  },
  {
    name: 'invented quote',
    spoil: card => ({
      ...card,
      source: {
        ...card.source,
        quote: `Segundo os pesquisadores, ${lower(card.answer)} foi descrito em detalhes por vários autores.`,
      },
    }),
  },
  {
    name: 'quote in other words',
    spoil: card => {
      const words = card.source.quote.split(' ')
      return words.length < 8
        ? null
        : {
            ...card,
            source: { ...card.source, quote: words.map((word, i) => (i % 3 === 2 ? 'coisa' : word)).join(' ') },
          }
    },
  },
  {
    name: 'half a sentence quoted',
    spoil: card =>
      !['definition', 'naming', 'date', 'cause', 'function', 'agent', 'place', 'cloze'].includes(card.family) ||
      !/[.!?]$/.test(card.source.quote)
        ? null
        : { ...card, source: { ...card.source, quote: card.source.quote.split(' ').slice(0, 5).join(' ') } },
  },
  {
    name: 'another number in the answer',
    spoil: card =>
      answer(
        card,
        changed(card.answer, /\d+/, digits => String(Number(digits) + 37)),
      ),
  },
  {
    name: 'another number in the question',
    spoil: card =>
      question(
        card,
        changed(card.question, /\d{3,4}/, digits => String(Number(digits) + 37)),
      ),
  },
  {
    name: 'an invented name in the answer',
    spoil: card => answer(card, changed(card.answer, /(?<=\p{Ll}\s)\p{Lu}\p{Ll}{3,}/u, 'Vasconcelos')),
  },
  {
    name: 'answer denied',
    spoil: card => (contentWords(card.answer).length < 2 ? null : answer(card, `Não ${lower(card.answer)}`)),
  },
  {
    name: 'question denied',
    spoil: asks(card =>
      question(
        card,
        changed(card.question, /(?<=\s)(?:é|são|foi|foram|fazem?|ocorre|tem|têm)(?=\s)/u, verb => `não ${verb}`),
      ),
    ),
  },
  {
    name: 'isso for the subject',
    spoil: asks(card => question(card, changed(card.question, /(?<=\s)(?:o|a|os|as)\s\p{L}+/u, 'isso'))),
  },
  {
    name: 'este before the subject',
    spoil: asks(card =>
      question(
        card,
        changed(card.question, /(?<=\s)(?:o|a)(?=\s\p{Ll}{4,})/u, article => (article === 'o' ? 'este' : 'esta')),
      ),
    ),
  },
  { name: 'segundo o texto', spoil: asks(card => question(card, `Segundo o texto, ${lower(card.question)}`)) },
  {
    name: 'a figure only the page has',
    spoil: asks(card => question(card, card.question.replace('?', ' na figura 3?'))),
  },
  {
    name: 'a chapter only the book has',
    spoil: asks(card => question(card, card.question.replace('?', ' no capítulo anterior?'))),
  },
  { name: 'a connective at the head', spoil: card => question(card, `Além disso, ${lower(card.question)}`) },
  { name: 'years counted from before', spoil: card => question(card, `Sete anos depois, ${lower(card.question)}`) },
  {
    name: 'the answer depends on the page',
    spoil: card => answer(card, `${card.answer.replace(/\.$/, '')} deste capítulo`),
  },
  {
    name: 'the answer in the question',
    spoil: asks(card => question(card, `${card.question.replace('?', '')} ${lower(card.answer.replace(/\.$/, ''))}?`)),
  },
  {
    name: 'the answer before the question',
    spoil: asks(card => question(card, `Sobre ${lower(card.answer.replace(/\.$/, ''))}: ${lower(card.question)}`)),
  },
  {
    name: 'the term twice in a cloze',
    spoil: card =>
      isCloze(card) ? question(card, changed(card.question, /[.]$/, ` como ${lower(card.answer)}.`)) : null,
  },
  { name: 'no answer', spoil: card => answer(card, '') },
  { name: 'no question', spoil: card => question(card, ' ') },
  { name: 'no question mark', spoil: asks(card => question(card, card.question.replace('?', '.'))) },
  {
    name: 'no interrogative',
    spoil: asks(card =>
      question(
        card,
        changed(
          card.question,
          /^(?:o que|qual|quais|quem|quando|onde|como|em que ano|em que|por que|quant[oa]s?|para que|de que)\s/iu,
          'Diga ',
        ),
      ),
    ),
  },
  {
    name: 'a small letter at the head',
    spoil: card => (/^\p{Lu}/u.test(card.question) ? question(card, lower(card.question)) : null),
  },
  { name: 'an open parenthesis', spoil: card => question(card, changed(card.question, /\s(?=\S+$)/u, ' (')) },
  {
    name: 'a word twice',
    spoil: card =>
      question(
        card,
        changed(card.question, /\p{L}{4,}/u, word => `${word} ${word}`),
      ),
  },
  {
    name: 'a word broken by a hyphen',
    spoil: card =>
      answer(
        card,
        changed(card.answer, /\p{Ll}{7,}/u, word => `${word.slice(0, 4)}- ${word.slice(4)}`),
      ),
  },
  { name: 'two spaces', spoil: card => question(card, card.question.replace(' ', '  ')) },
  { name: 'the article of the other gender', spoil: card => question(card, wrongArticle(card.question)) },
  {
    name: 'o que são for one',
    spoil: asks(card => question(card, changed(card.question, /^O que é(?=\s(?:o|a)\s)/u, 'O que são'))),
  },
  {
    name: 'o que é for several',
    spoil: asks(card => question(card, changed(card.question, /^O que são(?=\s(?:os|as)\s)/u, 'O que é'))),
  },
  {
    name: 'qual são',
    spoil: asks(card =>
      question(
        card,
        changed(card.question, /^(?:Qual é|Quais são)/u, both => (both === 'Qual é' ? 'Qual são' : 'Quais é')),
      ),
    ),
  },
  { name: 'cut after a preposition', spoil: asks(card => question(card, card.question.replace('?', ' de?'))) },
  {
    name: 'answer cut after a preposition',
    spoil: card => (card.answer.includes(' ') ? answer(card, `${card.answer.replace(/\.$/, '')} e da`) : null),
  },
  {
    name: 'no verb',
    spoil: asks(card =>
      contentWords(card.question).length < 2
        ? null
        : question(
            card,
            `Por que ${contentWords(card.question)
              .filter(word => analyse(word).length > 0 && analyse(word).every(a => a.category === 'noun'))
              .slice(0, 3)
              .join(' da ')} do lugar?`,
          ),
    ),
  },
  {
    name: 'forty words more',
    spoil: card =>
      question(
        card,
        card.question.replace(
          /[?.]$/,
          end => `${' de um modo que todos os alunos da escola possam entender sem nenhuma dúvida'.repeat(3)}${end}`,
        ),
      ),
  },
  {
    name: 'an endless answer',
    spoil: card =>
      answer(
        card,
        card.answer.replace(/\.$/, '') + ', e assim por diante em muitos outros lugares do mundo inteiro'.repeat(4),
      ),
  },
  {
    name: 'one word for a question',
    spoil: asks(card =>
      question(
        card,
        `${longestWord(card.question) ?? 'Água'}?`.replace(/^./u, letter => letter.toUpperCase()),
      ),
    ),
  },
  { name: 'a formula', spoil: card => answer(card, `${card.answer} {x ∈ U | x = 2}`) },
  { name: 'an address', spoil: card => answer(card, `${card.answer} www.exemplo.com.br`) },
  { name: 'letters of a broken font', spoil: card => answer(card, changed(card.answer, /\p{Ll}{2}/u, '\uFFFD')) },
  {
    name: 'an empty definition',
    spoil: card => (card.family === 'definition' && !isCloze(card) ? answer(card, 'Um processo importante') : null),
  },
  {
    name: 'asked in English',
    spoil: asks(card =>
      question(card, `What is the meaning of ${longestWord(card.answer) ?? 'it'} and how does it work?`),
    ),
  },
  {
    name: 'asked in Spanish',
    spoil: asks(card =>
      question(card, `¿Qué es lo que se conoce como ${longestWord(card.answer) ?? 'eso'} según los autores y por qué?`),
    ),
  },
  { name: 'an exercise', spoil: asks(card => question(card, `Calcule ${lower(card.question)}`)) },
  { name: 'about a thing nobody named', spoil: asks(card => question(card, 'O que fica perto do sofá?')) },
  {
    name: 'two gaps',
    spoil: card => (isCloze(card) ? question(card, changed(card.question, /(?<=\s)\p{Ll}{5,}(?=\s)/u, '_____')) : null),
  },
  {
    name: 'a gap of two strokes',
    spoil: card => (isCloze(card) ? question(card, card.question.replace(/_+/, '__')) : null),
  },
]
