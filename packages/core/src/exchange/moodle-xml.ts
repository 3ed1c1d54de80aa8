import { optionOrder } from '../quizzes/option-order.ts'
import type { ExportQuestion } from './export-card.ts'
import { categoryPath, questionIdNumber, questionName, questionTags } from './gift.ts'

/** Text between tags; characters that XML 1.0 has no place for are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export const moodleHead = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'
export const moodleFoot = '</quiz>\n'

/** The entry that files what follows under a category. */
export function moodleCategory(names: { subject: string; material: string }): string {
  return `  <question type="category">\n    <category>${textOf(categoryPath(names))}</category>\n  </question>\n`
}

/**
 * A multiple-choice question in Moodle's XML; source: Moodle documentation, Moodle XML format. Moodle shuffles all
 * options or none.
 */
export function moodleQuestion(question: ExportQuestion): string {
  const { id, options, correctAnswer, explanation } = question
  const answers = options.map(
    (option, place) =>
      `    <answer fraction="${place === correctAnswer ? 100 : 0}" format="plain_text">${textOf(option)}</answer>\n`,
  )
  const tags = questionTags(question).map(tag => `      <tag>${textOf(tag)}</tag>\n`)
  return [
    '  <question type="multichoice">\n',
    `    <name>${textOf(questionName(id))}</name>\n`,
    `    <questiontext format="plain_text">${textOf(question.question)}</questiontext>\n`,
    `    <generalfeedback format="plain_text">${textOf(explanation ?? '')}</generalfeedback>\n`,
    '    <defaultgrade>1</defaultgrade>\n    <penalty>0.3333333</penalty>\n    <hidden>0</hidden>\n',
    `    <idnumber>${escapeXml(questionIdNumber(id))}</idnumber>\n`,
    '    <single>true</single>\n',
    `    <shuffleanswers>${optionOrder(question).because === null}</shuffleanswers>\n`,
    '    <answernumbering>ABCD</answernumbering>\n',
    ...answers,
    `    <tags>\n${tags.join('')}    </tags>\n`,
    '  </question>\n',
  ].join('')
}

const textOf = (text: string) => `<text>${escapeXml(text)}</text>`
