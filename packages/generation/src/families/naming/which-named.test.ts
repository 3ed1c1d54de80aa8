import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('asks for the name of a thing that is introduced by its kind', () => {
  const text = 'O protocolo TCP/IP se tornou o único protocolo aprovado pela rede militar.'
  expect(found(text, 'naming/which-named')).toEqual([
    'Que protocolo se tornou o único protocolo aprovado pela rede militar? → TCP/IP',
  ])
})

test.each([
  ['a person', 'O cientista Alan Turing propôs um teste de inteligência para as máquinas.'],
  ['a sentence that tells too little', 'O protocolo TCP/IP tem muitas qualidades reconhecidas.'],
])('leaves out %s', (_, text) => {
  expect(found(text, 'naming/which-named')).toEqual([])
})

test('what a list takes in beside its last thing is not done by the subject', () => {
  const text = 'O cliente DNS recebe uma resposta curta, incluindo o IP do hospedeiro da página.'
  expect(found(text, 'naming/which-named')).not.toContain('Que cliente inclui o IP do hospedeiro da página? → DNS')
})

test('what is told of a thing is not its name', () => {
  expect(found('O chamado Cabanismo foi uma das primeiras lutas do norte do país.', 'naming/which-named')).toEqual([])
  expect(found('A revolução Francesa mudou as leis de toda a Europa.', 'naming/which-named')).toEqual([])
})
