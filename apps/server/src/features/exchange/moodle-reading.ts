import { categoryIn, questionOf, type XmlNode } from '@capivira/core/exchange/moodle-question'
import { questionFaults, type RawQuestion, unreadQuestion } from '@capivira/core/exchange/raw-question'
import sax from 'sax'

/** Elements in each other; Moodle's own file has six. */
const deepest = 40

/**
 * The questions of a Moodle XML file. A document that declares kinds or entities of its own is refused: Moodle writes
 * none, and what is not declared cannot grow or point elsewhere. What stands before a place that is no well-formed XML
 * is kept, and a question that says so follows. Throws, with the line, when nothing stands before it.
 */
export function readMoodle(text: string): RawQuestion[] {
  const questions: RawQuestion[] = []
  const open: XmlNode[] = []
  let category = ''
  const parser = sax.parser(true)
  let isRefused = false
  parser.ondoctype = () => {
    isRefused = true
    throw new Error('a document type of its own')
  }
  parser.onerror = error => {
    throw error
  }
  parser.onopentag = ({ name, attributes }) => {
    if (open.length >= deepest) {
      isRefused = true
      throw new Error('too deep')
    }
    const node = {
      name,
      attributes: attributesOf(attributes),
      children: [],
      text: '',
    }
    if (open.length > 1) open.at(-1)?.children.push(node)
    open.push(node)
  }
  parser.ontext = parser.oncdata = piece => {
    const node = open.at(-1)
    // Pictures stand in the file as letters; they are only counted where the text shows them.
    if (node && node.name !== 'file') node.text += piece
  }
  parser.onclosetag = () => {
    const node = open.pop()
    if (!node || open.length !== 1 || node.name !== 'question') return
    const named = categoryIn(node)
    if (named === null) questions.push(questionOf(node, questions.length + 1, category))
    else category = named
  }
  try {
    parser.write(text.replace(/^\ufeff/, '')).close()
  } catch (error) {
    if (questions.length === 0 || isRefused) throw error
    questions.push(unreadQuestion(questions.length + 1, '', questionFaults.cutFile))
  }
  return questions
}

/** What Moodle says of an element beside its texts. */
function attributesOf(given: sax.Tag['attributes'] | sax.QualifiedTag['attributes']): XmlNode['attributes'] {
  const of = (name: string) => (typeof given[name] === 'string' ? given[name] : undefined)
  const [type, format, fraction] = [of('type'), of('format'), of('fraction')]
  return {
    ...(type === undefined ? {} : { type }),
    ...(format === undefined ? {} : { format }),
    ...(fraction === undefined ? {} : { fraction }),
  }
}
