import { fileURLToPath } from 'node:url'
import { Refusal } from '../../platform/refusal.ts'
import type { ApkgReading } from './apkg-child.ts'
import { deckLimits, readInChild, type SentFile } from './read-in-child.ts'

const script = fileURLToPath(new URL('./apkg-child.ts', import.meta.url))

export const unreadableDeck = new Refusal(
  422,
  'Não conseguimos ler este baralho. Exporte-o de novo no Anki como “Pacote de baralho do Anki (.apkg)” e tente outra vez.',
)

/** The cards of an .apkg, read in a confined process of its own. Refuses 422 what is no deck, or asks for too much. */
export async function readApkg(file: SentFile, limits = deckLimits): Promise<ApkgReading | Refusal> {
  return (await readInChild<ApkgReading>(file, { script, told: '' }, limits)) ?? unreadableDeck
}
