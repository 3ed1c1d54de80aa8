import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { cardFormats } from '@capivira/core/exchange/contract'
import { byteOrderMark, csvRow } from '@capivira/core/exchange/csv'
import type { ExportCard } from '@capivira/core/exchange/export-card'
import type { Database } from '../../platform/database.ts'
import { readBytes } from '../../platform/files/small-files.ts'
import type { FileStore } from '../../platform/files.ts'
import { withPartNumbers } from '../materials/card-figures.ts'
import { openCollection, pictureName } from './anki-collection.ts'
import { type ExportMaterial, readCards, readFigures, selectDeckSeed } from './store.ts'
import { type ZipEntry, zipOf } from './zip-stream.ts'

export type CardTools = { db: Database; files: FileStore; now: Date }
type Written = AsyncGenerator<Uint8Array | string>

/** How the cards of some materials are written in each format, piece by piece. */
export const cardWriters: Record<
  (typeof cardFormats)[number],
  { type: string; ending: string; write: (tools: CardTools, materials: readonly ExportMaterial[]) => Written }
> = {
  apkg: { type: 'application/apkg', ending: 'apkg', write: writeApkg },
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv', write: writeCsv },
}

async function* writeApkg({ db, files, now }: CardTools, materials: readonly ExportMaterial[]): Written {
  // Should the server be killed, the sweeper removes what is left here.
  const path = join(files.incoming, `${randomUUID()}.anki2`)
  try {
    const collection = openCollection(path, materials, await selectDeckSeed(db), now)
    const pictures: Picture[] = []
    try {
      for (const material of materials) {
        // Words alone would not tell what is covered.
        for await (const cards of readCards(db, material)) collection.add(cards.filter(card => card.figureId === null))
        const figures = await readFigures(db, material)
        collection.addFigures(material, figures)
        pictures.push(...figures.map(figure => ({ name: pictureName(figure), fileKey: figure.fileKey })))
      }
    } finally {
      collection.close()
    }
    yield* zipOf(filesOf(path, pictures, files), now)
  } finally {
    await rm(path, { force: true })
  }
}

type Picture = { name: string; fileKey: string }

/** The files of a package; pictures are called by their places, and a list says what they are called in the cards. */
async function* filesOf(path: string, pictures: readonly Picture[], files: FileStore): AsyncGenerator<ZipEntry> {
  yield { name: 'collection.anki2', path }
  const names: Record<string, string> = {}
  for (const [place, { name, fileKey }] of pictures.entries()) {
    const bytes = await readBytes(files, fileKey)
    // Anki takes no package whose list names a picture that is not in it.
    if (!bytes) continue
    names[place] = name
    yield { name: `${place}`, bytes }
  }
  yield { name: 'media', text: JSON.stringify(names) }
}

const headings = ['Pergunta', 'Resposta', 'Assunto', 'Dificuldade', 'Página', 'Trecho', 'Material']

async function* writeCsv({ db }: CardTools, materials: readonly ExportMaterial[]): Written {
  yield byteOrderMark + csvRow(headings)
  for (const material of materials)
    for await (const cards of readCards(db, material))
      yield (await withPartNumbers(db, cards)).map(card => csvRow(cellsOf(card))).join('')
}

const cellsOf = ({ question, answer, category, difficulty, sourcePage, sourceQuote, material }: ExportCard) => [
  { exact: question },
  { exact: answer },
  category === null ? null : { exact: category },
  difficulty,
  sourcePage,
  sourceQuote === null ? null : { exact: sourceQuote },
  { exact: material },
]
