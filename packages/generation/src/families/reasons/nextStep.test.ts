import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Após ligar o forno elétrico, espere dez minutos para pôr a massa.',
    'O que se deve fazer após ligar o forno elétrico? → Esperar dez minutos para pôr a massa',
  ],
  [
    'Antes de medir a febre com o termômetro, é importante lavar as mãos com água e sabão.',
    'O que é importante fazer antes de medir a febre com o termômetro? → Lavar as mãos com água e sabão',
  ],
  [
    'Antes de usar tinta na parede é muito importante ter a parede bem seca e limpa.',
    'O que é importante fazer antes de usar tinta na parede? → Ter a parede bem seca e limpa',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'function/next-step')).toEqual([expected])
})

test.each([
  ['the page has named what is used', 'Após carregar o arquivo, escolha a primeira coluna da tabela de notas.'],
  ['two orders follow', 'Após ligar o forno elétrico, espere dez minutos e ponha a massa dentro dele.'],
  ['somebody acts', 'Após vencer a guerra, o imperador assinou a paz com os vizinhos.'],
])('asks nothing where %s', (_, text) => {
  expect(found(text, 'function/next-step')).toEqual([])
})
