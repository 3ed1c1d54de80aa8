import { normalize } from '@capivira/portuguese/tokens'
import { answerTokens } from './token-f1.ts'

/** Share of a sentence's words that a passage must hold to contain it, where cleaning changed a few. */
const NEARLY = 0.85

/** Whether a passage contains a sentence, or is a part of it of some length. */
export function sameSentence(sentence: string, passage: string): boolean {
  const [whole, part] = [normalize(sentence), normalize(passage)]
  if (part.includes(whole) || (part.length >= 12 && whole.includes(part))) return true
  const held = new Set(answerTokens(passage))
  const wanted = answerTokens(sentence)
  return wanted.length > 0 && wanted.filter(token => held.has(token)).length / wanted.length >= NEARLY
}
