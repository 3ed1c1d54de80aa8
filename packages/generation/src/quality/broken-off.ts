import { isKnown } from '@capivira/portuguese/morphology'
import { normalize } from '@capivira/portuguese/tokens'
import type { DistractorGate } from './distractor-gate.ts'
import { reject } from './finding.ts'

/** Endings that make another form of a word, not the rest of one that was cut. */
const INFLECTION = /^(?:s|es|m|am|em|r|ram|ndo)$/u

/**
 * The last word of a text where it is the beginning of a longer one that the passage has in that place: 'de interro' of
 * 'de interrogatórios'. Null of a text that ends with a word.
 */
export function brokenOff(text: string, passage: string): string | null {
  const [, before = '', last = ''] = /(?:^|(\p{L}+)[\s,]+)(\p{Ll}{2,})$/u.exec(text.trim()) ?? []
  if (!last) return null
  const stem = normalize(last)
  const told = normalize(passage)
  if (new RegExp(String.raw`(?<!\p{L})${stem}(?!\p{L})`, 'u').test(told)) return null
  const rests = [...told.matchAll(new RegExp(String.raw`(?:(\p{L}+)[\s,]+)?(?<!\p{L})${stem}(\p{L}+)`, 'gu'))]
  const isCut = rests.some(
    ([, there = '', rest = '']) =>
      !INFLECTION.test(rest) && (!isKnown(last) || (before !== '' && there === normalize(before))),
  )
  return isCut ? last : null
}

/** F2: an option whose last word is none: 'uma reunião de form'. In a name ('git pull') it may be foreign. */
export const isWholeOption: DistractorGate = ({ distractor, question }, context) => {
  const last = tornWord(distractor, context.pageText(question.source?.page ?? 0))
  return last === null ? null : reject('F2', `“${distractor}” parece cortada: termina em “${last}”.`)
}

/** Q2: whoever says 'Em março' of 'Em março de 1817' is not wrong. */
export const isNoBeginning: DistractorGate = ({ distractor, key }) => {
  const [first = '', all = ''] = [distractor, key].map(text => normalize(text).trim())
  const isBeginning = first !== '' && /^[\s,]/u.test(all.slice(first.length)) && all.startsWith(first)
  return isBeginning ? reject('Q2', `“${distractor}” é o começo da resposta certa.`) : null
}

/** The last word of an option where it is no word at all, and none of the text it is about; else null. */
export function tornWord(option: string, text: string): string | null {
  const last = /\S+\s\S+\s(\p{Ll}{2,})$/u.exec(option.trim())?.[1]
  if (last === undefined || isKnown(last)) return null
  return new RegExp(String.raw`(?<!\p{L})${normalize(last)}(?!\p{L})`, 'u').test(normalize(text)) ? null : last
}
