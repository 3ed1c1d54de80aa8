import { importLimits } from '@capivira/core/exchange/contract'
import type { ImportedRow } from '@capivira/core/exchange/imported-card'
import { tidy } from '@capivira/core/exchange/plain-text'
import type { SheetChoices } from '@capivira/core/exchange/sheet-choices'
import { titleFromFileName } from '@capivira/core/materials/upload'
import { Refusal } from '../../platform/refusal.ts'
import { apkgNotices, mediaNotice } from './apkg-notices.ts'
import type { SheetReading } from './csv-reading.ts'
import { readFileOfCards } from './read-file.ts'
import type { ReceivedDeck } from './receive-import.ts'

/** What a file of cards holds, checked row by row. */
export type Deck = {
  kind: 'csv' | 'apkg'
  title: string
  rows: ImportedRow[]
  csv: Pick<SheetReading, 'headings' | 'samples' | 'hasHeader' | 'columns' | 'separator' | 'encoding'> | null
  notices: string[]
}

const cutNotice = `O arquivo tem mais de ${importLimits.cards.toLocaleString('pt-BR')} cards. Só os primeiros ${importLimits.cards.toLocaleString('pt-BR')} entram; divida o arquivo para trazer os outros.`

/** Reads a received file of cards. Refuses 422 what cannot be read, or holds no row at all. */
export async function readDeck(
  file: ReceivedDeck & { teacherId: string },
  chosen: SheetChoices,
): Promise<Deck | Refusal> {
  const fromName = titleFromFileName(tidy(file.name))
  const reading = await readFileOfCards(file, chosen)
  if (reading instanceof Refusal) return reading
  if (reading.rows.length === 0) return noRows
  if (reading.kind === 'csv') {
    const { kind, rows, cut, media, notices, ...csv } = reading
    const all = [...notices, ...(media > 0 ? [mediaNotice(media)] : []), ...(cut ? [cutNotice] : [])]
    return { kind, title: fromName, rows, csv, notices: all }
  }
  const title = tidy(reading.title).replaceAll('\n', ' ').slice(0, 255)
  return {
    kind: 'apkg',
    title: title && title !== 'Default' && title !== 'Padrão' ? title : fromName,
    rows: reading.rows,
    csv: null,
    notices: [...apkgNotices(reading.left), ...(reading.cut ? [cutNotice] : [])],
  }
}

const noRows = new Refusal(422, 'Não encontramos nenhum card neste arquivo.')
