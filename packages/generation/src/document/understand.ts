import type { ExtractedDocument, Page, UnreadPart } from '@capivira/core/materials/document'
import { doubtfulPages } from '@capivira/core/materials/doubtful-pages'
import { hyphenJudge, wordsOf } from '@capivira/portuguese/line-ends'
import { bareLists } from './bare-lists.ts'
import type { RowGroup } from './blocks.ts'
import { groupRows } from './blocks.ts'
import { composeBlocks } from './compose.ts'
import { outlineIndex, printedContents, promoteTitles } from './headings.ts'
import { withoutMarginalia } from './marginalia.ts'
import { measurePages } from './measures.ts'
import type { CleanDocument, Section, WordTest } from './model.ts'
import { withOwnStudy } from './own-study.ts'
import type { Row } from './rows.ts'
import { pageRows } from './rows.ts'
import { repairScanned } from './scan-repair.ts'
import { arrangeSections } from './sections.ts'
import { withSentenceCase } from './sentence-case.ts'
import { titleOf } from './title.ts'
import { type Damage, damageOf, repairWords } from './word-repair.ts'

/**
 * Turns lines with layout into a cleaned document: running heads gone, words repaired, lines joined into paragraphs,
 * lists and tables, headings recognised, sections with their pages.
 * @param isKnownWord tells whether a spelling is Portuguese; used to judge hyphens and damaged words
 */
export function understandDocument(document: ExtractedDocument, isKnownWord: WordTest): CleanDocument {
  const isWord = remembered(isKnownWord)
  const read = document.pages.map(page => pageRows(page))
  const damage = damageOf(
    read.flat().map(({ text }) => text),
    isWord,
  )
  const repaired = read.map(page => page.map(row => repairRow(row, isWord, damage)))
  const bodySize = measurePages([repaired.flat()])[0]?.bodySize ?? 11
  const rows = withoutMarginalia(document.pages, repaired, bodySize)
  const measures = measurePages(rows)
  const outline = document.outline.length > 0 ? document.outline : printedContents(rows.flat())
  const levelInOutline = outlineIndex(outline)
  const groups: RowGroup[] = rows.flatMap((pageOfRows, index) => {
    const measure = measures[index] ?? { bodySize, leading: bodySize * 1.25, monospaceBody: false }
    const found = groupRows(pageOfRows, measure, (text, page) => levelInOutline(text, page) !== null)
    return promoteTitles(bareLists(found, measure), measure.bodySize)
  })
  const judge = hyphenJudge(isWord, wordsOf(rows.flatMap(list => list.map(({ text }) => text))))
  const blocks = composeBlocks(groups, { judge, isWord, levelInOutline, pageCount: document.pages.length })
  const laidOut = arrangeSections(withSentenceCase(blocks), document.title)
  const arranged = { ...laidOut, sections: withOwnStudy(laidOut.sections) }
  const first = rows.find(list => list.length > 0) ?? []
  return {
    ...arranged,
    title: titleOf(first, bodySize) || arranged.title,
    pageCount: document.pages.length,
    unreadablePages: document.pages.filter(page => page.source === 'none').map(page => page.number),
    doubtfulPages: doubtfulPages(document.pages).uncertain,
    partlyUnread: {
      pictures: pagesWith(document.pages, ({ kind }) => kind !== 'font'),
      fonts: pagesWith(document.pages, ({ kind }) => kind === 'font'),
    },
    inCapitals: isInCapitals(arranged.sections),
  }
}

/** The numbers of the pages that have such an unread part. */
const pagesWith = (pages: readonly Page[], test: (part: UnreadPart) => boolean) =>
  pages.filter(({ unread }) => unread?.some(test)).map(({ number }) => number)

/** So large a share of the letters of a text are capitals where it is set in them. */
const CAPITALS = 0.8

/** Sentences have got their small letters by now: what is still in capitals has none. */
function isInCapitals(sections: readonly Section[]): boolean {
  const texts = sections.flatMap(({ title, blocks }) => [title, ...blocks.map(({ text }) => text)])
  const letters = texts.join('').replace(/\P{L}/gu, '')
  return letters.replace(/\P{Lu}/gu, '').length > CAPITALS * letters.length
}

/** The test with its answers kept: a document asks of the same words over and over. */
function remembered(test: WordTest): WordTest {
  const answers = new Map<string, boolean>()
  return word => {
    const known = answers.get(word)
    if (known !== undefined) return known
    const answer = test(word)
    answers.set(word, answer)
    return answer
  }
}

function repairRow(row: Row, isWord: WordTest, damage: Damage): Row {
  const repair = (text: string) => {
    const whole = repairWords(text, isWord, damage)
    return row.scanned ? repairScanned(whole, isWord) : whole
  }
  const text = repair(row.text)
  return text === row.text ? row : { ...row, text, bold: row.bold.map(repair), cells: row.cells.map(repair) }
}
