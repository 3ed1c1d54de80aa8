import { plural } from '@capivira/portuguese/inflection'
import { but, changed, type WordFlaw } from './flaw.ts'
import { cutAfterSmall, twice } from './wording.ts'

const hint = (word: Parameters<WordFlaw['spoil']>[0], value: string | null) => but(word, 'hint', value)

const OTHER: Readonly<Record<string, string>> = {
  o: 'a',
  a: 'o',
  os: 'as',
  as: 'os',
  um: 'uma',
  uma: 'um',
  do: 'da',
  da: 'do',
  no: 'na',
  na: 'no',
}

const otherArticle = (text: string) =>
  changed(text, /(?<![\p{L}])(?:o|a|os|as|um|uma|do|da|no|na)(?= _{3})/iu, article => {
    const other = OTHER[article.toLowerCase()] ?? article
    return /^\p{Lu}/u.test(article) ? other.charAt(0).toUpperCase() + other.slice(1) : other
  })

/** What can go wrong with a word and its hint. */
export const WORD_FLAWS: readonly WordFlaw[] = [
  { name: 'two words', spoil: item => ({ ...item, word: `${item.word} verde` }) },
  { name: 'a digit in the word', spoil: item => ({ ...item, word: `${item.word}2` }) },
  { name: 'too long a word', spoil: item => ({ ...item, word: `${item.word}${item.word}mente` }) },
  { name: 'too short a word', spoil: item => ({ ...item, word: item.word.slice(0, 3) }) },
  { name: 'the word in its hint', spoil: item => hint(item, `Também se diz ${item.word} neste assunto.`) },
  {
    name: 'its plural in the hint',
    spoil: item => {
      const many = plural(item.word.toLowerCase())
      return many === null ? null : hint(item, `Entre outras coisas, fala-se em ${many}.`)
    },
  },
  { name: 'an endless hint', spoil: item => hint(item, `${item.hint}${' e assim por diante'.repeat(8)}`) },
  { name: 'no hint', spoil: item => hint(item, '') },
  { name: 'a hint of one word', spoil: item => hint(item, 'Coisa') },
  {
    name: 'a hint in English',
    spoil: item => hint(item, 'The thing that was found in the water by the people of the city'),
  },
  {
    name: 'esse in the hint',
    spoil: item =>
      hint(
        item,
        changed(item.hint, /(?<=\s)(?:o|a)(?=\s\p{Ll}{4,})/u, one => (one === 'o' ? 'esse' : 'essa')),
      ),
  },
  {
    name: 'como vimos in the hint',
    spoil: item => hint(item, `Como vimos, ${item.hint.charAt(0).toLowerCase()}${item.hint.slice(1)}`.slice(0, 118)),
  },
  { name: 'a small word twice in the hint', spoil: item => hint(item, twice(item.hint)) },
  {
    name: 'a word twice in the hint',
    spoil: item =>
      hint(
        item,
        changed(item.hint, /(?<!_)\p{L}{4,}/u, word => `${word} ${word}`),
      ),
  },
  { name: 'an open parenthesis in the hint', spoil: item => hint(item, changed(item.hint, /\s(?=\S+$)/u, ' (')) },
  { name: 'a hint cut after a small word', spoil: item => hint(item, cutAfterSmall(item.hint)) },
  { name: 'the article of the other gender before the gap', spoil: item => hint(item, otherArticle(item.hint)) },
  {
    name: 'an invented quote',
    spoil: item => ({
      ...item,
      source: { ...item.source, quote: 'Um trecho que nenhuma página deste material contém.' },
    }),
  },
]
