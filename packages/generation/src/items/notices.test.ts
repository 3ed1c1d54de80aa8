import { describe, expect, test } from 'vitest'
import { generateMaterial } from '../generate.ts'
import { documentOf, extracted, line, page } from '../testing/document.ts'

const noticesOf = (markdown: string) => generateMaterial(documentOf(markdown), { title: '' }).notices

describe('where nothing can be asked', () => {
  const orders = Array.from({ length: 12 }, (_, i) => `Abra a tela ${i + 1} e clique no botão verde.`).join(' ')

  test('one sentence says why and what to do, and not how many of each are missing', () => {
    expect(noticesOf(`# Passos\n\n${orders}`)).toEqual([
      {
        code: 'no-prose',
        message:
          'Não foi possível criar cards nem questões: o material tem pouco texto. Envie um texto que explique ' +
          'em frases completas, ou escreva os seus próprios itens.',
      },
    ])
  })
})

test('a short text that gives some says how many are there and how many would be good', () => {
  const notices = noticesOf(
    '# Lava\n\nA lava é o magma que chega à superfície. O vulcão é a abertura por onde ele sai.',
  )
  expect(notices.map(({ message }) => message)).toContain(
    'O texto deu só 2 cards (o ideal são pelo menos 12): o material tem pouco texto.',
  )
})

describe('what stayed unread', () => {
  const lava = line('A lava é o magma que chega à superfície.', { top: 90 })
  const box = [57, 200, 538, 600] as const
  const withUnread = (kind: 'picture' | 'curves' | 'font') =>
    generateMaterial(
      extracted([
        page(1, [lava]),
        { ...page(2, [line('O vulcão é a abertura por onde ela sai.', { top: 90 })]), unread: [{ kind, box }] },
      ]),
      { title: '' },
    ).notices

  test.each(['picture', 'curves'] as const)('in a %s is said with its page and what to do', kind => {
    expect(withUnread(kind)[0]).toEqual({
      code: 'unread-parts',
      message:
        'Há texto em imagem na página 2 que não foi lido. Digite esse trecho no documento, ou envie uma imagem ' +
        'mais nítida.',
      pages: [2],
    })
  })

  test('in a font with the wrong letters, too', () => {
    expect(withUnread('font')[0]?.message).toBe(
      'Há letras na página 2 que o arquivo guarda trocadas e que não puderam ser lidas. Exporte o PDF de novo a ' +
        'partir do documento original.',
    )
  })

  test('is the reason before little text, where most pages have such parts', () => {
    const typed = page(1, [line('Leia o quadro com os colegas da sala.', { top: 90 })])
    const { notices } = generateMaterial(extracted([{ ...typed, unread: [{ kind: 'picture', box }] }]), { title: '' })
    expect(notices.map(({ code }) => code)).toEqual(['unread-parts', 'no-prose'])
    expect(notices[1]?.message).toBe(
      'Não foi possível criar cards nem questões: boa parte do texto está em imagens que não puderam ser lidas. ' +
        'Envie uma cópia mais nítida ou com texto.',
    )
  })
})

test('topics in capitals are the reason before little text', () => {
  expect(noticesOf('# ÁGUA\n\nRIOS E LAGOS\n\nMARES E OCEANOS\n\nCHUVA, NEVE E GELO')[0]?.message).toBe(
    'Não foi possível criar cards nem questões: o texto está em letras maiúsculas e não tem frases completas. ' +
      'Envie o texto em letras comuns e frases completas, ou escreva os seus próprios itens.',
  )
})

test('a text that denies most of what it prints is told so, and not that it is one of exercises', () => {
  const text =
    '# O vidro\n\nO vidro é o material que se obtém de areia derretida. O cadinho é o vaso em que a areia ' +
    'derrete.\n\n# Mitos sobre o vidro\n\n- O vidro é um líquido que escorre muito devagar.\n- O vidro é a ' +
    'pedra que os rios deixam na praia.\n- O vidro é o gelo que não derrete mais.'
  expect(noticesOf(text).map(({ message }) => message)).toContain(
    'O texto deu só 2 cards (o ideal são pelo menos 12): boa parte do texto são mitos e afirmações falsas, que ' +
      'não viram itens.',
  )
})
