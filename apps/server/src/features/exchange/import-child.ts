/**
 * The disposable child that reads one file of cards: its bytes come on standard input, what the teacher chose as its argument,
 * and what it makes of them goes to the parent. It runs without file, process or worker permissions, and without a network where
 * the system allows that (extraction/sandbox/confine.ts): a hostile file ends it, not the server.
 */
import { readFileSync } from 'node:fs'
import { sheetChoices } from '@capivira/core/exchange/sheet-choices'
import type { ApkgReading } from './apkg-reading.ts'
import type { SheetReading } from './csv-reading.ts'

/** What the child tells. */
export type FileReading = ({ kind: 'apkg' } & ApkgReading) | ({ kind: 'csv' } & SheetReading)

/** A zip begins so, whatever it is called. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** Each reader is loaded only when it is wanted, so that no file waits for the others'. */
async function read(bytes: Uint8Array): Promise<FileReading> {
  if (isZip(bytes)) return { kind: 'apkg', ...(await import('./apkg-reading.ts')).readPackage(bytes) }
  const chosen = sheetChoices.parse(JSON.parse(process.argv[2] ?? '{}'))
  return { kind: 'csv', ...(await import('./csv-reading.ts')).readCsv(bytes, chosen) }
}

const reading = await read(readFileSync(0))
process.send?.(reading, () => process.exit(0))
