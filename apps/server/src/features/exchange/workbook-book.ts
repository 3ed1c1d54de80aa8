import { posix } from 'node:path'
import type { Look } from '@capivira/core/exchange/looks'
import { lowered, raisedBehind } from '@capivira/core/exchange/raised-signs'
import { getFormatFromId } from 'numfmt'
import { readLooks } from './workbook-looks.ts'
import { type Attribute, type WorkbookParts, walkXml } from './workbook-parts.ts'

/** What all sheets of a workbook share. */
export type Workbook = {
  /** The sheets that can be seen, or all where none can. */
  sheets: readonly { name: string; path: string }[]
  strings: readonly string[]
  /** The code of the number format of each style that a cell can have. */
  formats: readonly string[]
  /** How each such style looks. */
  looks: readonly Look[]
  /** Days count from 1904 in workbooks of old Macs. */
  from1904: boolean
}

type Sheet = { name: string; id: string; isHidden: boolean }

/** The workbook that lies in these parts. Throws when there is none. */
export function readBook(parts: WorkbookParts): Workbook {
  const book = parts('xl/workbook.xml')
  if (!book) throw new Error('no workbook')
  const sheets: Sheet[] = []
  let from1904 = false
  walkXml(book, {
    open(name, attribute) {
      if (name === 'workbookPr') from1904 = /^(?:1|true)$/.test(attribute('date1904') ?? '')
      if (name !== 'sheet') return
      const isHidden = (attribute('state') ?? 'visible') !== 'visible'
      sheets.push({ name: attribute('name') ?? '', id: relation(attribute), isHidden })
    },
  })
  const targets = relationsOf(parts)
  const one = (kind: string) => parts(targets.find(target => target.kind === kind)?.path ?? '')
  const seen = sheets.filter(({ isHidden }) => !isHidden)
  return {
    sheets: (seen.length > 0 ? seen : sheets).flatMap(({ name, id }) => {
      const target = targets.find(known => known.id === id && known.kind === 'worksheet')
      return target ? [{ name, path: target.path }] : []
    }),
    strings: readStrings(one('sharedStrings')),
    formats: readFormats(one('styles')),
    looks: readLooks(one('styles')),
    from1904,
  }
}

/** Programs choose the prefix; those that are known choose one of these. */
const relation = (attribute: Attribute) => attribute('r:id') ?? attribute('ns0:id') ?? attribute('d3p1:id') ?? ''

/** Which part is what. */
function relationsOf(parts: WorkbookParts): { id: string; kind: string; path: string }[] {
  const targets: { id: string; kind: string; path: string }[] = []
  const relations = parts('xl/_rels/workbook.xml.rels')
  if (!relations) return targets
  walkXml(relations, {
    open(name, attribute) {
      if (name !== 'Relationship') return
      const target = attribute('Target') ?? ''
      const path = target.startsWith('/') ? target.slice(1) : posix.join('xl', target)
      targets.push({ id: attribute('Id') ?? '', kind: posix.basename(attribute('Type') ?? ''), path })
    },
  })
  return targets
}

/** The texts that cells name by their place. */
function readStrings(part: Uint8Array | null): string[] {
  const strings: string[] = []
  if (!part) return strings
  const text = textIn()
  walkXml(part, {
    open(name, attribute) {
      if (name === 'si') text.clear()
      text.open(name, attribute)
    },
    text: text.add,
    close(name) {
      text.close(name)
      if (name === 'si') strings.push(text.whole())
    },
  })
  return strings
}

/** A run as it stands in the line: what is raised or lowered keeps its value, and the blanks around it. */
function shiftedRun(run: string, align: string | undefined, before: string): string {
  const signs = run.trim()
  if (signs === '' || (align !== 'superscript' && align !== 'subscript')) return run
  return run.replace(signs, () => (align === 'subscript' ? lowered(signs) : raisedBehind(signs, before)))
}

/**
 * Puts the runs of a text together, what is raised or lowered as such; how Japanese is read aloud is no part of it.
 */
export function textIn() {
  let held = ''
  let run = ''
  let align: string | undefined
  let isText = false
  let isAloud = false
  return {
    clear: () => {
      held = ''
    },
    open(name: string, attribute: Attribute) {
      if (name === 'r') align = undefined
      if (name === 'vertAlign') align = attribute('val')
      if (name === 't') isText = true
      if (name === 'rPh') isAloud = true
    },
    add: (piece: string) => {
      if (isText && !isAloud) run += piece
    },
    close(name: string) {
      if (name === 't') {
        isText = false
        held += shiftedRun(unescaped(run), align, held)
        run = ''
      }
      if (name === 'r') align = undefined
      if (name === 'rPh') isAloud = false
    },
    whole: () => held,
  }
}

/** Signs that XML cannot hold are written as _x000D_. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** The longest that Excel lets anybody type. */
const longestFormat = 255

/** Days and hours that everybody sees as the own country writes them, whatever the file says. */
const isLocal = (id: number) => (id >= 14 && id <= 22) || (id >= 45 && id <= 47)

function readFormats(part: Uint8Array | null): string[] {
  const own = new Map<number, string>()
  const bases: number[] = []
  const styles: number[] = []
  let inside = ''
  if (!part) return []
  walkXml(part, {
    open(name, attribute) {
      if (name === 'numFmts' || name === 'cellStyleXfs' || name === 'cellXfs') inside = name
      const format = attribute('numFmtId')
      if (name === 'numFmt' && inside === 'numFmts') own.set(Number(format), attribute('formatCode') ?? '')
      if (name !== 'xf') return
      const id = Number(format ?? bases[Number(attribute('xfId') ?? 0)] ?? 0)
      if (inside === 'cellStyleXfs') bases.push(id)
      if (inside === 'cellXfs') styles.push(id)
    },
    close(name) {
      if (name === inside) inside = ''
    },
  })
  return styles.map(id => {
    const code = (isLocal(id) ? null : own.get(id)) ?? getFormatFromId(id, 'pt-BR') ?? ''
    // The blank after '_' is the width that it keeps; some programs cut it off.
    return code.length > longestFormat ? '' : code.replace(/(?<!\\)_$/, '')
  })
}
