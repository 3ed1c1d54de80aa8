import { knownShare, runsLikeText } from '../layout/known-words.ts'
import type { OcrText } from './tsv-lines.ts'

/** Recognition that is so sure of a page is right about it. */
const SURE = 85
/** Fewer known words than this in no language that we know: handwriting, or a picture taken for text. */
const READABLE = 0.5

/**
 * The one judgement of how well a page was read: how sure recognition is of all it saw, and where it is not quite, how
 * much of that are words. What is no language is no text: handwriting comes out as letters all the same.
 */
export async function judged(text: OcrText): Promise<OcrText> {
  if (text.confidence >= SURE) return text
  const whole = text.lines.map(line => line.text).join('\n')
  const known = await knownShare(whole)
  if (known === null || runsLikeText(whole)) return text
  const confidence = Math.min(text.confidence, Math.round(100 * known))
  return known < READABLE ? { lines: [], confidence } : { ...text, confidence }
}
