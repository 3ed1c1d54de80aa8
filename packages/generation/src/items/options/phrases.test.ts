import { expect, test } from 'vitest'
import { draftMaterial } from '../../generate.ts'
import { documentOf } from '../../testing/document.ts'
import { phrasesOf } from './phrases.ts'

const purposesIn = (text: string) =>
  (phrasesOf(draftMaterial(documentOf(`# A oficina\n\n${text}`), { title: 'Oficina' }).study).get('purpose') ?? []).map(
    phrase => phrase.text,
  )

test.each([
  [
    'Os botões verdes são usados para ligar o motor da serra e costumam ficar no painel da frente.',
    'Para ligar o motor da serra',
  ],
  [
    'A caixa é o lugar usado para guardar as brocas finas e onde o mestre deixa as chaves.',
    'Para guardar as brocas finas',
  ],
  [
    'O óleo novo é usado para limpar a lâmina da serra e lubrificar o eixo do motor.',
    'Para limpar a lâmina da serra e lubrificar o eixo do motor',
  ],
])('a purpose ends where another clause begins: %s', (text, purpose) => {
  expect(purposesIn(text)).toContain(purpose)
})
