import { plural } from '@capivira/portuguese/inflection'
import { but, type WordFlaw } from './flaw.ts'

const hint = (word: Parameters<WordFlaw['spoil']>[0], value: string | null) => but(word, 'hint', value)

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
    name: 'an invented quote',
    spoil: item => ({
      ...item,
      source: { ...item.source, quote: 'Um trecho que nenhuma página deste material contém.' },
    }),
  },
]
