import { randomUUID } from 'node:crypto'
import type { ImportedCard } from '@capivira/core/exchange/imported-card'
import { Refusal } from '../../platform/refusal.ts'
import { importMaterial } from '../materials/import-material.ts'
import type { UploadFields } from '../materials/upload-form.ts'
import type { UploadTools } from '../materials/upload-material.ts'
import type { ReceivedDeck } from './receive-import.ts'
import type { CheckedDeck } from './set-known-aside.ts'

export type Import = { teacherId: string; file: ReceivedDeck; deck: CheckedDeck; fields: UploadFields; now: Date }

const nothingGood = new Refusal(422, 'Nenhuma linha deste arquivo pode virar card. Confira as colunas e tente de novo.')

const noGoodQuestion = new Refusal(
  422,
  'Nenhuma questão deste arquivo pode entrar: aqui cada uma tem de duas a cinco alternativas, e uma só é a certa.',
)

/** Makes a material of the good rows of a deck; the rest is left out and said so. */
export async function importCards(
  tools: Pick<UploadTools, 'db' | 'files'>,
  { teacherId, file, deck, fields, now }: Import,
): Promise<{ materialId: number; duplicate: boolean } | Refusal> {
  const cards = deck.rows.flatMap(({ card }) => card ?? [])
  const questions = deck.questions.flatMap(({ ready }) => ready ?? [])
  const came = cards.length + questions.length
  // Nothing is new: what is there already is the answer.
  if (came === 0 && deck.mostIn !== null) return { materialId: deck.mostIn, duplicate: true }
  if (came === 0) return deck.questions.length > 0 ? noGoodQuestion : nothingGood
  const leftOut = deck.rows.length + deck.questions.length - came - deck.setAside
  return importMaterial(tools, {
    teacherId,
    file: { ...file, kind: deck.kind },
    key: `${randomUUID()}.${deck.kind}`,
    fields,
    cards,
    questions,
    notices: [
      questions.length > 0 ? questionsNotice(questions.length, leftOut) : importedNotice(cards, leftOut),
      ...deck.notices,
    ],
    now,
  })
}

function importedNotice(cards: readonly ImportedCard[], leftOut: number): string {
  const came = cards.length === 1 ? '1 card importado' : `${cards.length.toLocaleString('pt-BR')} cards importados`
  if (leftOut === 0) return `${came} de um arquivo.`
  const rows =
    leftOut === 1 ? '1 linha com problema ficou' : `${leftOut.toLocaleString('pt-BR')} linhas com problema ficaram`
  return `${came} de um arquivo; ${rows} de fora.`
}

function questionsNotice(count: number, leftOut: number): string {
  const came = count === 1 ? '1 questão importada' : `${count.toLocaleString('pt-BR')} questões importadas`
  if (leftOut === 0) return `${came} de um arquivo.`
  const others = leftOut === 1 ? '1 outra ficou' : `${leftOut.toLocaleString('pt-BR')} outras ficaram`
  return `${came} de um arquivo; ${others} de fora.`
}
