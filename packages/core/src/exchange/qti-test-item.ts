import { elementsIn, findAll, findFirst, htmlIn, type QtiElement, textIn } from './qti-element.ts'
import { type FormattedText, formatted, nothing, questionFaults, type RawQuestion } from './raw-question.ts'

/*
 * Questions of QTI 1.2, as Canvas writes it, and with what Blackboard ('mat_formattedtext', 'SCORE.max') and Sakai (no
 * points, but 'Correct') put in its place. Source: IMS Question and Test Interoperability, ASI XML Binding 1.2.
 */

type Filed = Pick<RawQuestion, 'row' | 'category' | 'tags' | 'isOurs'>

const inPortuguese: Readonly<Record<string, string>> = { true: 'Verdadeiro', false: 'Falso' }

/** The question of an item. */
export function questionOfTestItem(item: QtiElement, row: number, category = ''): RawQuestion {
  const filed: Filed = { row, category, tags: [], isOurs: false }
  const asked = findFirst(item, 'presentation')
  const responses = asked
    ? findAll(asked, 'response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp')
    : []
  const question = asked ? materialIn(asked) : nothing
  const kind = kindOf(item)
  const fault = faultOf(kind, responses)
  const [response] = responses
  if (fault !== null || !response) return { ...filed, question, feedback: nothing, options: [], fault }
  const { weights, said, told } = processed(item)
  const feedbacks = new Map(findAll(item, 'itemfeedback').map(one => [one.attributes.ident ?? '', materialIn(one)]))
  const options = findAll(response, 'response_label').map(label => {
    const ident = label.attributes.ident ?? ''
    const text = materialIn(label)
    const words = kind.startsWith('true') ? (inPortuguese[text.text.toLowerCase()] ?? text.text) : text.text
    return {
      text: { ...text, text: words },
      weight: weights.get(ident) ?? 0,
      feedback: feedbacks.get(said.get(ident) ?? '') ?? nothing,
    }
  })
  const general = told.map(name => feedbacks.get(name)?.text ?? '').filter(text => text !== '')
  return { ...filed, question, options, feedback: { text: general.join('\n'), media: 0 }, fault: null }
}

/** What kind of question the program says that it is; '' where it does not. */
function kindOf(item: QtiElement): string {
  const field = findAll(item, 'qtimetadatafield').find(one =>
    /^(?:question_type|qmd_itemtype|cc_profile)$/.test(textOf(findFirst(one, 'fieldlabel'))),
  )
  return (
    field ? textOf(findFirst(field, 'fieldentry')) : textOf(findFirst(item, 'qmd_itemtype', 'bbmd_questiontype'))
  ).toLowerCase()
}

const textOf = (element: QtiElement | undefined) => (element ? textIn(element).trim() : '')

function faultOf(kind: string, responses: readonly QtiElement[]): string | null {
  const [first, ...more] = responses
  if (/essay|file_upload/.test(kind)) return questionFaults.essay
  if (/numerical/.test(kind)) return questionFaults.numerical
  if (/calculated/.test(kind)) return questionFaults.calculated
  if (/blank|dropdown|cloze/.test(kind)) return questionFaults.cloze
  if (/order/.test(kind)) return questionFaults.dragged
  if (/match/.test(kind)) return questionFaults.matching
  if (!first) return questionFaults.description
  if (first.name === 'response_num') return questionFaults.numerical
  if (first.name === 'response_str') return questionFaults.shortanswer
  if (first.name !== 'response_lid') return questionFaults.unknown
  return more.length > 0 ? questionFaults.matching : null
}

/** The texts of an element outside of its options. */
function materialIn(element: QtiElement): FormattedText {
  const pieces = findAll(
    element,
    'mattext',
    'matemtext',
    'mat_formattedtext',
    'matimage',
    'mataudio',
    'matvideo',
    'response_lid',
    'response_str',
  )
    .filter(({ name }) => !name.startsWith('response'))
    .map(piece => {
      if (!piece.name.endsWith('text')) return { text: '', media: 1 }
      const isHtml =
        /html/i.test(piece.attributes.texttype ?? piece.attributes.type ?? '') || elementsIn(piece).length > 0
      const written = elementsIn(piece).length > 0 ? htmlIn(piece) : textIn(piece)
      return formatted(written, isHtml ? 'html' : 'moodle')
    })
  return {
    text: pieces
      .map(({ text }) => text)
      .filter(text => text !== '')
      .join('\n'),
    media: pieces.reduce((sum, { media }) => sum + media, 0),
  }
}

type Processed = {
  /** The share of the points that each option gives. */
  weights: Map<string, number>
  /** Which feedback is told to who chose an option. */
  said: Map<string, string>
  /** What is told to all, or to who is right. */
  told: string[]
}

/** How answers are counted: by conditions on the options chosen, each of which sets or adds points. */
function processed(item: QtiElement): Processed {
  const points = new Map<string, number>()
  const said = new Map<string, string>()
  const told: string[] = []
  const named: string[] = []
  const pointsOf = pointsOfItem(item)
  for (const condition of findAll(item, 'respcondition')) {
    const chosen = chosenIn(findFirst(condition, 'conditionvar'))
    const set = findAll(condition, 'setvar').map(pointsOf)
    const value = Math.max(0, ...set)
    for (const ident of chosen) points.set(ident, Math.max(points.get(ident) ?? 0, value))
    const name = findFirst(condition, 'displayfeedback')?.attributes.linkrefid ?? ''
    if (/^correct$/i.test(name)) named.push(...chosen)
    if (name === '' || /incorrect/i.test(name)) continue
    const [only] = chosen
    if (only !== undefined && chosen.length === 1 && set.length === 0) said.set(only, name)
    else told.push(name)
  }
  const hasPoints = [...points.values()].some(value => value > 0)
  // Sakai gives no points to a question whose part of the test gives them.
  if (!hasPoints) for (const ident of named) points.set(ident, 1)
  const most = [...points.values()].reduce((top, value) => Math.max(top, value), 0)
  const weights = new Map([...points].map(([ident, value]) => [ident, most > 0 ? (100 * value) / most : 0]))
  return { weights, said, told: [...new Set(told)] }
}

/**
 * What a 'setvar' gives to the score of an item: 'SCORE', else the one variable that its outcomes declare. What counts
 * another, takes off or reckons otherwise gives nothing.
 */
function pointsOfItem(item: QtiElement): (setvar: QtiElement) => number {
  const nameOf = ({ attributes }: QtiElement) =>
    (attributes.varname ?? attributes.variablename ?? 'SCORE').trim().toUpperCase()
  const declared = findAll(item, 'decvar')
  const isScored = findAll(item, 'setvar').some(one => nameOf(one) === 'SCORE')
  const [only, ...more] = [...new Set(declared.map(nameOf))]
  const counted = !isScored && only !== undefined && more.length === 0 ? only : 'SCORE'
  const most = declared.find(one => nameOf(one) === counted)?.attributes.maxvalue ?? ''
  return setvar => {
    if (nameOf(setvar) !== counted || !/^(?:set|add)$/i.test(setvar.attributes.action ?? 'Set')) return 0
    const written = textIn(setvar).trim()
    return (/^\w+\.max$/i.test(written) ? Number(most) || 1 : Number(written.replace(',', '.'))) || 0
  }
}

/** The options that a condition asks to be chosen, without those that it asks not to be. */
function chosenIn(condition: QtiElement | undefined): string[] {
  if (!condition) return []
  return elementsIn(condition).flatMap(child => {
    if (child.name === 'not') return []
    return child.name === 'varequal' ? [textIn(child).trim()] : chosenIn(child)
  })
}
