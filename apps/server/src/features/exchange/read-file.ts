import { fileURLToPath } from 'node:url'
import { brokenArchive } from '@capivira/core/exchange/broken-file'
import type { SheetChoices } from '@capivira/core/exchange/sheet-choices'
import { Refusal } from '../../platform/refusal.ts'
import type { FileReading } from './file-reading.ts'
import { deckLimits, readInChild, type SentFile } from './read-in-child.ts'

const script = fileURLToPath(new URL('./import-child.ts', import.meta.url))

const unreadableText = new Refusal(
  422,
  'Não conseguimos ler este arquivo. Na planilha, salve de novo como “CSV UTF-8” e tente outra vez.',
)

/**
 * What a file of cards holds: a sheet as the teacher chose to read it, else as its rows tell. Read in a
 * confined process of its own. Refuses 422 what cannot be read, or asks for too much.
 */
export async function readFileOfCards(
  file: SentFile & { isPacked: boolean; name: string },
  chosen: SheetChoices,
  limits = deckLimits,
): Promise<FileReading | Refusal> {
  const reading = await readInChild<FileReading>(file, { script, told: JSON.stringify(chosen) }, limits)
  return reading ?? (file.isPacked ? new Refusal(422, brokenArchive(file.name)) : unreadableText)
}
