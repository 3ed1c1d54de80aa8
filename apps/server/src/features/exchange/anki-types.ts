import type { DatabaseSync } from 'node:sqlite'
import type { AnkiType } from '@capivira/core/exchange/anki-note'
import { readTemplate } from '@capivira/core/exchange/anki-template'
import { settingsOf } from './anki-protobuf.ts'
import { jsonOf, list, record, rowsOf, textOf } from './sqlite-values.ts'

/** A type of notes with the names of its fields, in their order. */
export type StoredType = { fields: string[]; type: AnkiType }

/**
 * The number of Anki's own type for hiding parts of pictures. Source: proto/anki/notetypes.proto, OriginalStockKind.
 */
const pictureKind = 6

const template = (question: string, answer: string) => ({ front: readTemplate(question), back: readTemplate(answer) })

/** Note types as schema 11 keeps them: JSON in the one row of `col`. */
export function oldTypes(db: DatabaseSync): Map<string, StoredType> {
  const types = new Map<string, StoredType>()
  for (const [id, model] of Object.entries(record(jsonOf(db, 'models')))) {
    const { flds, tmpls, type, name, originalStockKind } = record(model)
    types.set(id, {
      fields: inOrder(flds).map(field => String(field.name).normalize('NFC')),
      type: {
        name: String(name ?? ''),
        isCloze: type === 1,
        hidesPictures: originalStockKind === pictureKind,
        templates: inOrder(tmpls).map(({ qfmt, afmt }) => template(String(qfmt ?? ''), String(afmt ?? ''))),
      },
    })
  }
  return types
}

/** What stands in a list of schema 11, by the place that each says it has. */
const inOrder = (value: unknown) =>
  list(value)
    .map(record)
    .toSorted((a, b) => Number(a.ord ?? 0) - Number(b.ord ?? 0))

/** Note types as newer collections keep them: rows, with their settings in protobuf. */
export function newTypes(db: DatabaseSync): Map<string, StoredType> {
  const types = new Map<string, StoredType & { type: { templates: AnkiType['templates'][number][] } }>()
  for (const { id, name, config } of rowsOf(db, 'select cast(id as text) as id, name, config from notetypes')) {
    const { numbers } = settingsOf(config)
    const hidesPictures = numbers.get(9) === pictureKind
    types.set(String(id), {
      fields: [],
      type: { name: textOf(name), isCloze: numbers.get(1) === 1, hidesPictures, templates: [] },
    })
  }
  for (const { ntid, name } of rowsOf(db, 'select cast(ntid as text) as ntid, name from fields order by ntid, ord'))
    types.get(String(ntid))?.fields.push(textOf(name).normalize('NFC'))
  const templates = 'select cast(ntid as text) as ntid, config from templates order by ntid, ord'
  for (const { ntid, config } of rowsOf(db, templates)) {
    const { texts } = settingsOf(config)
    types.get(String(ntid))?.type.templates.push(template(texts.get(1) ?? '', texts.get(2) ?? ''))
  }
  return types
}
