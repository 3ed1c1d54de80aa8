import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import type { Word } from '../analysis/grammar/tagging.ts'
import { amountAt, isPrepositionA } from './particles.ts'

/** A noun phrase found in the words of a clause: from its first word to before its last, with its noun. */
export type Phrase = { from: number; to: number; head: number; joined: boolean }

const BEFORE_AMOUNT = /^(?:mais|menos|cerca|aproximadamente|quase|apenas|até|só|somente)$/
const LEADS = /^(?:noun|proper|adjective|number)$/
/** 'nº 11.788' */
const NUMBER_SIGN = /^(?:n|nº|n°|no|art)$/
const OF = /^d[aeo]s?$/
const LINK = /^(?:e|ou|e\/ou)$/

/** Read as a describing word where it opens something else. */
const NEVER = /^(?:através|mediante|junto|conforme|segundo|devido|exceto|durante)$/

/** The noun phrase that begins at a word, with what hangs on it by 'de' and what it is joined to by 'e'; null where there is none. */
export function phraseAt(words: readonly Word[], from: number): Phrase | null {
  const first = simpleAt(words, from)
  if (!first) return null
  const { head } = first
  let to = first.to
  let joined = false
  for (;;) {
    const list = listEnd(words, from, to)
    if (list === null) return { from, to, head, joined }
    to = list
    joined = true
  }
}

/** The end of ', Y e Z' or 'e Z' after a phrase; null where what follows is no further item of it. */
function listEnd(words: readonly Word[], from: number, at: number): number | null {
  let to = at
  for (;;) {
    const link = words[to]
    if (!link || (link.text !== ',' && !LINK.test(link.lower))) return null
    const last = link.text !== ','
    // 'e/ou'
    const next = last && words[to + 1]?.text === '/' && LINK.test(words[to + 2]?.lower ?? '') ? to + 3 : to + 1
    const end = itemEnd(words, from, next)
    if (end === null || opensClause(words, end)) return null
    to = end
    if (last) return to
  }
}

/** Where one more item of a list ends: a phrase, or what is joined to its complement: 'das escolas e | dos cursos'. */
function itemEnd(words: readonly Word[], from: number, at: number): number | null {
  const item = simpleAt(words, at)
  if (item) return item.to
  const more = OF.test(words[at]?.lower ?? '') && words.slice(from, at - 1).some(word => OF.test(word.lower))
  if (more) return simpleAt(words, at + 1)?.to ?? null
  return words[at - 2]?.tag === 'adjective' || words[at - 2]?.text === ')' ? loneAdjective(words, at) : null
}

/** 'e o aluno | recebe': what follows the link is a clause of its own. */
function opensClause(words: readonly Word[], at: number): boolean {
  let next = at
  while (words[next]?.tag === 'adverb' || words[next]?.tag === 'pronoun') next++
  // 'e o prazo para obtê-lo | é curto'
  if (words[next]?.lower === 'para' && words[next + 1]?.tag === 'infinitive') next += 2
  return words[next]?.tag === 'verb' || (next > at && words[next]?.lower === 'não' && words[next + 1]?.tag === 'verb')
}

/** A phrase with its adjectives and complements, but nothing joined to it. */
function simpleAt(words: readonly Word[], from: number): Phrase | null {
  const head = headFrom(words, from)
  const figure = head === null ? figureAt(words, from) : null
  if (head === null && figure === null) return null
  let to = figure?.to ?? afterHead(words, (head ?? from) + 1)
  for (;;) {
    const link = words[to]
    if (!link || !OF.test(link.lower)) break
    const inner = headFrom(words, to + 1)
    const next =
      inner === null ? (figureAt(words, to + 1)?.to ?? loneAdjective(words, to + 1)) : afterHead(words, inner + 1)
    if (next === null) break
    to = next
  }
  return { from, to, head: head ?? from, joined: false }
}

/** '1890', 'setenta e cinco por cento': a figure without a noun. */
function figureAt(words: readonly Word[], from: number): Phrase | null {
  let to = from
  while (words[to]?.tag === 'number' || (to > from && words[to]?.lower === 'e' && words[to + 1]?.tag === 'number')) to++
  if (to === from) return null
  if (words[to]?.lower === 'por' && words[to + 1]?.lower === 'cento') to += 2
  return { from, to, head: from, joined: false }
}

/** 'em ordem crescente e | dividida em grupos': a participle with what it takes is said of the subject. */
export function saidBeside(words: readonly Word[], at: number): boolean {
  return isParticiple(words[at]?.lower ?? '') && /^(?:em|por|n[oa]s?|pel[oa]s?)$/.test(words[at + 1]?.lower ?? '')
}

/** 'resultado de | aprovado', 'entre | primária e secundária' */
function loneAdjective(words: readonly Word[], at: number): number | null {
  const tag = words[at]?.tag
  if (words[at - 1]?.lower === 'e' && saidBeside(words, at)) return null
  return tag === 'adjective' || tag === 'participle' ? afterHead(words, at + 1) : null
}

/** The noun of the phrase that begins here, past articles, numbers and what describes it; null where no noun comes. */
function headFrom(words: readonly Word[], from: number): number | null {
  let at = from + amountAt(words, from)
  let determined = /^(?:contraction|article)$/.test(words[from - 1]?.tag ?? '')
  for (let steps = 0; steps < 6; steps++) {
    const word = words[at]
    if (!word) return null
    if (word.tag === 'noun' || word.tag === 'proper') return at
    // ', a critério do aluno': no article of a masculine noun.
    if (at === from && word.tag === 'article' && word.lower === 'a' && isPrepositionA(words, at)) return null
    const describes = word.tag === 'number' || word.tag === 'adjective'
    const before = words[at - 1]
    // 'os acadêmicos', 'aos demais': an adjective that stands for its noun.
    if (word.tag === 'adjective' && determined && !LEADS.test(words[at + 1]?.tag ?? '')) return at
    const led =
      ((word.tag === 'article' || word.tag === 'determiner') &&
        !(at > from && (before?.tag === 'adjective' || before?.tag === 'number'))) ||
      describes ||
      (at === from && BEFORE_AMOUNT.test(word.lower)) ||
      (word.lower === 'de' && words[at - 1]?.lower === 'cerca') ||
      /^[“"]$/.test(word.text)
    if (!led) return null
    if (word.tag === 'article' || word.tag === 'determiner') determined = true
    at++
  }
  return null
}

/** A participle that a name follows. */
const NAMES = /^(?:chamad|denominad|intitulad|apelidad|batizad)[oa]s?$/

/** Past the adjectives, further words of a name and parentheses after a noun. */
function afterHead(words: readonly Word[], from: number): number {
  let at = from
  for (;;) {
    const word = words[at]
    if (!word) return at
    const before = words[at - 1]
    if (word.text === '(') {
      const close = words.findIndex((other, index) => index > at && other.text === ')')
      if (close < 0) return at
      at = close + 1
    } else if (NAMES.test(word.lower) && before?.tag === 'noun') {
      // 'blocos chamados placas': without their name they are cut off.
      return simpleAt(words, words[at + 1]?.lower === 'de' ? at + 2 : at + 1)?.to ?? at
    } else if (COMPARES.test(word.lower) && figureAfter(words, at + 1) !== null)
      at = figureAfter(words, at + 1) ?? at + 1
    else if (
      (word.tag === 'adjective' && !NEVER.test(word.lower)) ||
      word.tag === 'proper' ||
      (word.tag === 'number' && before?.tag !== 'adjective')
    )
      at++
    else if (/^[”"]$/.test(word.text)) at++
    else if (NUMBER_SIGN.test(word.lower) && words[at + 1]?.tag === 'number') at += 2
    else if (/^[º°]$/.test(word.text)) at++
    // 'autonomia financeira, pedagógica e científica'
    else if (LINK.test(word.lower) && before?.tag === 'adjective' && isLoneAdjective(words, at + 1)) at += 2
    else if (
      word.text === ',' &&
      before?.tag === 'adjective' &&
      isLoneAdjective(words, at + 1) &&
      closes(words, at + 2)
    )
      at += 2
    // 'bem definidas', 'mais antiga'
    else if (
      word.tag === 'adverb' &&
      /^(?:mais|menos|bem|muito|tão|altamente|não|\p{L}+mente)$/u.test(word.lower) &&
      (words[at + 1]?.tag === 'adjective' || canDescribe(words[at + 1]))
    )
      at += 2
    else if (word.tag === 'noun' && before?.tag === 'noun' && words[at - 2]?.tag !== 'noun') at++
    else return at
  }
}

/** 'de tamanho muito | pequeno': a noun too, but not after an adverb. */
function canDescribe(word: Word | undefined): boolean {
  return word?.tag === 'noun' && analyse(word.lower).some(a => a.category === 'adjective')
}

/** 'igual ou superior | a setenta e cinco por cento' */
const COMPARES = /^(?:igual|superior|inferior|equivalente)(?:es)?$|^iguais$/

function figureAfter(words: readonly Word[], at: number): number | null {
  const link = /^(?:a|ao|à)$/.test(words[at]?.lower ?? '')
    ? at + 1
    : /^(?:ou|e)$/.test(words[at]?.lower ?? '') &&
        COMPARES.test(words[at + 1]?.lower ?? '') &&
        words[at + 2]?.lower === 'a'
      ? at + 3
      : null
  return link === null ? null : (figureAt(words, link)?.to ?? null)
}

function isLoneAdjective(words: readonly Word[], at: number): boolean {
  return words[at]?.tag === 'adjective' && words[at + 1]?.tag !== 'noun' && words[at + 1]?.tag !== 'proper'
}

/** ', pedagógica | e científica' */
function closes(words: readonly Word[], at: number): boolean {
  return LINK.test(words[at]?.lower ?? '') || (words[at]?.text === ',' && isLoneAdjective(words, at + 1))
}
