import { describe, expect, test } from 'vitest'
import { generateMaterial } from '../generate.ts'
import { documentOf } from '../testing/document.ts'

const noticesOf = (markdown: string) => generateMaterial(documentOf(markdown), { title: '' }).notices

describe('where nothing can be asked', () => {
  const orders = Array.from({ length: 12 }, (_, i) => `Abra a tela ${i + 1} e clique no botão verde.`).join(' ')

  test('one sentence says why and what to do, and not how many of each are missing', () => {
    expect(noticesOf(`# Passos\n\n${orders}`)).toEqual([
      {
        code: 'no-prose',
        message:
          'Não foi possível criar cards nem questões: o material tem pouco texto. Envie um texto que explique em frases completas, ou escreva os seus próprios itens.',
      },
    ])
  })
})

test('a short text that gives some says how many are there and how many would be good', () => {
  const notices = noticesOf(
    '# Lava\n\nA lava é o magma que chega à superfície. O vulcão é a abertura por onde ele sai.',
  )
  expect(notices.map(({ message }) => message)).toContain(
    'Só 2 cards (o ideal são pelo menos 12): o material tem pouco texto.',
  )
})
