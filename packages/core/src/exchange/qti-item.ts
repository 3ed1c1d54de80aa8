import { elementsIn, findAll, findFirst, htmlIn, type QtiElement, textIn } from './qti-element.ts'
import { formatted, nothing, questionFaults, type RawQuestion } from './raw-question.ts'

/*
 * Questions of QTI 2.0 to 3.0. Source: IMS Question and Test Interoperability, Assessment Test, Section and Item
 * Information Model, 2.1 and 3.0.
 */

const choice = 'choiceInteraction'
const feedback = ['feedbackInline', 'feedbackBlock']
/** What is asked otherwise than by options, and why it cannot come in. */
const others: Readonly<Record<string, string>> = {
  textEntryInteraction: questionFaults.shortanswer,
  extendedTextInteraction: questionFaults.essay,
  uploadInteraction: questionFaults.essay,
  drawingInteraction: questionFaults.essay,
  matchInteraction: questionFaults.matching,
  associateInteraction: questionFaults.matching,
  gapMatchInteraction: questionFaults.cloze,
  inlineChoiceInteraction: questionFaults.cloze,
  hottextInteraction: questionFaults.cloze,
  orderInteraction: questionFaults.dragged,
  graphicOrderInteraction: questionFaults.dragged,
  graphicGapMatchInteraction: questionFaults.dragged,
  positionObjectInteraction: questionFaults.dragged,
}
const drawn = ['templateDeclaration', 'templateProcessing', 'printedVariable']
const numbers = new Set(['float', 'integer'])

type Filed = Pick<RawQuestion, 'row' | 'category' | 'tags' | 'isOurs'>

/** The question of an assessment item. */
export function questionOfItem(item: QtiElement, row: number, category = ''): RawQuestion {
  const filed: Filed = { row, category, tags: [], isOurs: false }
  const body = findFirst(item, 'itemBody')
  const [interaction, ...more] = body ? interactionsIn(body) : []
  const question = body ? wordingOf(body, interaction) : nothing
  const broken = (fault: string): RawQuestion => ({ ...filed, question, feedback: nothing, options: [], fault })
  if (!body || !interaction) return broken(questionFaults.description)
  // Its words and its right response are drawn anew for each who answers.
  if (findFirst(item, ...drawn)) return broken(questionFaults.calculated)
  if (more.length > 0)
    return broken(
      more.every(({ name }) => name === interaction.name) && interaction.name !== choice
        ? faultOf(item, interaction)
        : questionFaults.several,
    )
  if (interaction.name !== choice) return broken(faultOf(item, interaction))
  const weights = weightsOf(item, interaction.attributes.responseIdentifier ?? 'RESPONSE')
  const options = findAll(interaction, 'simpleChoice').map(option => ({
    text: formatted(htmlIn(option, feedback), 'html'),
    weight: weights.get(option.attributes.identifier ?? '') ?? 0,
    feedback: formatted(
      findAll(option, ...feedback)
        .map(said => htmlIn(said))
        .join(' '),
      'html',
    ),
  }))
  const said = findAll(item, 'modalFeedback').filter(isToldToAll(item))
  return {
    ...filed,
    question,
    options,
    feedback: formatted(said.map(one => htmlIn(one)).join(' '), 'html'),
    fault: null,
  }
}

const interactionsIn = (body: QtiElement): QtiElement[] =>
  elementsIn(body).flatMap(child => (/Interaction$/.test(child.name) ? [child] : interactionsIn(child)))

/** What stands around the options, and what is said over them. */
function wordingOf(body: QtiElement, interaction: QtiElement | undefined) {
  const prompt = interaction && findFirst(interaction, 'prompt')
  const around = htmlIn(body, [choice, ...Object.keys(others), ...feedback, 'rubricBlock'])
  return formatted(`${around}${prompt ? `<p>${htmlIn(prompt, feedback)}</p>` : ''}`, 'html')
}

function faultOf(item: QtiElement, { name, attributes }: QtiElement): string {
  const declared = declarationOf(item, attributes.responseIdentifier ?? 'RESPONSE')
  if (name === 'textEntryInteraction' && numbers.has(declared?.attributes.baseType ?? ''))
    return questionFaults.numerical
  return others[name] ?? questionFaults.unknown
}

const declarationOf = (item: QtiElement, identifier: string) =>
  findAll(item, 'responseDeclaration').find(({ attributes }) => attributes.identifier === identifier)

/** The share of the points that each option gives, by its name: the right response, else what is mapped to most. */
function weightsOf(item: QtiElement, identifier: string): Map<string, number> {
  const declared = declarationOf(item, identifier)
  if (!declared) return new Map()
  const right = findFirst(declared, 'correctResponse')
  const values = right ? findAll(right, 'value').map(value => textIn(value).trim()) : []
  if (values.length > 0) return new Map(values.map(value => [value, 100]))
  const mapped = findAll(declared, 'mapEntry').map(({ attributes }): [string, number] => [
    attributes.mapKey ?? '',
    Number(attributes.mappedValue ?? 0) || 0,
  ])
  const most = Math.max(0, ...mapped.map(([, value]) => value))
  return new Map(mapped.map(([key, value]) => [key, most > 0 ? Math.max(0, (100 * value) / most) : 0]))
}

/** Whether a feedback is not only told to who is wrong, or to who chose an option. */
function isToldToAll(item: QtiElement): (feedback: QtiElement) => boolean {
  const options = new Set(findAll(item, 'simpleChoice').map(({ attributes }) => attributes.identifier))
  return ({ attributes: { identifier = '' } }) => !/incorrect|wrong/i.test(identifier) && !options.has(identifier)
}
