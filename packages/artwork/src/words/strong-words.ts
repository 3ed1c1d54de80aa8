import { plain, rootsOf, singularsOf } from './normalize.ts'

/**
 * Words that are nothing but coarse, so that they are known in any dress: made small or large, spelled out, in figures,
 * with stars.
 */
const STRONG = new Set(
  plain(
    `puta puto putaria prostituta porra merda bosta caralho buceta xoxota xereca piroca punheta siririca boquete foda
    foder fodido fodida fodase
    cuzão cuzinho arrombado arrombada viado boiola baitola traveco vagabunda desgraçado desgraçada idiota imbecil
    retardado retardada mongoloide
    otário otária babaca pornô pornografia hentai xvideos pênis vagina estuprar estuprador nazista fdp vsf vtnc pqp
    krl crl`,
  ).split(/\s+/),
)

/** Signs that stand for a letter. */
const FIGURES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
}

/**
 * Whether a plain word is coarse: in any number and size. Words are compared whole: nothing is found inside another
 * word.
 */
export const isStrong = (word: string): boolean =>
  [word, ...singularsOf(word)].some(one => STRONG.has(one) || rootsOf(one).some(root => STRONG.has(root)))

/** Whether a text holds a coarse word in disguise. */
export function holdsDisguised(text: string): boolean {
  const letters = plain(text).replace(/\p{Cf}/gu, '')
  const signs = letters.match(/[\p{L}\p{N}@$!|*]+/gu) ?? []
  return signs.flatMap(readings).some(isStrong) || signs.some(isStarred) || spelledOut(letters).some(isStrong)
}

/** What a word with figures in it, or with letters held down, may stand for. */
function readings(word: string): string[] {
  const written = word.replace(/!+$/, '')
  const figured = /[a-z].*[a-z]/.test(written) && /[0134578@$!|]/.test(written)
  const read = figured ? written.replace(/[0134578@$!|]/g, sign => FIGURES[sign] ?? sign) : written
  const held = /(.)\1\1/.test(read) || (read.match(/(.)\1/g) ?? []).length > 1
  const all = figured ? [read] : []
  return held ? [...all, read.replace(/(.)\1+/g, '$1'), read.replace(/(.)\1{2,}/g, '$1$1')] : all
}

/** Whether stars stand for letters of a coarse word: 'm*rda'. */
function isStarred(word: string): boolean {
  if (!/^[a-z]+\*+[a-z]+$/.test(word)) return false
  const hidden = new RegExp(`^${word.replaceAll('*', '[a-z]')}$`)
  return [...STRONG].some(strong => hidden.test(strong))
}

/** Words that are written letter by letter: 'm e r d a', 'm.e.r.d.a'. */
const spelledOut = (letters: string): string[] =>
  (letters.match(/(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]{1,2}\p{L}){3,}(?![\p{L}\p{N}])/gu) ?? []).flatMap(spelled => {
    const word = spelled.replace(/[^\p{L}]/gu, '')
    // An article before it is a letter of its own: 'a m e r d a'.
    return [word, word.slice(1)]
  })
