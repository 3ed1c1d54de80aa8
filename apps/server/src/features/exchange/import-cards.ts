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

/** Makes a material of the good rows of a deck; the rest is left out and said so. */
export async function importCards(
  tools: Pick<UploadTools, 'db' | 'files'>,
  { teacherId, file, deck, fields, now }: Import,
): Promise<{ materialId: number; duplicate: boolean } | Refusal> {
  const cards = deck.rows.flatMap(({ card }) => card ?? [])
  if (cards.length === 0) return nothingGood
  const leftOut = deck.rows.length - cards.length - deck.setAside
  return importMaterial(tools, {
    teacherId,
    file: { ...file, kind: deck.kind },
    key: `${randomUUID()}.${deck.kind}`,
    fields,
    cards,
    notices: [importedNotice(cards, leftOut), ...deck.notices],
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
