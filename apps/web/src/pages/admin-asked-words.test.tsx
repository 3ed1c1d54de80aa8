import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'
import { refusal } from '../../test/server.ts'

const call = 'GET /api/admin/asked-words'
const words = [
  { word: 'trombone', asked: 12, lastAskedOn: '2026-03-02' },
  { word: 'harpa', asked: 3, lastAskedOn: '2026-02-20' },
]

test('the words are listed with how often they were asked for', async () => {
  open('/admin/asked-words', admin(), { [call]: { words } })
  const items = within(await screen.findByRole('list', { name: 'Palavras pedidas' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^trombone12 pedidosO último em 0?2\D/),
    expect.stringMatching(/^harpa3 pedidosO último em 20\D/),
  ])
})

test('where there is none, it says so', async () => {
  open('/admin/asked-words', admin(), { [call]: { words: [] } })
  expect(await screen.findByText('Nenhuma palavra pedida')).toBeTruthy()
})

test('a list that does not come can be asked for again', async () => {
  let isBroken = true
  open('/admin/asked-words', admin(), { [call]: () => (isBroken ? refusal(500, 'Erro interno') : { words }) })
  const again = await screen.findByRole('button', { name: /Tentar de novo/ })
  isBroken = false
  fireEvent.click(again)
  expect(await screen.findByText('trombone')).toBeTruthy()
})
