import { formatted, nothing, questionFaults, type RawQuestion, trueOrFalse } from './raw-question.ts'

/** An element of Moodle's XML; its texts are joined. */
export type XmlNode = {
  name: string
  attributes: { type?: string; format?: string; fraction?: string }
  children: XmlNode[]
  text: string
}

const childOf = (node: XmlNode, name: string) => node.children.find(child => child.name === name)
const childrenOf = (node: XmlNode, name: string) => node.children.filter(child => child.name === name)

/** The text of an element, which stands in one of its own below it. */
const textOf = (node: XmlNode | undefined) => (node ? (childOf(node, 'text')?.text ?? node.text).trim() : '')
const read = (node: XmlNode | undefined) =>
  node ? formatted(textOf(node), node.attributes.format ?? 'moodle') : nothing

const faults: Record<string, string> = {
  matching: questionFaults.matching,
  match: questionFaults.matching,
  randomsamatch: questionFaults.matching,
  ordering: questionFaults.dragged,
  ddwtos: questionFaults.dragged,
  ddimageortext: questionFaults.dragged,
  ddmarker: questionFaults.dragged,
  gapselect: questionFaults.cloze,
  cloze: questionFaults.cloze,
  multianswer: questionFaults.cloze,
  numerical: questionFaults.numerical,
  calculated: questionFaults.calculated,
  calculatedsimple: questionFaults.calculated,
  calculatedmulti: questionFaults.calculated,
  shortanswer: questionFaults.shortanswer,
  essay: questionFaults.essay,
  description: questionFaults.description,
}

/** The category that an entry names for all that follow it; null for a question. */
export const categoryIn = (node: XmlNode): string | null =>
  node.attributes.type === 'category' ? textOf(childOf(node, 'category')) : null

/** A question of Moodle's XML. Source: Moodle documentation, Moodle XML format. */
export function questionOf(node: XmlNode, row: number, category: string): RawQuestion {
  const type = node.attributes.type ?? ''
  const filed = { row, category, tags: tagsOf(node), isOurs: textOf(childOf(node, 'idnumber')).startsWith('capivira-') }
  const question = read(childOf(node, 'questiontext'))
  const feedback = read(childOf(node, 'generalfeedback'))
  const answers = childrenOf(node, 'answer').map(answer => ({
    text: read(answer),
    weight: Number(answer.attributes.fraction ?? 0),
    feedback: read(childOf(answer, 'feedback')),
  }))
  if (type === 'multichoice') return { ...filed, question, feedback, options: answers, fault: null }
  if (type !== 'truefalse')
    return { ...filed, question, feedback, options: [], fault: faults[type] ?? questionFaults.unknown }
  const answer = (word: string) => answers.find(({ text }) => text.text.toLowerCase() === word)
  const isTrue = (answer('true')?.weight ?? 0) > 0
  const options = trueOrFalse(isTrue, answer('true')?.feedback ?? nothing, answer('false')?.feedback ?? nothing)
  return { ...filed, question, feedback, options, fault: null }
}

function tagsOf(node: XmlNode): string[] {
  const tags = childOf(node, 'tags')
  return tags
    ? childrenOf(tags, 'tag')
        .map(textOf)
        .filter(tag => tag !== '')
    : []
}
