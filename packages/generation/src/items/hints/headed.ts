import { isKnown } from '@capivira/portuguese/morphology'
import { splitSentences } from '@capivira/portuguese/sentences'
import { contentWords } from '@capivira/portuguese/tokens'
import type { Study } from '../../analysis/study.ts'
import type { Section } from '../../document/model.ts'
import { pattern } from '../../lexicon/words.ts'
import { THRESHOLDS } from '../../quality/thresholds.ts'
import { cutMeaning } from './cut.ts'
import { contentOf, fitsTheGrid, type Hinted, isNoun, isWritten } from './hint.ts'
import { gappedName } from './meanings.ts'

/** How a text says at once what its heading names: 'É formada por…', 'Um ser se alimenta…', 'Processo que…'. */
const SAYS_WHAT_IT_IS = pattern('u')`^${'saying at once what it is, capital'}\s`
const POINTS_AWAY =
  /(?<![\p{L}])(?:[dn]?ess[ea]s?|[dn]?est[ea]s?|aquel[ea]s?(?!\s(?:em\s)?que\s)|abaixo|acima|seguintes?)(?![\p{L}])/iu
const LEAST_CONTENT = 3
/** A heading over more is a part of the lesson, not something it explains. */
const FEW_SENTENCES = 4

/** A heading with the text that says what it is: 'Comensalismo (+/0)' over 'Um peixe come as sobras do tubarão'. */
export function hintsOfHeadings(study: Study): Hinted[] {
  return study.document.sections.flatMap(section => hintsOfSection(section, study))
}

function hintsOfSection(section: Section, study: Study): Hinted[] {
  const first = section.blocks[0]
  if (section.kind !== 'content' || first?.kind !== 'paragraph' || section.title === study.document.title) return []
  const sentences = study.sentences.filter(sentence => sentence.section === section)
  const opening = sentences[0]
  const said = splitSentences(first.text)[0]?.text ?? ''
  const few = sentences.length <= FEW_SENTENCES || /^(?:É|São)\s/u.test(said)
  if (!opening || !few || opening.dependence === 'reader' || study.flawed.has(opening.index)) return []
  if (!SAYS_WHAT_IT_IS.test(said) || POINTS_AWAY.test(said) || !isSpelled(said)) return []
  const title = section.title.replace(/\s*\([^)]*\)\s*/gu, ' ').trim()
  const source = { page: opening.page, quote: opening.quote, kind: 'meaning' as const, worth: 0.8 }
  if (!title.includes(' ')) {
    const hint = cutMeaning(said, THRESHOLDS.word.maxHintChars)
    const fits = fitsTheGrid(title) && isWritten(title, study) && isNoun(title, study)
    return hint !== null && fits && contentOf(hint) >= LEAST_CONTENT
      ? [{ ...source, word: /^\p{Lu}{2}/u.test(title) ? title : title.toLowerCase(), hint }]
      : []
  }
  const hint = cutMeaning(said, THRESHOLDS.word.maxHintChars - title.length - 6)
  if (hint === null || contentOf(hint) < LEAST_CONTENT) return []
  const low = hint.charAt(0).toLowerCase() + hint.slice(1)
  return gappedName(title, study).map(({ word, gapped }, place) => ({
    ...source,
    word,
    hint: `${gapped}: ${low}`,
    worth: 0.7 - place / 10,
  }))
}

/** No word that is none: a text with slips of its own is no hint. */
function isSpelled(text: string): boolean {
  return contentWords(text).every(word => isKnown(word) || /^\p{Lu}/u.test(word))
}
