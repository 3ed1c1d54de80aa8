import { isQti } from '@capivira/core/exchange/file-kind'
import { findAll, findFirst, type QtiElement, qtiName, textIn } from '@capivira/core/exchange/qti-element'
import { questionOfItem } from '@capivira/core/exchange/qti-item'
import { questionOfTestItem } from '@capivira/core/exchange/qti-test-item'
import { questionFaults, type RawQuestion, unreadQuestion } from '@capivira/core/exchange/raw-question'
import { unzipSync } from 'fflate'
import sax from 'sax'

/** Elements in each other; pages within an item have a few dozen. */
const deepest = 100
/** What all files of a package take together, and how many there are. */
const mostBytes = 60_000_000
const mostFiles = 3000

const isItemFile = (name: string) => /\.(?:xml|qti)$/i.test(name) && !/^__MACOSX\/|(?:^|\/)\._/.test(name)

/** Canvas keeps each quiz twice in a course: whole in this folder, and shortened for others beside it. */
const whole = /(?:^|\/)non_cc_assessments\//
const shortened = /(?:^|\/)assessment_qti\.xml$/

/**
 * The questions of a package, in the order of its test; none where it holds no QTI. A file of it that is
 * broken is a question that says so. Throws when it is too large.
 */
export function readQtiPackage(zip: Uint8Array): RawQuestion[] {
  let left = mostBytes
  let count = 0
  const files = unzipSync(zip, {
    filter({ name, originalSize }) {
      if (!isItemFile(name)) return false
      left -= originalSize
      if (left < 0 || ++count > mostFiles) throw new Error('the package is too large')
      return true
    },
  })
  const names = Object.keys(files)
  const asked = names.some(name => whole.test(name)) ? names.filter(name => !shortened.test(name)) : names
  const roots = new Map<string, QtiElement>()
  const broken: string[] = []
  for (const name of asked) {
    const text = textOfFile(files[name] ?? new Uint8Array())
    const root = rootOf(text)
    if (root) roots.set(name, root)
    else if (isQti(text)) broken.push(name)
  }
  const questions = questionsOf(inOrder(roots))
  const unread = broken.map((name, at) =>
    unreadQuestion(questions.length + at + 1, name.replace(/^.*\//, ''), questionFaults.brokenFile),
  )
  return [...questions, ...unread]
}

const textOfFile = (bytes: Uint8Array) =>
  new TextDecoder(bytes[0] === 0xff || bytes[0] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes)

/** The questions of a file of QTI that stands by itself. Throws when it is no well-formed XML. */
export const readQti = (text: string): RawQuestion[] => questionsOf([elementOf(text)])

/** A file as an element; null where it is none that can be read: a page of the package, or a broken one. */
function rootOf(text: string): QtiElement | null {
  try {
    return elementOf(text)
  } catch {
    return null
  }
}

/** Items as the test of the package puts them, else as its list of resources does, else by their names. */
function inOrder(roots: ReadonlyMap<string, QtiElement>): QtiElement[] {
  const refs = [...roots].flatMap(([name, root]) => {
    const isTest = root.name === 'assessmentTest'
    if (!isTest && root.name !== 'manifest') return []
    const named = findAll(root, isTest ? 'assessmentItemRef' : 'resource').map(one => one.attributes.href ?? '')
    return [{ isTest, paths: named.map(href => pathFrom(name, href)) }]
  })
  const listed = refs.toSorted((a, b) => Number(b.isTest) - Number(a.isTest)).flatMap(({ paths }) => paths)
  const place = new Map(listed.toReversed().map((path, at) => [path, listed.length - at]))
  return [...roots]
    .toSorted(
      ([a], [b]) =>
        (place.get(a) ?? listed.length + 1) - (place.get(b) ?? listed.length + 1) ||
        a.localeCompare(b, 'pt-BR', { numeric: true }),
    )
    .map(([, root]) => root)
}

/** A path of a package as one of its files names it. */
function pathFrom(file: string, href: string): string {
  const steps = file.split('/').slice(0, -1)
  for (const step of decoded(href).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/')
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

function questionsOf(roots: readonly QtiElement[]): RawQuestion[] {
  const questions: RawQuestion[] = []
  for (const root of roots) {
    const items = root.name === 'assessmentItem' ? [root] : findAll(root, 'assessmentItem')
    for (const item of items) questions.push(questionOfItem(item, questions.length + 1))
    if (root.name !== 'questestinterop') continue
    const category = categoryOf(root)
    for (const item of findAll(root, 'item')) questions.push(questionOfTestItem(item, questions.length + 1, category))
  }
  return questions
}

/** The name of a bank of questions; that of a quiz says nothing of its parts. */
function categoryOf(root: QtiElement): string {
  const bank = findFirst(root, 'objectbank')
  const title = bank && findAll(bank, 'qtimetadatafield').find(one => textOf(one, 'fieldlabel') === 'bank_title')
  return title ? textOf(title, 'fieldentry').replaceAll('/', '//') : ''
}

const textOf = (element: QtiElement, name: string) => {
  const found = findFirst(element, name)
  return found ? textIn(found).trim() : ''
}

/**
 * A file as its outermost element. One that declares entities of its own is refused: what is not declared cannot grow
 * or point elsewhere. Throws when it is no well-formed XML.
 */
function elementOf(text: string): QtiElement {
  const root: QtiElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  const parser = sax.parser(true, { position: false })
  parser.ondoctype = declared => {
    if (declared.includes('[')) throw new Error('declarations of its own')
  }
  parser.onerror = error => {
    if (!error.message.startsWith('Invalid character entity')) throw error
    parser.resume()
  }
  parser.onopentag = ({ name, attributes }) => {
    if (open.length > deepest) throw new Error('too deep')
    const element: QtiElement = { name: qtiName(name), attributes: named(attributes), children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  parser.ontext = parser.oncdata = piece => {
    open.at(-1)?.children.push(piece)
  }
  parser.onclosetag = () => {
    open.pop()
  }
  parser.write(text.replace(/^\ufeff/, '')).close()
  const first = root.children.find((child): child is QtiElement => typeof child !== 'string')
  if (!first) throw new Error('no element')
  return first
}

function named(attributes: sax.Tag['attributes'] | sax.QualifiedTag['attributes']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (typeof value === 'string' ? [[qtiName(name), value]] : [])),
  )
}
