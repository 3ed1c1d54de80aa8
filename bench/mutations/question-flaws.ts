import type { Question } from '@capivira/generation/items'
import { shapeOf } from '@capivira/generation/quality/shape'
import { jaccard, lemmaSet } from '@capivira/generation/quality/words'
import { plural } from '@capivira/portuguese/inflection'
import { analyse } from '@capivira/portuguese/morphology'
import { contentWords } from '@capivira/portuguese/tokens'
import { borrowed, changed, type QuestionFlaw } from './flaw.ts'
import { isName, isNumber, isWords, keyed, keyOf, lower, wrong, wrongAt, wrongOf, wrongs } from './question-parts.ts'

/** Every number of an option ten times as large, as precise as before. */
function tenfold(option: string): string | null {
  const larger = option.replace(/\d{1,3}(?:\.\d{3})+|\d+(?:,(\d+))?/gu, (number, decimals: string | undefined) =>
    (Number(number.replace(/\./g, '').replace(',', '.')) * 10).toFixed(decimals?.length ?? 0).replace('.', ','),
  )
  return larger === option ? null : larger
}

/** Whether each two options share half of their words. */
function areVersions(options: readonly string[]): boolean {
  const sets = options.map(lemmaSet)
  return sets.every((one, i) => sets.slice(i + 1).every(other => jaccard(one, other) >= 0.5))
}

/** A single common noun in the plural. */
function inPlural(option: string): string | null {
  if (!/^\p{L}+$/u.test(option)) return null
  const readings = analyse(option.toLowerCase())
  const singular = readings.length > 0 && readings.every(a => a.category === 'noun' && a.number === 's')
  const many = singular ? plural(option.toLowerCase()) : null
  return many === null ? null : many.charAt(0).toUpperCase() + many.slice(1)
}

/** A phrase of the quoted sentence that is not the key. */
function fromQuote(item: Question): string | null {
  const key = keyOf(item).toLowerCase()
  const word = (item.source.quote.match(/(?<=\s)\p{L}{6,}/gu) ?? []).find(
    found =>
      !key.includes(found.toLowerCase()) &&
      analyse(found.toLowerCase()).length > 0 &&
      analyse(found.toLowerCase()).every(a => a.category === 'noun'),
  )
  return word ? word.charAt(0).toUpperCase() + word.slice(1) : null
}

/** What can go wrong with the options of a quiz question, one thing at a time. */
export const QUESTION_FLAWS: readonly QuestionFlaw[] = [
  { name: 'two options', spoil: item => ({ ...item, options: [keyOf(item), wrongOf(item)], correctAnswer: 0 }) },
  {
    name: 'six options',
    spoil: item => ({ ...item, options: [...item.options, 'Uma coisa', 'Outra coisa', 'Mais uma'].slice(0, 6) }),
  },
  { name: 'no key', spoil: item => ({ ...item, correctAnswer: item.options.length }) },
  { name: 'an empty option', spoil: item => wrong(item, ' ') },
  { name: 'the key twice', spoil: item => wrong(item, keyOf(item)) },
  { name: 'the key twice, with a stop', spoil: item => wrong(item, `${keyOf(item)}.`) },
  {
    name: 'the key in capitals',
    spoil: item =>
      isWords(item) && keyOf(item) !== keyOf(item).toUpperCase() ? wrong(item, keyOf(item).toUpperCase()) : null,
  },
  {
    name: 'a wrong option twice',
    spoil: item => {
      const last = item.options.findLast((_, i) => i !== item.correctAnswer)
      return wrong(item, last ?? null)
    },
  },
  { name: 'a wrong option marked right', spoil: item => ({ ...item, correctAnswer: wrongAt(item) }) },
  {
    name: 'a key far longer',
    spoil: item =>
      isWords(item)
        ? keyed(item, `${keyOf(item)}, que é o nome mais usado pelos pesquisadores em todo o mundo desde então`)
        : null,
  },
  {
    name: 'a wrong option far longer',
    spoil: item =>
      isWords(item)
        ? wrong(
            item,
            `${wrongOf(item)} que existe em muitos lugares e que os livros costumam descrever com bastante ` +
              'cuidado para os leitores',
          )
        : null,
  },
  {
    name: 'a wrong option from the same sentence',
    spoil: item => (isWords(item) && item.answerType !== 'expansion' ? wrong(item, fromQuote(item)) : null),
  },
  {
    name: 'the key inside a wrong option',
    spoil: item =>
      isWords(item) && contentWords(keyOf(item)).length <= 3 ? wrong(item, `${keyOf(item)} brasileira`) : null,
  },
  {
    name: 'the key with a hyphen',
    spoil: item =>
      /^\p{L}{8,}$/u.test(keyOf(item)) ? wrong(item, `${keyOf(item).slice(0, 4)}-${keyOf(item).slice(4)}`) : null,
  },
  {
    name: 'one option in the plural',
    spoil: item =>
      item.options.some(option => inPlural(option)) && item.answerType === 'term'
        ? wrong(item, inPlural(wrongOf(item)))
        : null,
  },
  { name: 'a stop after one option', spoil: item => wrong(item, `${wrongOf(item)}.`) },
  {
    name: 'a small letter in one option',
    spoil: item => (/^\p{Lu}\p{Ll}/u.test(wrongOf(item)) ? wrong(item, lower(wrongOf(item))) : null),
  },
  {
    name: 'a verb among nouns',
    spoil: item =>
      item.answerType === 'term' && !/^(?:O|A|Os|As|Um|Uma)\s/.test(keyOf(item)) ? wrong(item, 'Correram') : null,
  },
  { name: 'a number among words', spoil: item => (isWords(item) ? wrong(item, '1987') : null) },
  { name: 'a word among numbers', spoil: item => (isNumber(item) ? wrong(item, 'Muitos') : null) },
  {
    name: 'a name of another kind',
    spoil: item =>
      isName(item) ? wrong(item, item.answerType === 'person' ? 'Oceano Atlântico' : 'Monteiro Lobato') : null,
  },
  {
    name: 'a thing of another kind',
    spoil: (item, others) => {
      if (item.answerType !== 'term' || keyOf(item).includes(' ')) return null
      const thing = ['Martelo', 'Governador', 'Dengue'].find(
        other => !others.some(o => o.source.quote.toLowerCase().includes(other.toLowerCase())),
      )
      return thing ? wrong(item, thing) : null
    },
  },
  {
    // Both ends of a span: '0,40 e 0,59' with a row of noughts before it is as small as before, and no larger number.
    name: 'a number ten times as large',
    spoil: item =>
      item.answerType === 'quantity' || item.answerType === 'percentage' ? wrong(item, tenfold(wrongOf(item))) : null,
  },
  {
    name: 'a number of another unit',
    spoil: item =>
      item.answerType === 'quantity' && shapeOf(keyOf(item)) !== 'number'
        ? wrong(item, changed(wrongOf(item), /\p{L}{3,}$/u, 'toneladas'))
        : null,
  },
  {
    name: 'a year of another age',
    spoil: item => (item.answerType === 'year' ? wrong(item, String(Number(keyOf(item).slice(0, 4)) - 400)) : null),
  },
  { name: 'todas as anteriores', spoil: item => wrong(item, 'Todas as anteriores') },
  { name: 'nenhuma das alternativas', spoil: item => wrong(item, 'Nenhuma das alternativas') },
  { name: 'A e B', spoil: item => wrong(item, 'A e B') },
  {
    name: 'exceto',
    spoil: item => ({
      ...item,
      question: item.question.includes('__') ? `${item.question} EXCETO` : item.question.replace('?', ', EXCETO?'),
    }),
  },
  {
    name: 'qual não é',
    spoil: item =>
      /^Qua(?:l é|is são) /.test(item.question)
        ? { ...item, question: item.question.replace(/^Qua(?:l|is) (?:é|são)/, 'Qual não é') }
        : null,
  },
  {
    name: 'sempre only in wrong options',
    spoil: item =>
      item.answerType === 'definition' || item.answerType === 'purpose' ? wrongs(item, old => `${old} sempre`) : null,
  },
  {
    name: 'a wrong option that points at the page',
    spoil: item => (isWords(item) ? wrong(item, `${wrongOf(item)} deste capítulo`) : null),
  },
  { name: 'a broken wrong option', spoil: item => (isWords(item) ? wrong(item, `${wrongOf(item)} (`) : null) },
  { name: 'no explanation', spoil: item => ({ ...item, explanation: '' }) },
  {
    name: 'an explanation by letter',
    spoil: item => ({ ...item, explanation: `A alternativa B está certa. ${item.explanation}` }),
  },
  {
    name: 'an endless explanation',
    spoil: item => ({ ...item, explanation: item.explanation.padEnd(320, ' e assim por diante') }),
  },
  {
    name: 'an explanation without page',
    spoil: item => ({ ...item, explanation: item.explanation.replace(/Página \d+: /, '') }),
  },
  {
    name: 'the explanation of another question',
    spoil: (item, others) => {
      const far = borrowed(
        item,
        others,
        other => other.source.quote !== item.source.quote && !other.explanation.includes(keyOf(item)),
      )
      return far && { ...item, explanation: far.explanation }
    },
  },
  {
    name: 'a word of the question only in the key',
    warning: true,
    spoil: item => {
      // 'Sobre lava, magma e cinza, qual afirmação está certa?' names what each option is about: there a word of it
      // tells nothing.
      if (/^Sobre .+, qual afirmação /u.test(item.question)) return null
      const word = contentWords(item.question.replace(/_+/g, ' ')).find(found => found.length > 5)
      return word && item.answerType === 'definition' ? keyed(item, `${keyOf(item)} ${word}`) : null
    },
  },
  {
    name: 'the article before the gap against one option',
    spoil: item => {
      if (item.answerType !== 'term' || !/(?:^|\s)(?:O|A|o|a) _{5}/.test(item.question)) return null
      return wrong(item, /(?:^|\s)[Oo] _{5}/.test(item.question) ? 'Cadeira' : 'Martelo')
    },
  },
  {
    name: 'two wrong options almost alike',
    spoil: item => {
      const [first = '', second = ''] = item.options.filter((_, i) => i !== item.correctAnswer)
      if (item.answerType !== 'definition' || contentWords(first).length < 5) return null
      // Where all options are one sentence with other words in it, they are alike on purpose; two that say the same are
      // not.
      const twin = areVersions(item.options) ? `${first} em geral` : first.replace(/\p{L}{6,}$/u, 'lugar')
      return { ...item, options: item.options.map(old => (old === second ? twin : old)) }
    },
  },
]
