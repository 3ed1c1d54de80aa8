import * as contract from '@capivira/core/exchange/contract'
import type { ImportedCard, ImportedRow } from '@capivira/core/exchange/imported-card'
import type { ImportedQuestionRow } from '@capivira/core/exchange/imported-question'
import type { SheetChoices } from '@capivira/core/exchange/sheet-choices'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { invalid } from '../../platform/invalid.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { seeMaterial } from '../materials/see-material.ts'
import { type OnTreeless, reportTreeless } from '../materials/treeless.ts'
import { importCards } from './import-cards.ts'
import { passageNotice, proveCards } from './prove-cards.ts'
import { readDeck } from './read-deck.ts'
import { discardImport, type ReceivedDeck, receiveImport } from './receive-import.ts'
import { type CheckedDeck, setKnownAside } from './set-known-aside.ts'

const chooseFile = refuseField(400, 'file', 'Escolha um arquivo CSV ou .apkg.')

/** Files of cards come in: first shown row by row, then imported as a material. */
export function importRoutes(app: FastifyInstance, services: Services): void {
  const tools = { ...services, onTreeless: reportTreeless(app.log) }

  route(app, services, contract.previewImport, async ({ user, request }) =>
    withDeck(tools, { user, request }, contract.previewFields, async ({ deck }) => ({
      kind: deck.kind,
      title: deck.title,
      cards: deck.rows.filter(({ card }) => card !== null).length,
      questions: deck.questions.filter(({ ready }) => ready !== null).length,
      faults: [...deck.rows, ...deck.questions].filter(({ fault }) => fault !== null).length,
      ...(deck.known > 0 && { known: deck.known, setAside: deck.setAside }),
      rows: deck.questions.length > 0 ? shownQuestions(deck.questions) : shownRows(deck.rows),
      csv: deck.csv,
      notices: deck.notices,
    })),
  )

  route(app, services, contract.importCards, async ({ user, now, request }) =>
    withDeck(tools, { user, request }, contract.importFields, async ({ file, deck, fields }) => {
      const imported = await importCards(services, { teacherId: user.id, file, deck, fields, now })
      if (imported instanceof Refusal) return imported
      const material = await seeMaterial(services.db, user, imported.materialId)
      if (!material) return new Refusal(404, 'Este material acabou de ser excluído.')
      const { duplicate } = imported
      const message = duplicate
        ? deck.setAside > 0
          ? `${deck.notices[0]} Nada foi importado.`
          : `Você já importou este arquivo, com o título “${material.title}”. Ele não foi importado de novo.`
        : deck.questions.length > 0
          ? 'As questões já podem ser respondidas.'
          : cardsMessage(material)
      return { ...material, duplicate, message }
    }),
  )
}

type SheetFields = z.output<typeof contract.previewFields>

/** Receives a form, reads its file and does something with it; whatever comes of it, no received file stays behind. */
async function withDeck<Fields extends SheetFields, Outcome>(
  services: Services & { onTreeless: OnTreeless },
  { user, request }: { user: { id: string }; request: FastifyRequest },
  schema: z.ZodMiniType<Fields>,
  use: (received: { file: ReceivedDeck; deck: CheckedDeck; fields: Fields }) => Promise<Outcome | Refusal>,
): Promise<Outcome | Refusal> {
  await services.files.mayWrite()
  const received = await receiveImport(request, services.files.incoming)
  try {
    const fields = schema.safeParse({ title: '', ...received.fields })
    if (!fields.success) return invalid(fields.error)
    if (received.file === null) return chooseFile
    if (received.file instanceof Refusal) return received.file
    const deck = await readDeck({ ...received.file, teacherId: user.id }, chosenBy(fields.data))
    if (deck instanceof Refusal) return deck
    const all = fields.data.again === 'true' || received.fields.insist === 'true'
    const checked = await setKnownAside(services.db, { teacherId: user.id, deck, all })
    const rows = await proveCards(checked.rows, { teacherId: user.id, onTreeless: services.onTreeless })
    const notice = passageNotice(rows)
    const notices = notice === null ? checked.notices : [...checked.notices, notice]
    return await use({ file: received.file, deck: { ...checked, rows, notices }, fields: fields.data })
  } finally {
    await discardImport(received.file)
  }
}

/** What can be done with imported cards now: study them, or look at those that wait first. */
function cardsMessage({ flipCardsCount, suggestedCount }: { flipCardsCount: number; suggestedCount: number }): string {
  if (suggestedCount === 0) return 'Os cards já podem ser estudados.'
  const waits = suggestedCount === 1 ? '1 card espera' : `${suggestedCount.toLocaleString('pt-BR')} cards esperam`
  return flipCardsCount === 0
    ? `${waits} a sua revisão antes de ir para os alunos.`
    : `${waits} a sua revisão; os outros já podem ser estudados.`
}

/** How a teacher wants a sheet to be read; what they did not say is left out. */
function chosenBy(fields: SheetFields): SheetChoices {
  const { questionColumn, answerColumn, categoryColumn, difficultyColumn, quoteColumn } = fields
  const { separator, header, encoding } = fields
  const place = (value: string | undefined) => (value ? Number(value) : null)
  const columns = {
    question: place(questionColumn),
    answer: place(answerColumn),
    category: place(categoryColumn),
    difficulty: place(difficultyColumn),
    ...(quoteColumn !== undefined && { quote: place(quoteColumn) }),
  }
  return {
    ...(questionColumn === undefined && answerColumn === undefined ? {} : { columns }),
    ...(separator ? { separator } : {}),
    ...(header ? { hasHeader: header === 'yes' } : {}),
    ...(encoding ? { encoding } : {}),
  }
}

type Shown = { fault: string | null; isKnown?: boolean; card?: ImportedCard | null }

/**
 * What a preview shows, as many rows as fit: those with something wrong, those their passage does not prove, the good
 * ones, then what the teacher has already.
 */
function shownFirst<Row extends Shown>(rows: readonly Row[]): Row[] {
  const isDoubted = (row: Row) => row.card?.proof?.proved === false
  const place = (row: Row) => (row.fault === null ? (isDoubted(row) ? 1 : 2) : row.isKnown ? 3 : 0)
  return rows.toSorted((a, b) => place(a) - place(b)).slice(0, contract.importLimits.shownRows)
}

function shownQuestions(rows: readonly ImportedQuestionRow[]) {
  return shownFirst(rows).map(({ row, question, answer, options, ready, fault }) => ({
    row,
    question,
    answer,
    options: options.map(option => option.slice(0, 300)),
    explanation: ready?.explanation ?? null,
    category: ready?.category ?? null,
    difficulty: ready?.difficulty ?? null,
    fault,
  }))
}

function shownRows(rows: readonly ImportedRow[]) {
  return shownFirst(rows).map(({ row, question, answer, card, fault, ...more }) => ({
    row,
    question,
    answer,
    options: null,
    explanation: null,
    category: card?.category ?? null,
    difficulty: card?.difficulty ?? null,
    fault,
    ...('isKnown' in more && { isKnown: more.isKnown }),
    ...(card?.quote !== undefined && { quote: card.quote }),
    ...(card?.proof?.proved === false && card.proof.reason !== null && { doubt: card.proof.reason }),
  }))
}
