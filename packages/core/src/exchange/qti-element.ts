/**
 * An element of a QTI file with its texts in order. Names have neither namespace nor the 'qti-' and the hyphens of
 * QTI 3.0, so that its versions read alike: 'qti-simple-choice' is 'simpleChoice'.
 */
export type QtiElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (QtiElement | string)[]
}

/** A name of an element or attribute as QTI 2 writes it. */
export const qtiName = (name: string): string =>
  name
    .replace(/^.*:/, '')
    .replace(/^qti-/, '')
    .replace(/-(\p{Ll})/gu, (_, letter: string) => letter.toUpperCase())

/** The elements below one, without its texts. */
export const elementsIn = ({ children }: QtiElement): QtiElement[] =>
  children.filter((child): child is QtiElement => typeof child !== 'string')

/** All elements of some names below one, in the order of the file; what stands within one of them is its own. */
export function findAll(element: QtiElement, ...names: readonly string[]): QtiElement[] {
  return elementsIn(element).flatMap(child => (names.includes(child.name) ? [child] : findAll(child, ...names)))
}

export const findFirst = (element: QtiElement, ...names: readonly string[]): QtiElement | undefined =>
  findAll(element, ...names)[0]

/** All text below an element. */
export const textIn = ({ children }: QtiElement): string =>
  children.map(child => (typeof child === 'string' ? child : textIn(child))).join('')

const pictures = new Set(['img', 'object', 'math', 'audio', 'video', 'svg', 'matimage', 'mataudio', 'matvideo'])
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What stands in an element as HTML, without elements of some names; whatever is no text is a picture. */
export function htmlIn(element: QtiElement, without: readonly string[] = []): string {
  return element.children
    .map(child => {
      if (typeof child === 'string') return escaped(child)
      if (without.includes(child.name)) return ''
      return pictures.has(child.name) ? '<img src="x">' : `<${child.name}>${htmlIn(child, without)}</${child.name}>`
    })
    .join('')
}
