import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageOrigins } from './page-origins.tsx'

const page = {
  page: 3,
  pageCount: 4,
  text: 'O rio nasce na serra.',
  lines: [{ text: 'O rio nasce na serra.', source: 'text' as const, confidence: null }],
  aspectRatio: 0.7,
  imageUrl: '/x',
  regions: [],
  unread: [],
}

test('a typed page shows its text as ever', () => {
  render(<PageOrigins page={page} />)
  expect(screen.getByText('O texto vem do próprio PDF.')).toBeTruthy()
  fireEvent.click(screen.getByText('Ler o texto da página'))
  expect(screen.getByText('O rio nasce na serra.')).toBeTruthy()
  expect(screen.queryByRole('term')).toBeNull()
})

test('a page of several places heads each passage with where it comes from, and says what stayed unread', () => {
  const read = { text: '0 leit0 é raso', source: 'ocr' as const, confidence: 61 }
  const region = { left: 0, top: 0, width: 1, height: 0.5 }
  render(<PageOrigins page={{ ...page, lines: [...page.lines, read], unread: [{ kind: 'picture', region }] }} />)
  expect(screen.getByText(/^O texto dos trechos tracejados não pôde ser lido/)).toBeTruthy()
  fireEvent.click(screen.getByText('Ler o texto da página'))
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Texto do PDF',
    'Lido da imagem, com pouca certeza (61%)',
  ])
})

test('a page without text offers none to read', () => {
  render(<PageOrigins page={{ ...page, lines: [], text: '' }} />)
  expect(screen.queryByText('Ler o texto da página')).toBeNull()
})
