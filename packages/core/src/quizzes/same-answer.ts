import { inOneForm } from './answer-forms.ts'

/**
 * Answers that a pupil would call the same: 'O Sol', 'Sol' and 'o sol.', '1822' and 'Em 1822', 'três estados' and '3
 * estados'. A table that holds two of them calls a right pair wrong.
 */

const quotes = /["'“”‘’«»`´]/g
/** At the end, where they say nothing of what it is: 'sol.' but '1,5' and 'C++'. */
const atEnd = /(?<=[\p{L}\p{N})])[.,;:!?…]+\s*$/u
const thousands = /(?<=\d)[.\s](?=\d{3}(?!\d))/g
const articles = /^(?:(?:os|as|o|a|uns|umas|um|uma|em|nos|nas|no|na|ao|aos|à|às|pelos|pelas|pelo|pela)\s+)+(?=\S)/u
const beforeNumber = /^(?:(?:de|do|da|ano|anos|dia|século|séc\.?)\s+)+(?=\d)/u

function numberWords(): ReadonlyMap<string, string> {
  return new Map(
    (
      'zero um|uma dois|duas três quatro cinco seis|meia sete oito nove dez onze doze treze quatorze|catorze quinze ' +
      'dezesseis dezessete dezoito dezenove vinte'
    )
      .split(' ')
      .flatMap((forms, value) => forms.split('|').map(form => [form, `${value}`] as const))
      .concat([
        ['trinta', '30'],
        ['quarenta', '40'],
        ['cinquenta', '50'],
        ['cem', '100'],
        ['mil', '1000'],
      ]),
  )
}

/** Marked as pure: the screens of games, which deal nothing, leave it out. */
const numbers = /* @__PURE__ */ numberWords()

/**
 * What tells an option from the others of its question: two with one key differ by an article, a full stop, capitals or
 * the writing of a number. Accents and signs within stay, since a question may ask for them: 'avó' and 'avô', 'C' and
 * 'C++'.
 */
export function optionKey(text: string): string {
  const plain = text
    .normalize('NFC')
    .toLocaleLowerCase('pt-BR')
    .replace(quotes, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(atEnd, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(thousands, '')
  const bare = plain.replace(articles, '').replace(beforeNumber, '')
  // 'Um' and 'uma' are numbers where they are all that is said.
  return bare
    .split(' ')
    .map(word => numbers.get(word) ?? word)
    .join(' ')
}

/** Words whose last 's' is a plural: 'rios', but not 'mês' nor 'país', which would be 'pai'. */
const plural = /(?<=\p{L}{2}[aeo])s(?![\p{L}\p{N}])/gu

/**
 * The same for what lies on one table of a game, where accents, hyphens, brackets and plurals do not tell two answers
 * apart either. By it the two sides of one card are told apart, which may well ask for another form: '½' and '1/2'.
 */
export function sideKey(text: string): string {
  const key = optionKey(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/[()[\]]/g, '')
    .replace(/(?<=\p{L})[,;:.](?=\s)/gu, '')
    .replace(plural, '')
    .replace(/\s+/g, ' ')
    .trim()
  return key === '' ? text.trim() : key
}

/** The same where other forms of a number, a day or a unit do not tell two cards apart either. */
export const answerKey = (text: string): string => sideKey(inOneForm(text))
