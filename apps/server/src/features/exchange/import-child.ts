/**
 * The disposable child that reads one file of cards or questions: its bytes come on standard input, what the teacher
 * chose as its argument, and what it makes of them goes to the parent. It runs without file, process or worker
 * permissions, and without a network where the system allows that (extraction/sandbox/confine.ts): a hostile file ends
 * it, not the server.
 */
import { readFileSync } from 'node:fs'
import { looksLikeAiken } from '@capivira/core/exchange/aiken'
import {
  type ArchiveKind,
  answeredForm,
  foreignArchive,
  foreignBytes,
  foreignOpenDocument,
  foreignText,
  isHtml,
  isMoodleXml,
  isQti,
  isWholePage,
  kindOfArchive,
} from '@capivira/core/exchange/file-kind'
import { looksLikeGift } from '@capivira/core/exchange/gift-import'
import { type SheetChoices, sheetChoices } from '@capivira/core/exchange/sheet-choices'
import { decodeText } from '@capivira/core/exchange/text-encoding'
import { unzipSync } from 'fflate'
import type { FileReading } from './file-reading.ts'

/** A zip begins so, whatever it is called. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

function namesIn(zip: Uint8Array): string[] {
  const names: string[] = []
  unzipSync(zip, {
    filter: ({ name }) => {
      if (names.length < 5000) names.push(name)
      return false
    },
  })
  return names
}

async function readWorkbook(bytes: Uint8Array, chosen: SheetChoices): Promise<FileReading> {
  try {
    return { kind: 'xlsx', ...(await import('./xlsx-reading.ts')).readXlsx(bytes, chosen) }
  } catch {
    return {
      kind: 'foreign',
      sentence: 'Não conseguimos ler esta planilha do Excel. Abra-a, salve como “CSV UTF-8” e escolha o CSV.',
    }
  }
}

/**
 * A document of Word or LibreOffice, a workbook of LibreOffice, or a package of questions; null where it has nothing
 * that is read here, or is broken.
 */
async function readPacked(bytes: Uint8Array, kind: ArchiveKind, chosen: SheetChoices): Promise<FileReading | null> {
  try {
    if (kind === 'qti') {
      const bank = (await import('./question-reading.ts')).readPackageOfQuestions(bytes)
      return bank && { kind: 'moodle', ...bank }
    }
    if (kind === 'docx') return (await import('./document-reading.ts')).readDocx(bytes, chosen)
    return await readOpenDocument(bytes, chosen)
  } catch {
    return null
  }
}

async function readOpenDocument(bytes: Uint8Array, chosen: SheetChoices): Promise<FileReading | null> {
  const foreign = async (isBroken: boolean): Promise<FileReading | null> => {
    const type = (await import('./workbook-parts.ts')).partsOf(bytes, 1000)('mimetype')
    const sentence = foreignOpenDocument(type ? new TextDecoder().decode(type) : '', isBroken)
    return sentence === null ? null : { kind: 'foreign', sentence }
  }
  try {
    const reading = (await import('./xlsx-reading.ts')).readOdsCards(bytes, chosen)
    if (reading) return { kind: 'xlsx', ...reading }
    return (await import('./document-reading.ts')).readOdt(bytes, chosen) ?? (await foreign(false))
  } catch {
    return foreign(true)
  }
}

async function readBank(text: string, kind: 'gift' | 'moodle'): Promise<FileReading> {
  try {
    return { kind, ...(await import('./question-reading.ts')).readQuestions(text, kind) }
  } catch {
    return {
      kind: 'foreign',
      sentence:
        'Este arquivo do Moodle está incompleto ou quebrado. No Moodle, exporte as questões de novo e escolha o ' +
        'arquivo novo.',
    }
  }
}

/** Each reader is loaded only when it is wanted, so that no file waits for the others'. */
async function read(bytes: Uint8Array, chosen: SheetChoices): Promise<FileReading> {
  if (isZip(bytes)) {
    const names = namesIn(bytes)
    const kind = kindOfArchive(names)
    if (kind === 'apkg') return { kind, ...(await import('./apkg-reading.ts')).readPackage(bytes) }
    if (kind === 'xlsx') return readWorkbook(bytes, chosen)
    const reading = kind && (await readPacked(bytes, kind, chosen))
    return reading ?? { kind: 'foreign', sentence: foreignArchive(names) }
  }
  const foreign = foreignBytes(bytes)
  if (foreign) return { kind: 'foreign', sentence: foreign }
  const { text } = decodeText(bytes, chosen.encoding)
  const isXml = isMoodleXml(text) || isQti(text)
  // GIFT may have HTML from its first sign on, or ask what `<quiz>` is; questions in XML may hold the braces of gaps.
  const hasXml = isXml && (isQti(text) || /<question[\s>]/i.test(text))
  if (/^\s*</.test(text) && !hasXml && !isWholePage(text) && looksLikeGift(text)) return readBank(text, 'gift')
  if (isHtml(text)) {
    const reading = (await import('./document-reading.ts')).readDocument(text, chosen)
    if (reading) return reading
  }
  const sentence = foreignText(text)
  if (sentence) return { kind: 'foreign', sentence }
  if (isXml || looksLikeGift(text) || looksLikeAiken(text)) return readBank(text, isXml ? 'moodle' : 'gift')
  return { kind: 'csv', ...(await import('./csv-reading.ts')).readCsv(bytes, chosen) }
}

/** A sheet of what people answered in a form is none of cards, whatever program saved it. */
function withoutResponses(reading: FileReading): FileReading {
  if (reading.kind !== 'csv' && reading.kind !== 'xlsx') return reading
  const asked = reading.rows.map(({ question }) => question)
  const [name = '', below = ''] = reading.hasHeader ? [reading.headings[0], reading.samples[0]] : asked
  const sentence = answeredForm(name, below)
  return sentence === null ? reading : { kind: 'foreign', sentence }
}

const reading = await read(readFileSync(0), sheetChoices.parse(JSON.parse(process.argv[2] ?? '{}')))
process.send?.(withoutResponses(reading), () => process.exit(0))
