import type { ImportPreview } from '@capivira/core/exchange/contract'
import type { FlipCard, Material } from '@capivira/core/materials/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { type FormFile, sendForm } from '../../../test/multipart.ts'

let school: TestApp
let teacher: Awaited<ReturnType<TestApp['signedIn']>>
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher')
})
beforeEach(() => school.connection.pool.query('delete from subjects'))
afterAll(() => school.close())

type Imported = Material & { duplicate: boolean; message: string }
type Parts = Parameters<typeof sendForm>[2]

const file = (bytes: string): readonly [string, FormFile] => ['file', { name: 'cards.csv', bytes, type: 'text/csv' }]
const preview = (...parts: Parts) => sendForm<ImportPreview>(teacher, '/api/import/preview', parts)
const bring = (...parts: Parts) => sendForm<Imported>(teacher, '/api/import', parts)
const cardsOf = async (id: number) => (await teacher.get<FlipCard[]>(`/api/materials/${id}/cards`)).body

describe('a deck that comes again with one card more', () => {
  const rows = ['Peru?;Lima', 'Chile?;Santiago']
  const first = ['Pergunta;Resposta', ...rows].join('\n')
  const second = ['Pergunta;Resposta', ...rows, 'Cuba?;Havana'].join('\n')
  const questions = async (id: number) => (await cardsOf(id)).map(({ question }) => question)

  test('offers only what is new, and says where the rest is', async () => {
    await bring(file(first), ['title', 'Capitais'])
    const { body } = await preview(file(second))
    expect(body).toMatchObject({ cards: 1, faults: 2, known: 2, setAside: 2 })
    expect(body.notices).toEqual(['2 de 3 cards você já tem em “Capitais”.'])
    expect(body.rows.map(({ question, fault }) => [question, fault])).toEqual([
      ['Cuba?', null],
      ['Peru?', 'Você já tem este card em “Capitais”'],
      ['Chile?', 'Você já tem este card em “Capitais”'],
    ])
    const more = await bring(file(second), ['title', 'Mais capitais'])
    expect(await questions(more.body.id)).toEqual(['Cuba?'])
    expect(more.body.notices.map(({ message }) => message)).toEqual([
      '1 card importado de um arquivo.',
      '2 de 3 cards você já tem em “Capitais”.',
    ])
  })

  test('brings all when the teacher wants them again, and nothing when nothing is new', async () => {
    await bring(file(first), ['title', 'Capitais'])
    expect((await preview(file(second), ['again', 'true'])).body).toMatchObject({ cards: 3, known: 2, setAside: 0 })
    const all = await bring(file(second), ['title', 'De novo'], ['again', 'true'])
    expect(await questions(all.body.id)).toEqual(['Peru?', 'Chile?', 'Cuba?'])
    const same = await preview(file(`${first}\n`))
    expect(same.body).toMatchObject({ cards: 0, faults: 2, known: 2, setAside: 2 })
    expect(same.body.notices).toEqual(['Todos os 2 cards você já tem em “De novo”.'])
    expect(same.body.rows.map(({ isKnown }) => isKnown)).toEqual([true, true])
    const none = await bring(file(`${first}\n`), ['title', 'Outra vez'])
    expect(none.body).toMatchObject({
      id: all.body.id,
      duplicate: true,
      message: 'Todos os 2 cards você já tem em “De novo”. Nada foi importado.',
    })
    const wanted = await bring(file(`${first}\n`), ['title', 'Para o 7º B'], ['again', 'true'])
    expect(await questions(wanted.body.id)).toEqual(['Peru?', 'Chile?'])
  })

  test('counts neither another teacher’s cards nor those that were removed', async () => {
    const { body } = await bring(file(first), ['title', 'Capitais'])
    const colleague = await school.signedIn('teacher')
    const theirs = await sendForm<ImportPreview>(colleague, '/api/import/preview', [file(second)])
    expect([theirs.body.cards, theirs.body.known]).toEqual([3, undefined])
    await school.connection.pool.query("update flip_cards set state = 'removed' where material_id = $1", [body.id])
    const again = await preview(file(second))
    expect([again.body.cards, again.body.known]).toEqual([3, undefined])
  })
})
