import { unzipSync } from 'fflate'
import sax from 'sax'

/** What an element says beside its text, by name. */
export type Attribute = (name: string) => string | undefined

/**
 * What is told of XML while it is read; names of elements come without their prefix, since programs choose it freely.
 */
export type XmlWalk = {
  open: (name: string, attribute: Attribute) => void
  text?: (piece: string) => void
  close?: (name: string) => void
  /** True once the rest need not be read. */
  isDone?: () => boolean
}

/** The files in a workbook by their paths, unpacked one by one. */
export type WorkbookParts = (path: string) => Uint8Array | null

/** Bytes that are decoded and read at a time. */
const pieceBytes = 64 * 1024

/** The parts of an archive. Asking for more than `mostBytes` of them in all throws. */
export function partsOf(archive: Uint8Array, mostBytes: number): WorkbookParts {
  let left = mostBytes
  return path => {
    // fflate gives a file exactly the room that the archive says it takes.
    const found = unzipSync(archive, {
      filter({ name, originalSize }) {
        if (name !== path) return false
        left -= originalSize
        if (left < 0) throw new Error('the workbook is too large')
        return true
      },
    })
    return found[path] ?? null
  }
}

/** Walks through XML. Throws when it is not well formed; what it declares itself stays as it is written. */
export function walkXml(bytes: Uint8Array, walk: XmlWalk): void {
  const parser = sax.parser(true, { position: false })
  parser.onerror = error => {
    if (!error.message.startsWith('Invalid character entity')) throw error
    parser.resume()
  }
  parser.onopentag = ({ name, attributes }) => {
    walk.open(local(name), of => {
      const value = attributes[of]
      return typeof value === 'string' ? value : value?.value
    })
  }
  if (walk.text) parser.ontext = parser.oncdata = walk.text
  parser.onclosetag = name => walk.close?.(local(name))
  const decoder = new TextDecoder(letters(bytes))
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    parser.write(decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true }))
    if (walk.isDone?.()) return
  }
  parser.close()
}

/** The standard allows these two, and a mark tells UTF-16. */
function letters([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)
