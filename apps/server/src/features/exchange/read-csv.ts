import { fileURLToPath } from 'node:url'
import type { CsvColumns } from '@capivira/core/exchange/csv-columns'
import { Refusal } from '../../platform/refusal.ts'
import type { CsvReading } from './csv-child.ts'
import { deckLimits, readInChild, type SentFile } from './read-in-child.ts'

const script = fileURLToPath(new URL('./csv-child.ts', import.meta.url))

const unreadable = new Refusal(
  422,
  'Não conseguimos ler este arquivo. Na planilha, salve de novo como “CSV UTF-8” e tente outra vez.',
)

/**
 * The rows of a CSV by the columns that the teacher named, else by those that its first row names; read in a confined process of
 * its own. Refuses 422 what asks for too much.
 */
export async function readCsvFile(
  file: SentFile,
  chosen: CsvColumns | null,
  limits = deckLimits,
): Promise<CsvReading | Refusal> {
  return (await readInChild<CsvReading>(file, { script, told: JSON.stringify(chosen) }, limits)) ?? unreadable
}
