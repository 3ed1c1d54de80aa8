import { isStatement } from '../../analysis/grammar/statements.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import { saysWhatItDoes } from '../../families/definitions/meaning.ts'
import { upperFirst, wordsIn } from '../../families/wording/phrasing.ts'
import { pattern } from '../../lexicon/words.ts'
import { GAP } from '../../quality/checked.ts'
import { THRESHOLDS } from '../../quality/thresholds.ts'
import { isDangling, isStep, saysLittle } from './gap-refusals.ts'
import { contentOf, fitsTheGrid, type Hinted, isNoun, isWritten, spelled } from './hint.ts'

/** Content words a piece of a sentence must have besides its gap. */
const LEAST = 4
/** Words before the gap that may be left out with the clause they belong to. */
const MARGIN = 45

/**
 * The last resort where a text has hardly enough words for a grid: any noun it speaks of, with as much of its sentence
 * as a hint has room for, '…' where it goes on.
 */
export function hintsOfPieces(study: Study): Hinted[] {
  return study.sentences.flatMap(sentence => {
    if (sentence.dependence !== null || study.flawed.has(sentence.index)) return []
    if (!isStatement(sentence) || isStep(sentence.core)) return []
    return (study.mentions[sentence.index] ?? []).flatMap(({ term, start, end }) => {
      const surface = sentence.words[start]?.text ?? ''
      if (term.words !== 1 || end - start !== 1 || term.common) return []
      if (!fitsTheGrid(surface) || !isWritten(term.text, study) || !isNoun(surface, study)) return []
      const hint = pieceAround(sentence, start)
      if (hint === null || saysLittle(hint) || contentOf(hint) < LEAST) return []
      const named = term.proper || term.acronym || study.use.isName(term.text)
      const word = named ? spelled(term, study) : surface.toLowerCase()
      const worth = term.count / 20 + (hint.includes('…') ? 0 : 0.5)
      return [{ word, hint, page: sentence.page, quote: sentence.quote, kind: 'piece' as const, worth }]
    })
  })
}

function pieceAround({ core, words }: TextSentence, at: number): string | null {
  const word = words[at]
  if (!word) return null
  const [before, after] = [core.slice(0, word.start), core.slice(word.end)]
  if (isDangling(before, after) || /:\s/.test(after.slice(0, 40))) return null
  // 'Maior defeito: enferruja as juntas da porta': of what, the title says.
  if (saysWhatItDoes(/^[^:,]{3,40}:\s(\p{Ll}.*)$/u.exec(core)?.[1] ?? '')) return null
  const { maxHintChars } = THRESHOLDS.word
  const text = before + GAP + after
  if (text.length <= maxHintChars) return text
  const from = before.length > maxHintChars - MARGIN ? text.lastIndexOf(', ', before.length - 20) : 0
  if (from < 0) return null
  const piece = endSoon(from === 0 ? text : `…${text.slice(from + 2)}`, maxHintChars)
  return piece.includes(GAP) && wordsIn(piece) >= 6 ? piece : null
}

const WAITS = pattern('u')`\s${'word that waits for another'}$`

/** The text up to so many characters, ended at a comma where one is near, never after a word that waits for another. */
function endSoon(text: string, room: number): string {
  const whole = upperFirst(text.trim())
  if (whole.length <= room) return whole
  const cut = whole.slice(0, room - 1)
  const comma = cut.lastIndexOf(', ')
  const end = comma > room * 0.55 ? comma : cut.lastIndexOf(' ')
  const kept = cut
    .slice(0, end)
    .replace(/[\s,;:]+$/, '')
    .replace(WAITS, '')
  return `${kept}…`
}
