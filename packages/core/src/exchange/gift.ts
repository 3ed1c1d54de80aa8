import type { ExportQuestion } from './export-card.ts'

/**
 * What GIFT reads as its own marks is escaped by a backslash, a line break is written \n. Source: Moodle documentation,
 * GIFT format.
 */
export function escapeGift(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/[~=#{}:]/g, mark => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n')
}

/** GIFT as plain text where its beginning would be taken for a format or a percentage: '[html]…', '%50%…'. */
const giftText = (text: string): string => (/^\s*[[%]/.test(text) ? `[plain]${escapeGift(text)}` : escapeGift(text))

/**
 * The line that files what follows under a category. Of GIFT's escapes Moodle undoes there only that of the backslash.
 */
export function giftCategory(names: { subject: string; material: string }): string {
  return `$CATEGORY: ${categoryPath(names).replaceAll('\\', '\\\\')}\n\n`
}

/** Where in Moodle's question bank a material's questions are filed. */
export function categoryPath({ subject, material }: { subject: string; material: string }): string {
  return `$course$/top/${[subject, material].map(categoryName).join('/')}`
}

/**
 * A name in a Moodle category path, in which '/' divides: within a name it is doubled, and at either end of one a space
 * keeps it apart from the divider. A space keeps what follows '<', too, which Moodle would take out as a tag.
 */
function categoryName(name: string): string {
  const one = name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/<(?=\S)/g, '< ')
    .replaceAll('/', '//')
  return one.replace(/^\//, ' /').replace(/\/$/, '/ ')
}

/** What Moodle lists a question under besides its category. */
export const questionTags = ({ category, difficulty }: ExportQuestion): string[] =>
  category ? [category, difficulty] : [difficulty]

/**
 * A multiple-choice question in GIFT. The comment gives Moodle its tags and an id that stays, so that importing again
 * can be noticed.
 */
export function giftQuestion(exported: ExportQuestion): string {
  const { id, question, options, correctAnswer, explanation } = exported
  const tags = questionTags(exported).flatMap(giftTag)
  const answers = options.map((option, place) => `\t${place === correctAnswer ? '=' : '~'}${giftText(option)}`)
  const feedback = explanation ? [`\t####${giftText(explanation)}`] : []
  return [
    `// question: ${id}  [id:${questionIdNumber(id)}]${tags.join('')}`,
    `::${questionName(id)}::[plain]${escapeGift(question)}{`,
    ...answers,
    ...feedback,
    '}\n\n',
  ].join('\n')
}

/** A tag in the comment above a question, where ']' ends it and nothing but that can be escaped. */
function giftTag(name: string): string[] {
  const tag = name.replaceAll('\\', ' ').replace(/\s+/g, ' ').trim().replaceAll(']', '\\]')
  return tag ? [` [tag:${tag}]`] : []
}

/** The id by which Moodle knows a question of ours, the same at every export. */
export const questionIdNumber = (id: number): string => `capivira-q${id}`

/** The name under which Moodle lists a question. */
export const questionName = (id: number): string => `Capivira ${id}`
