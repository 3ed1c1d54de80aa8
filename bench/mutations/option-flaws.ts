import { headingOf } from '@capivira/core/materials/heading'
import { plural } from '@capivira/portuguese/inflection'
import { analyse } from '@capivira/portuguese/morphology'
import { findNumbers, numberToWords } from '@capivira/portuguese/numbers'
import { changed, type QuestionFlaw } from './flaw.ts'
import { isNumber, isWords, keyOf, wrong, wrongOf } from './question-parts.ts'
import { cutAfterSmall, twice } from './wording.ts'

type Question = Parameters<QuestionFlaw['spoil']>[0]

/** Words a text may say one for the other; each pair both ways. */
const SAME: readonly (readonly [string, string])[] = [
  ['usar', 'utilizar'],
  ['usado', 'utilizado'],
  ['usada', 'utilizada'],
  ['usados', 'utilizados'],
  ['usadas', 'utilizadas'],
  ['mostrar', 'exibir'],
  ['aumento', 'crescimento'],
  ['aumentar', 'elevar'],
  ['reduzir', 'diminuir'],
  ['redução', 'diminuição'],
  ['início', 'começo'],
  ['iniciar', 'começar'],
  ['permitir', 'possibilitar'],
  ['ajudar', 'auxiliar'],
  ['obter', 'conseguir'],
  ['garantir', 'assegurar'],
  ['formar', 'constituir'],
  ['formado', 'constituído'],
  ['formada', 'constituída'],
  ['evitar', 'impedir'],
  ['criação', 'elaboração'],
  ['forma', 'maneira'],
  ['parte', 'porção'],
  ['ser humano', 'homem'],
  ['seres humanos', 'pessoas'],
]

/** The text with one word that means the same in place of another. */
function inOtherWords(text: string): string | null {
  for (const [one, other] of SAME) {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const by = changed(text, new RegExp(`(?<![\\p{L}])${from}(?![\\p{L}])`, 'iu'), found =>
        /^\p{Lu}/u.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to,
      )
      if (by !== null) return by
    }
  }
  return null
}

/** 'Casca e semente': 'Semente e casca'. */
function turnedRound(text: string): string | null {
  const [, first = '', second = '', end = ''] = /^(\p{L}+)\se\s(\p{L}+)(\.?)$/u.exec(text) ?? []
  if (second === '') return null
  return `${capital(second)} e ${/^\p{Lu}/u.test(second) ? first : first.toLowerCase()}${end}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A noun and what describes it, both in the plural. */
function phraseInPlural(text: string): string | null {
  const words = text.split(' ')
  if (words.length !== 2 || words.some(word => !/^\p{L}{3,}$/u.test(word))) return null
  const [noun = '', adjective = ''] = words.map(word => word.toLowerCase())
  const singular = (word: string, category: string) =>
    analyse(word).length > 0 && analyse(word).every(a => a.category === category && (a.number ?? 's') === 's')
  if (!singular(noun, 'noun') || !singular(adjective, 'adjective')) return null
  const many = [noun, adjective].map(word => plural(word))
  return many.includes(null) ? null : capital(many.join(' '))
}

/** The number of the key in words, or in digits where it is in words. */
function numberInWords(key: string): string | null {
  const [number, ...more] = findNumbers(key)
  if (!number || more.length > 0 || number.kind !== 'number' || !Number.isInteger(number.value)) return null
  if (!/^\d+$/.test(number.text) || number.value > 1000) return null
  return capital(key.replace(number.text, numberToWords(number.value)))
}

/** 'De 1964 a 1985': 'De 1985 a 1964'. */
const backwards = (text: string) => {
  const turned = text.replace(/(\d+(?:,\d+)?)(\s(?:a|e|até)\s|-|–)(\d+(?:,\d+)?)/u, '$3$2$1')
  return turned === text ? null : turned
}

const GAP = /(?:^|\s)(o|a|os|as|do|da|dos|das|no|na|nos|nas|pelo|pela|um|uma|ao|à)\s_{5}/iu

/** A noun that the word before the gap cannot stand with. */
function againstTheGap({ question, answerType }: Question): string | null {
  const before = GAP.exec(question)?.[1]?.toLowerCase()
  if (before === undefined || answerType !== 'term') return null
  const feminine = /^(?:as?|[dn]as?|pela|uma|à)$/.test(before)
  return `${feminine ? 'Martelo' : 'Cadeira'}${before.endsWith('s') ? 's' : ''}`
}

/** The option with the article it has not. */
function withArticle(text: string): string | null {
  const noun = /^\p{Lu}\p{Ll}{3,}$/u.test(text) ? text.toLowerCase() : ''
  const readings = analyse(noun).filter(a => a.category === 'noun')
  const [first] = readings
  if (!first || readings.some(a => a.gender !== first.gender || a.number !== first.number)) return null
  return `${first.gender === 'f' ? 'A' : 'O'}${first.number === 'p' ? 's' : ''} ${noun}`
}

/** What the question is about: 'O que faz a raiz?' → 'Raiz'. */
function subjectOf({ question }: Question): string | null {
  const noun = /^(?:O que|Onde|Como|Quando|Por que) \p{Ll}+ (?:o|a|os|as) (\p{Ll}{4,})(?=\?|\s)/u.exec(question)?.[1]
  return noun === undefined ? null : capital(noun)
}

/** 'parte' of 'parte1.log' is no word of its own. */
const WHOLE_WORD = /(?<![\p{L}\p{N}._])\p{L}{4,}(?![\p{L}\p{N}._])/u

const spoilt = (item: Question, option: string | null) => (isWords(item) ? wrong(item, option) : null)

/** The item under a heading with its answer in it; found where the heading is not shown. */
const headed = (item: Question) => ({ ...item, category: `${keyOf(item).replace(/\.$/, '')} e outros temas` })
const isHidden = (item: Question) => headingOf(item, item.options) === null

/** More of what can go wrong with options: with how one is written, and with two that say the same. */
export const OPTION_FLAWS: readonly QuestionFlaw[] = [
  { name: 'the key turned round', spoil: item => spoilt(item, turnedRound(keyOf(item))) },
  { name: 'the key in other words', spoil: item => spoilt(item, inOtherWords(keyOf(item))) },
  {
    name: 'the key with its number in words',
    spoil: item => (isNumber(item) ? wrong(item, numberInWords(keyOf(item))) : null),
  },
  { name: 'an article before one option', spoil: item => spoilt(item, withArticle(wrongOf(item))) },
  {
    name: 'a phrase in the plural',
    spoil: item => (item.answerType === 'term' ? wrong(item, phraseInPlural(wrongOf(item))) : null),
  },
  { name: 'an option against the word before the gap', spoil: item => wrong(item, againstTheGap(item)) },
  { name: 'a span that runs backwards', spoil: item => wrong(item, backwards(wrongOf(item))) },
  {
    name: 'a word twice in an option',
    spoil: item =>
      spoilt(
        item,
        changed(wrongOf(item), WHOLE_WORD, word => `${word} ${word.toLowerCase()}`),
      ),
  },
  { name: 'a small word twice in an option', spoil: item => spoilt(item, twice(wrongOf(item))) },
  { name: 'an option cut after a small word', spoil: item => spoilt(item, cutAfterSmall(wrongOf(item))) },
  {
    name: 'a quotation left open in an option',
    spoil: item => spoilt(item, changed(wrongOf(item), /(?<=\s)(?=\p{L}{4,})/u, '“')),
  },
  {
    name: 'esse in an option',
    spoil: item =>
      spoilt(
        item,
        changed(wrongOf(item), /(?<=\s)(?:o|a)(?=\s\p{Ll}{4,})/u, article => (article === 'o' ? 'esse' : 'essa')),
      ),
  },
  { name: 'what is asked about as an option', spoil: item => spoilt(item, subjectOf(item)) },
  { name: 'a heading that has the key', spoil: headed, found: isHidden },
]
