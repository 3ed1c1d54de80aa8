import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'A bússola funciona alinhando a agulha ao campo magnético da Terra.',
    'Como funciona a bússola? → Alinhando a agulha ao campo magnético da Terra',
  ],
  ['Golfinhos se orientam emitindo sons muito agudos.', 'Como se orientam os golfinhos? → Emitindo sons muito agudos'],
  [
    'Nas partituras da Idade Média, as notas eram representadas por sinais chamados neumas.',
    'Nas partituras da Idade Média, como eram representadas as notas? → Por sinais chamados neumas',
  ],
  [
    'Nos mapas do relevo brasileiro, as montanhas altas são representadas por tons de marrom.',
    'Nos mapas do relevo brasileiro, como são representadas as montanhas altas? → Por tons de marrom',
  ],
])('how a thing works and by which sign it is shown: %s', (text, expected) => {
  expect([...found(text, 'cause/working'), ...found(text, 'cause/signed')]).toContain(expected)
})
