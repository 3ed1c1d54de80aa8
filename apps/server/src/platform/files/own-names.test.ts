import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTemporary, kindOf } from './own-names.ts'

const id = '5f0c9a52-7d1e-4b7a-9a44-0d5a1f6f2b3c'
const hash = 'a'.repeat(64)

test.each([
  [`${id}.pdf`, 'document'],
  [`${id}.csv`, 'document'],
  [`${id}.apkg`, 'document'],
  [`pages/${id}/12.webp`, 'page'],
  [`figures/${id}/${id}.webp`, 'figure'],
  [`drawings/${id}.png`, 'drawing'],
  [`drawings/${id}.json`, 'drawing'],
  [`colored/${id}.png`, 'colored'],
  [`pictures/${hash}.png`, 'picture'],
  [`pictures/${hash}.webp`, 'picture'],
])('%s is ours', (key, kind) => expect(kindOf(key)).toBe(kind))

test.each([
  ...['contrato.pdf', 'index.html', 'foto.jpg', 'pages/outra/1.png', 'drawings/mapa.png', 'capivira-installation.json'],
  ...[`${id.toUpperCase()}.pdf`, `${id}.pdf~`, ` ${id}.pdf`, `a/${id}.pdf`, `${id}.docx`, `pages/${id}/1.webp/x`],
  ...[`pages/${id}/capa.webp`, `pictures/${hash}.jpg`, '', '.', 'incoming', '1º ano.pdf'],
])('%s is somebody else’s', key => expect(kindOf(key)).toBeNull())

test('no name that people give is ours', () => {
  fc.assert(
    fc.property(fc.string(), name => kindOf(name) === null && !isTemporary(name)),
    { seed: 21 },
  )
})

test('what is on its way is told by its name, too', () => {
  expect(['part', 'copy', 'anki2'].every(ending => isTemporary(`${randomUUID()}.${ending}`))).toBe(true)
  expect(['carta.txt', 'novo.part', `${id}.pdf`].some(isTemporary)).toBe(false)
})
