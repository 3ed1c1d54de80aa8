import { analyse, type Gender, genderOfDeterminer, lemma, lemmas } from '@capivira/portuguese/morphology'
import { contentWords, foldAccents, tokenize } from '@capivira/portuguese/tokens'
import type { CheckedWord } from './checked.ts'
import type { QualityContext } from './context.ts'
import { type Finding, reject } from './finding.ts'
import { endsOpen, typing } from './form.ts'
import { pointerIn } from './self-contained.ts'
import { THRESHOLDS } from './thresholds.ts'

export type WordGate = (word: CheckedWord, context: QualityContext) => Finding | null

/** W1: one word that fits the grid of the word search, A–Z once its accents are taken off. */
export const fitsGrid: WordGate = ({ word }) => {
  const { minLetters, maxLetters } = THRESHOLDS.word
  const letters = foldAccents(word)
  if (!/^[a-z]+$/i.test(letters)) return reject('W1', 'Use uma só palavra, apenas com letras.')
  if (letters.length < minLetters || letters.length > maxLetters) {
    return reject('W1', `A palavra deve ter de ${minLetters} a ${maxLetters} letras.`)
  }
  return null
}

/** How much of a word's beginning betrays it: 'fotossintético' for 'fotossíntese'. */
const STEM = 6

/** W2: the hint does not contain the word, one of its forms or its family. */
export const hintHidesWord: WordGate = ({ word, hint }) => {
  const mine = lemmas(word)
  const stem = foldAccents(lemma(word)).slice(0, STEM)
  const told = contentWords(hint).find(other => {
    if ([...lemmas(other)].some(form => mine.has(form))) return true
    return stem.length === STEM && foldAccents(other).startsWith(stem)
  })
  return told === undefined ? null : reject('W2', `A dica entrega a palavra: “${told}”.`)
}

/** W3: the hint fits its place and says something. */
export const hintFits: WordGate = ({ hint }) => {
  const { maxHintChars } = THRESHOLDS.word
  if (hint.length > maxHintChars) return reject('W3', `A dica passa de ${maxHintChars} caracteres.`)
  if (tokenize(hint).length < 3 || contentWords(hint).length === 0) return reject('W3', 'A dica é curta demais.')
  return null
}

/** 'isto é', 'aqueles que…' point at nothing outside the hint. */
const POINTS_INSIDE = /(?<![\p{L}])(?:isto é|[dn]?aquel[ea]s? que)(?![\p{L}])/giu

/** W4: the hint is clean, whole and understood by itself, and its gap takes the word. */
export const hintIsClean: WordGate = item => {
  const { word, hint } = item
  const filled = hint.replace(/_{2,}/, word.toLowerCase())
  const pointer = pointerIn(filled.replace(POINTS_INSIDE, ''))
  if (pointer) return reject('W4', `A dica depende do texto: “${pointer}” não se entende sozinho.`)
  const end = filled.trim().replace(/\.$/, '')
  // '…' says itself that more would come.
  if (!/(?:…|\.\.)$/.test(end) && endsOpen(end) !== null) return reject('W4', 'A dica parece cortada no fim.')
  return typing(hint.trim(), 'dica') ?? gapAtOdds(item)
}

/** 'Os _____ são…' of 'lagoa': by what its passage writes before the word, else by the dictionary. */
function gapAtOdds({ word, hint, source }: CheckedWord): Finding | null {
  const article = /(?<![\p{L}])(\p{L}+)\s_{2,}/u.exec(hint)?.[1] ?? ''
  const gender = genderOfDeterminer(article)
  if (!gender) return null
  const written = gendersBefore(word, source?.quote ?? '')
  const odd = written.length > 0 ? !written.includes(gender) : isOfOther(word, article, gender)
  return odd ? reject('W4', `“${article} _____” não combina com “${word}”.`) : null
}

/** Genders of what stands right before a word in a text. */
function gendersBefore(word: string, text: string): Gender[] {
  const found = text.matchAll(new RegExp(`(?<![\\p{L}])(\\p{L}+)\\s${RegExp.escape(word)}(?![\\p{L}])`, 'giu'))
  return [...found].flatMap(([, before = '']) => genderOfDeterminer(before) ?? [])
}

/** 'Taxonomista' is of both genders, of names the dictionary is not sure, and a small 'a' may be a preposition. */
function isOfOther(word: string, article: string, gender: Gender): boolean {
  if (article === 'a' || /^\p{Lu}|i(?:st|t)as?$/u.test(word)) return false
  const nouns = analyse(word).filter(a => a.category === 'noun')
  return nouns.length > 0 && nouns.every(a => a.gender !== undefined && a.gender !== gender)
}
