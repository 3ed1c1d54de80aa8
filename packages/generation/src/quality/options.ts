import { leaningOf } from '@capivira/core/quizzes/leaning-option'
import { namesOptions } from '@capivira/core/quizzes/named-letters'
import { genderOfDeterminer } from '@capivira/portuguese/morphology'
import { readNounPhrase } from '@capivira/portuguese/noun-phrase'
import { contentWords, foldAccents, tokenize } from '@capivira/portuguese/tokens'
import { pattern } from '../lexicon/words.ts'
import { type CheckedQuestion, distractorsOf } from './checked.ts'
import { cognatesIn, recalledBy } from './cognates.ts'
import type { QualityContext } from './context.ts'
import { type Finding, reject, warn } from './finding.ts'
import { locate, searchable } from './locate.ts'
import { sameOption } from './same-option.ts'
import { oddSpan } from './spans.ts'
import { THRESHOLDS } from './thresholds.ts'
import { toldByRoot } from './told-by-root.ts'
import { toldByTerm } from './told-by-term.ts'
import { jaccard, lemmaSet, share, wholeWords } from './words.ts'

export type OptionGate = (question: CheckedQuestion, context: QualityContext) => Finding | null

/** Q1: three to five different options, one of them the key. */
export const hasOneKey: OptionGate = ({ options, correctAnswer }) => {
  const { min, max } = THRESHOLDS.options
  if (options.length < min || options.length > max)
    return reject('Q1', `A questão precisa de ${min} a ${max} alternativas.`)
  if (!Number.isInteger(correctAnswer) || correctAnswer < 0 || correctAnswer >= options.length) {
    return reject('Q1', 'Falta indicar a alternativa certa.')
  }
  if (options.some(option => option.trim() === '')) return reject('Q1', 'Há uma alternativa vazia.')
  for (const [i, option] of options.entries()) {
    const twin = options.slice(i + 1).find(other => sameOption(option, other))
    if (twin !== undefined) return reject('Q1', `Duas alternativas dizem o mesmo: “${option}” e “${twin}”.`)
  }
  return null
}

/** Q5: the key is not given away by its length. */
export const hasEvenLengths: OptionGate = question => {
  const key = question.options[question.correctAnswer]?.length ?? 0
  const lengths = question.options.map(option => option.length)
  const others = distractorsOf(question).map(option => option.length)
  const mean = others.reduce((sum, length) => sum + length, 0) / Math.max(1, others.length)
  const { keyRatio, spread, shortMean, shortDifference } = THRESHOLDS.options
  const [longest, shortest] = [Math.max(...lengths), Math.min(...lengths)]
  if (mean < shortMean && Math.abs(key - mean) <= shortDifference) return null
  const [low, high] = keyRatio
  if (key / mean > high) return reject('Q5', 'A resposta certa é bem mais longa que as outras alternativas.')
  if (key / mean < low) return reject('Q5', 'A resposta certa é bem mais curta que as outras alternativas.')
  return longest / shortest > spread ? reject('Q5', 'As alternativas têm tamanhos muito diferentes.') : null
}

const ABSOLUTE = wholeWords('sempre|nunca|jamais|somente|nenhuma?|exclusivamente|unicamente')
/** Absolute in a statement, harmless in a description ('de todos os seres'). */
const PERHAPS_ABSOLUTE = wholeWords('tod[oa]s|apenas|só')

/** Q6: no word or article of the question points at the key. */
export const hasNoCue: OptionGate = (question, context) => {
  const { question: stem, options, correctAnswer, answerType } = question
  const key = options[correctAnswer] ?? ''
  const others = distractorsOf(question)
  const gap = /(?<![\p{L}])(\p{L}+)\s+_{2,}/u.exec(stem)?.[1] ?? ''
  const gender = genderOfDeterminer(gap)
  if (gender) {
    const number = gap.toLowerCase().endsWith('s') ? 'p' : 's'
    const odd = options.find(option => {
      const { phrase } = readNounPhrase(option, { determinersOf: context.determinersOf, allowGeneric: true })
      if (!phrase || phrase.proper || phrase.genderFrom === 'default') return false
      return phrase.gender !== gender || phrase.number !== number
    })
    if (odd !== undefined) return reject('Q6', `“${gap} _____” não combina com “${odd}” e denuncia a resposta.`)
  }
  const onlyWrong = (words: RegExp) => !words.test(key) && others.some(option => words.test(option))
  const absolutes = 'Só alternativas erradas usam palavras absolutas como “sempre”, “nunca” ou “todos”.'
  if (onlyWrong(ABSOLUTE)) return reject('Q6', absolutes)
  if (onlyWrong(PERHAPS_ABSOLUTE)) return warn('Q6', absolutes)
  if (spellsAcronym(stem, key) && !others.some(option => spellsAcronym(stem, option))) {
    return warn('Q6', 'Só a resposta certa começa com as letras da sigla.')
  }
  const cognate = [cognatesIn, recalledBy]
    .flatMap(recall => recall(stem, key).filter(root => !others.some(option => recall(stem, option).includes(root))))
    .at(0)
  if (cognate !== undefined)
    return reject('Q6', `“${key}” lembra uma palavra da pergunta em outra língua: nem é preciso saber a resposta.`)
  const root = toldByRoot(stem, key, others)
  if (root !== null) return reject('Q6', `“${root}” só lembra a resposta certa: nem é preciso saber a matéria.`)
  const asked = lemmaSet(stem.replace(/_+|-/g, ' '))
  // 'A melhor definição de número primo?': one option alone begins with 'Número'.
  const parts = (stem.match(/\p{L}{5,}(?:-\p{L}{5,})+/gu) ?? []).flatMap(word => [...lemmaSet(word.replace(/-/g, ' '))])
  const part = parts.find(word => lemmaSet(key).has(word) && !others.some(option => lemmaSet(option).has(word)))
  if (part !== undefined) return reject('Q6', `Só a resposta certa traz “${part}”, que é parte do nome na pergunta.`)
  const genus = answerType === 'definition' && DEFINES.test(stem) ? headOf(key) : ''
  if (genus !== '' && asked.has(genus) && !others.some(option => headOf(option) === genus))
    return reject('Q6', `Só a resposta certa começa com “${genus}”, que está na pergunta.`)
  const echoes = (option: string) => [...lemmaSet(option)].filter(word => asked.has(word))
  // 'Sobre maré e onda, qual afirmação está certa?': every option repeats a word of the question.
  if (others.every(option => echoes(option).length > 0)) return null
  const told = toldByTerm(stem, key, others)
  if (told !== null) return reject('Q6', `Só a resposta certa traz “${told}”, que lembra o nome do que se pergunta.`)
  const echoed = echoes(key).find(word => !others.some(option => lemmaSet(option).has(word)))
  return echoed === undefined ? null : warn('Q6', `A palavra “${echoed}” da pergunta só se repete na resposta certa.`)
}

const DEFINES = /melhor definição|corretamente|^O que (?:é|são) /u

/** The first word of an option that says what kind of thing it is. */
function headOf(option: string): string {
  return [...lemmaSet(option.split(' ').slice(0, 2).join(' '))][0] ?? ''
}

/** Whether the initials of an expansion are an acronym of the question. */
function spellsAcronym(stem: string, expansion: string): boolean {
  const initials = foldAccents(
    contentWords(expansion)
      .map(word => word.charAt(0))
      .join(''),
  ).toUpperCase()
  return initials.length > 1 && tokenize(stem).some(token => token.text === initials)
}

/** Q7: the options do not overlap, unless all share one frame. */
export const hasDistinctOptions: OptionGate = ({ options, answerType }) => {
  // What an acronym may stand for is told apart word by word.
  if (answerType === 'expansion') return null
  // 'Alta resistência; Baixo custo' beside 'Baixa resistência; Fácil limpeza': told apart item by item.
  if (answerType === 'list' && areApart(options)) return null
  const sets = options.map(lemmaSet)
  const ranges = options.map(rangeOf)
  const pairs: { at: [number, number]; similarity: number; long: boolean }[] = []
  for (let i = 0; i < options.length; i++) {
    for (let j = i + 1; j < options.length; j++) {
      const [a, b] = [sets[i] ?? new Set(), sets[j] ?? new Set()]
      pairs.push({ at: [i, j], similarity: jaccard(a, b), long: Math.min(a.size, b.size) >= 4 })
      const [left, right] = [ranges[i], ranges[j]]
      if (left && right && left[0] < right[1] && right[0] < left[1]) {
        return reject('Q7', `Os intervalos “${options[i]}” e “${options[j]}” se sobrepõem.`)
      }
    }
  }
  const span = oddSpan(options)
  if (span) return reject('Q9', `“${span.option}” ${span.why}.`)
  const grown = growsFrom(options, sets)
  if (grown) return reject('Q7', `“${grown}” só acrescenta palavras a outra alternativa.`)
  const { overlap, parallel } = THRESHOLDS.options
  if (pairs.every(pair => pair.similarity >= parallel) || shareAFrame(options)) return null
  const close = pairs.find(pair => pair.long && pair.similarity > overlap)
  return close ? reject('Q7', `“${options[close.at[0]]}” e “${options[close.at[1]]}” são parecidas demais.`) : null
}

/** Whether no item of one list stands in another. */
function areApart(options: readonly string[]): boolean {
  const items = options.map(option => new Set(option.toLowerCase().split(/;\s/)))
  if (items.some(({ size }) => size < 2)) return false
  return items.every((mine, at) => items.slice(at + 1).every(others => ![...mine].some(item => others.has(item))))
}

/** The option that says all another one says, in its order, and a word or two more behind it. */
function growsFrom(options: readonly string[], sets: readonly ReadonlySet<string>[]): string | null {
  const found = options.find((option, i) =>
    options.some(
      (other, j) => i !== j && (sets[j]?.size ?? 0) >= 4 && option.startsWith(`${other.replace(/\.$/, '')} `),
    ),
  )
  return found ?? null
}

/**
 * Whether all options are one sentence with other words in one or two places: 'a menor concentração que…', 'a maior
 * concentração que…'.
 */
function shareAFrame(options: readonly string[]): boolean {
  const rows = options.map(option => tokenize(option.toLowerCase()).map(token => token.text))
  const [first = []] = rows
  const shortest = Math.min(...rows.map(row => row.length))
  const all = (at: (row: string[]) => string | undefined) => rows.every(row => at(row) === at(first))
  // Names of one and of two words change places: 'espécie da Caatinga', 'espécie da Mata Atlântica'.
  let ends = 0
  while (ends < shortest && all(row => row[ends])) ends++
  for (let back = 1; ends + back <= shortest && all(row => row.at(-back)); back++) ends++
  if (ends >= 2 && ends >= shortest / 2) return true
  const differing = first.filter((word, at) => rows.some(row => row[at] !== word)).length
  return shortest > 2 && rows.every(row => row.length === shortest) && differing <= 2 && differing < shortest / 2
}

function rangeOf(option: string): [number, number] | null {
  const match = /^\D{0,12}?(\d+(?:,\d+)?)\s*(?:a|e|até|-|–)\s*(\d+(?:,\d+)?)/u.exec(option)
  if (!match) return null
  const [from, to] = [match[1], match[2]].map(text => Number(text?.replace(',', '.')))
  return from !== undefined && to !== undefined && from < to ? [from, to] : null
}

const NEGATIVE = pattern('u')`
  (?<![\p{L}])(?:${'asks for what is not so'}|não ${'verb before a negation'})(?![\p{L}])`

/** Q8: no 'todas as anteriores', no 'A e B', no question for what is false. */
export const hasPositiveForm: OptionGate = ({ question, options, family }) => {
  const catchAll = options.find(option => leaningOf(option, options) !== null)
  if (catchAll !== undefined) return reject('Q8', `Evite a alternativa “${catchAll}”.`)
  return family !== 'exercise' && NEGATIVE.test(question)
    ? reject('Q8', 'Evite perguntar pelo que está errado ou pela exceção.')
    : null
}

const PAGE = /(?<![\p{L}])p(?:ágina|ágs?|p)?\.?\s*\d+/iu

/** Q10: the explanation names the page, says the answer in the document's words, and speaks of no letter. */
export const hasExplanation: OptionGate = question => {
  const { explanation, source } = question
  const text = explanation?.trim() ?? ''
  if (!text) return source ? reject('Q10', 'Falta a explicação da resposta.') : null
  if (namesOptions(text)) return reject('Q10', 'A explicação não deve citar letras: as alternativas são embaralhadas.')
  const { maxChars, keySupport } = THRESHOLDS.explanation
  if (text.length > maxChars) return reject('Q10', `A explicação passa de ${maxChars} caracteres.`)
  if (!source) return null
  if (!PAGE.test(text)) return reject('Q10', 'A explicação deve dizer a página.')
  const key = lemmaSet(question.options[question.correctAnswer] ?? '')
  if (share(key, lemmaSet(text)) < keySupport) return reject('Q10', 'A explicação não traz a resposta certa.')
  if (quotesSource(text, source.quote)) return null
  const elsewhere = /“[^”]{30,}”/u.test(text)
  return elsewhere
    ? reject('Q10', 'A explicação cita outro trecho, que não é o da questão.')
    : warn('Q10', 'A explicação não cita o trecho do material.')
}

/** Whether five words of the quote in a row, or all of a shorter one, are in the explanation. */
function quotesSource(explanation: string, quote: string): boolean {
  const page = searchable(explanation)
  const words = contentRuns(quote)
  return words.some(run => locate(run, page).status === 'exact')
}

function contentRuns(quote: string): string[] {
  const words = quote.split(/\s+/)
  if (words.length <= 5) return [quote]
  return words.slice(0, -4).map((_, i) => words.slice(i, i + 5).join(' '))
}
