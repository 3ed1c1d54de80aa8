import { type ImportKind, importLimits } from '@capivira/core/exchange/contract'
import { foreignName, unknownFile } from '@capivira/core/exchange/file-kind'
import type { ImportedRow } from '@capivira/core/exchange/imported-card'
import type { ImportedQuestionRow } from '@capivira/core/exchange/imported-question'
import { tidy } from '@capivira/core/exchange/plain-text'
import type { SheetChoices } from '@capivira/core/exchange/sheet-choices'
import { titleFromFileName } from '@capivira/core/materials/upload'
import { Refusal } from '../../platform/refusal.ts'
import { apkgNotices, mediaNotice } from './apkg-notices.ts'
import type { SheetReading } from './csv-reading.ts'
import type { FileReading } from './file-reading.ts'
import { readFileOfCards } from './read-file.ts'
import type { ReceivedDeck } from './receive-import.ts'

/** What a file of cards holds, checked row by row. */
export type Deck = {
  kind: ImportKind
  title: string
  rows: ImportedRow[]
  questions: ImportedQuestionRow[]
  csv: Pick<SheetReading, 'headings' | 'samples' | 'hasHeader' | 'columns' | 'separator' | 'encoding'> | null
  notices: string[]
}

const cutNotice =
  `O arquivo tem mais de ${importLimits.cards.toLocaleString('pt-BR')} cards. Só os primeiros ` +
  `${importLimits.cards.toLocaleString('pt-BR')} entram; divida o arquivo para trazer os outros.`

const cutQuestionsNotice = cutNotice
  .replaceAll('cards', 'questões')
  .replace('Só os primeiros', 'Só as primeiras')
  .replace('os outros', 'as outras')

/** Reads a received file of cards or questions. Refuses 422 what cannot be read, or holds no row at all. */
export async function readDeck(
  file: ReceivedDeck & { teacherId: string },
  chosen: SheetChoices,
): Promise<Deck | Refusal> {
  const fromName = titleFromFileName(tidy(file.name))
  const reading = await readFileOfCards(file, chosen)
  if (reading instanceof Refusal) return reading
  if (reading.kind === 'foreign') {
    const isUnknown = reading.sentence === unknownFile
    return new Refusal(422, (isUnknown && foreignName(file.name)) || reading.sentence)
  }
  if (reading.kind === 'gift' || reading.kind === 'moodle')
    return reading.rows.length === 0 ? noQuestions : { ...bankOf(reading), title: fromName }
  if (reading.rows.length === 0) return noRows
  const named = reading.kind === 'csv' && reading.rows.every(({ card }) => card === null) && foreignName(file.name)
  if (named) return new Refusal(422, named)
  if (reading.kind !== 'apkg') {
    const { kind, rows, cut, media, notices, ...csv } = reading
    const all = [...notices, ...(media > 0 ? [mediaNotice(media)] : []), ...(cut ? [cutNotice] : [])]
    return { kind, title: fromName, rows, questions: [], csv, notices: all }
  }
  const title = tidy(reading.title).replaceAll('\n', ' ').slice(0, 255)
  return {
    kind: 'apkg',
    title: title && title !== 'Default' && title !== 'Padrão' ? title : fromName,
    rows: reading.rows,
    questions: [],
    csv: null,
    notices: [...apkgNotices(reading.left), ...(reading.cut ? [cutNotice] : [])],
  }
}

/** What questions of another program are here. */
function bankOf({
  kind,
  rows,
  media,
  partly,
  cut,
}: Extract<FileReading, { kind: 'gift' | 'moodle' }>): Omit<Deck, 'title'> {
  const notices = [
    ...(media > 0 ? [explanationNotice(media)] : []),
    ...(partly > 0 ? [partlyNotice(partly)] : []),
    ...(cut ? [cutQuestionsNotice] : []),
  ]
  return { kind, rows: [], questions: rows, csv: null, notices }
}

const noQuestions = new Refusal(422, 'Não encontramos nenhuma questão neste arquivo.')

const noRows = new Refusal(422, 'Não encontramos nenhum card neste arquivo.')

const explanationNotice = (media: number) =>
  media === 1
    ? 'Uma imagem ou som de uma explicação ficou de fora: aqui elas são só de texto.'
    : `${media.toLocaleString('pt-BR')} imagens e sons das explicações ficaram de fora: aqui elas são só de texto.`

const partlyNotice = (questions: number) =>
  questions === 1
    ? 'Em uma questão havia alternativas que valiam parte dos pontos: aqui só a certa vale.'
    : `Em ${questions.toLocaleString('pt-BR')} questões havia alternativas que valiam parte dos pontos: aqui só ` +
      'a certa vale.'
