import { isParticiple } from '@capivira/portuguese/morphology'
import { isOneOf } from '../../lexicon/words.ts'
import { FOREIGN_PARTICLES } from '../people/name-particles.ts'
import type { Word } from './tagging.ts'

const FOREIGN = new RegExp(`^(?:${FOREIGN_PARTICLES})$`)

const LONGEST = 5
/** 'Conselho Nacional de Desenvolvimento Científico e Tecnológico' is one name. */
const LONGEST_NAME = 9

/**
 * Noun phrases inside a sentence: nouns with their adjectives and 'de' complements, and the shorter ones at their head.
 */
export function phraseSpans(words: readonly Word[]): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = []
  let i = 0
  while (i < words.length) {
    const word = words[i]
    if (!word || (word.tag !== 'noun' && word.tag !== 'proper')) {
      i++
      continue
    }
    const start = i
    let end = extendNoun(words, i)
    spans.push({ start, end })
    // 'transmissão de dados', 'rede de computadores': one or two complements more.
    for (let rounds = 0; rounds < 2; rounds++) {
      const next = complement(words, end)
      if (next === null || next - start > (words[start]?.tag === 'proper' ? LONGEST_NAME : LONGEST)) break
      end = next
      spans.push({ start, end })
    }
    i = extendNoun(words, start)
  }
  return spans
}

/** End of the noun group that starts here: the noun, further parts of a name, and adjectives. */
function extendNoun(words: readonly Word[], start: number): number {
  let end = start + 1
  const name = words[start]?.tag === 'proper'
  for (;;) {
    const word = words[end]
    if (!word || end - start >= (name ? LONGEST_NAME : LONGEST)) return end
    if (name && isSlash(words, end)) {
      end += 2
      continue
    }
    if (name && isInitial(words, end)) {
      end += 2
      continue
    }
    if (name && word.tag === 'proper') end++
    else if (name && joinsBody(words, start, end)) end += 2
    else if (name && foreignParticles(words, end) > 0) end += foreignParticles(words, end) + 1
    else if (
      name &&
      /^(?:d[aeo]s?|e)$/.test(word.lower) &&
      words[end + 1]?.tag === 'proper' &&
      (word.lower !== 'e' || joinsName(words, start, end))
    )
      end += 2
    else if (word.tag === 'adjective' && !name && !governs(words, end)) end++
    else return end
  }
}

/** 'a metodologia descrita por Matos': a participle with its own complement is no part of the term. */
function governs(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  if (/^(?:chamad|denominad|conhecid|intitulad|nomead)[oa]s?$/.test(words[at]?.lower ?? '')) return true
  return (
    isParticiple(words[at]?.text ?? '') &&
    next !== undefined &&
    isOneOf('preposition governed by a participle', next.lower)
  )
}

/** 'TCP/IP': two acronyms written as one. */
function isSlash(words: readonly Word[], at: number): boolean {
  const [before, slash, after] = [words[at - 1], words[at], words[at + 1]]
  return (
    slash?.text === '/' &&
    before?.end === slash.start &&
    after?.start === slash.end &&
    /^\p{Lu}+$/u.test(before.text + after.text)
  )
}

/** 'S. trachypus', 'D. Pedro': a letter, its point and the rest of the name. */
function isInitial(words: readonly Word[], at: number): boolean {
  const letter = words[at - 1]
  const next = words[at + 1]
  return (
    letter !== undefined &&
    /^\p{Lu}$/u.test(letter.text) &&
    words[at]?.text === '.' &&
    words[at]?.start === letter.end &&
    next !== undefined &&
    next.tag !== 'symbol' &&
    next.text.length > 2
  )
}

/**
 * 'Programa de Incentivo às Fontes Alternativas', 'Federação Brasileira pelo Progresso Feminino': the name of a body or
 * a plan goes on.
 */
function joinsBody(words: readonly Word[], start: number, end: number): boolean {
  return (
    /^(?:pel[oa]s?|[àa]s?|aos?|para|contra)$/.test(words[end]?.lower ?? '') &&
    words[end + 1]?.tag === 'proper' &&
    isOneOf('body with a long name', words[start]?.lower ?? '')
  )
}

/**
 * 'Vincent van Gogh', 'Johannes van der Waals': how many particles of another language join two parts of a name here.
 */
function foreignParticles(words: readonly Word[], at: number): number {
  const isParticle = (word: Word | undefined) => FOREIGN.test(word?.text ?? '')
  const count = isParticle(words[at]) ? (isParticle(words[at + 1]) ? 2 : 1) : 0
  return words[at + count]?.tag === 'proper' ? count : 0
}

/** 'Ministério da Ciência e Tecnologia' is one name, 'EUA e URSS' are two. */
function joinsName(words: readonly Word[], start: number, end: number): boolean {
  return words.slice(start, end).some(word => /^d[aeo]s?$/.test(word.lower))
}

function complement(words: readonly Word[], end: number): number | null {
  const link = words[end]
  if (!link || !/^d[aeo]s?$/.test(link.lower)) return null
  const noun = words[end + 1]
  if (!noun || (noun.tag !== 'noun' && noun.tag !== 'proper')) return null
  return extendNoun(words, end + 1)
}
