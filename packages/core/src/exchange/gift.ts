import type { ExportQuestion } from './export-card.ts'

/** What GIFT reads as its own marks is escaped by a backslash, a line break is written \n. Source: Moodle documentation, GIFT format. */
export function escapeGift(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/[~=#{}:]/g, mark => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n')
}

/** GIFT as plain text where its beginning would be taken for a format or a percentage: '[html]…', '%50%…'. */
const giftText = (text: string): string => (/^\s*[[%]/.test(text) ? `[plain]${escapeGift(text)}` : escapeGift(text))

/** The line that files what follows under a category; '/' within a name is doubled. */
export function giftCategory({ subject, material }: { subject: string; material: string }): string {
  return `$CATEGORY: $course$/top/${[subject, material].map(categoryName).join('/')}\n\n`
}

/** A name in a Moodle category path, in which '/' divides. */
export const categoryName = (name: string): string => name.replace(/\s+/g, ' ').trim().replaceAll('/', '//')

/** A multiple-choice question in GIFT. The comment gives Moodle an id that stays, so that importing again can be noticed. */
export function giftQuestion({ id, question, options, correctAnswer, explanation }: ExportQuestion): string {
  const answers = options.map((option, place) => `\t${place === correctAnswer ? '=' : '~'}${giftText(option)}`)
  const feedback = explanation ? [`\t####${giftText(explanation)}`] : []
  return [
    `// question: ${id}  [id:${questionIdNumber(id)}]`,
    `::${questionName(id)}::[plain]${escapeGift(question)}{`,
    ...answers,
    ...feedback,
    '}\n\n',
  ].join('\n')
}

/** The id by which Moodle knows a question of ours, the same at every export. */
export const questionIdNumber = (id: number): string => `capivira-q${id}`

/** The name under which Moodle lists a question. */
export const questionName = (id: number): string => `Capivira ${id}`
