import { expect, test } from 'vitest'
import { originOf, passagesOf, unreadText } from './origins.ts'

type Lines = Parameters<typeof passagesOf>[0]
const line = (text: string, source: Lines[number]['source'], confidence: number | null = null) => ({
  text,
  source,
  confidence,
})
const mixed = [
  line('O rio nasce na ser\u00ad', 'text'),
  line('ra e vai ao mar.', 'text'),
  line('A foz é larga.', 'ocr', 96),
  line('A nascente é fria.', 'ocr', 90),
  line('0 leit0 é raso', 'ocr', 61),
  line('Nome: Ana', 'field'),
  line('Ler até sexta.', 'note'),
]

test('lines that follow each other from one place stand together, doubtful ones apart', () => {
  expect(passagesOf(mixed)).toEqual([
    { firstLine: 0, label: 'Texto do PDF', text: 'O rio nasce na ser-\nra e vai ao mar.', isDoubtful: false },
    { firstLine: 2, label: 'Lido da imagem (93%)', text: 'A foz é larga.\nA nascente é fria.', isDoubtful: false },
    { firstLine: 4, label: 'Lido da imagem, com pouca certeza (61%)', text: '0 leit0 é raso', isDoubtful: true },
    { firstLine: 5, label: 'Campo preenchido', text: 'Nome: Ana', isDoubtful: false },
    { firstLine: 6, label: 'Anotação na página', text: 'Ler até sexta.', isDoubtful: false },
  ])
})

test.each([
  ['typed', mixed.slice(0, 2), 'O texto vem do próprio PDF.'],
  ['recognized', mixed.slice(2, 4), 'O texto foi lido da imagem da página, com 93% de certeza.'],
  [
    'of several places',
    mixed,
    'De onde vem o texto: 2 linhas do próprio PDF, 3 linhas lidas da imagem (82%), 1 campo preenchido e 1 linha ' +
      'de anotações.',
  ],
  ['read before lines told it', [line('O rio.', null)], null],
  ['without text', [], null],
])('a page %s says so', (_, lines, text) => {
  expect(originOf(lines)).toBe(text)
})

const region = { left: 0, top: 0, width: 1, height: 1 }
test('what stayed unread is said with what to do', () => {
  expect(unreadText([])).toBeNull()
  expect(unreadText([{ kind: 'picture', region }])).toMatch(
    /^O texto dos trechos tracejados não pôde ser lido\. Digite-o/,
  )
  expect(unreadText([{ kind: 'font', region }])).toMatch(/Exporte o PDF de novo/)
})
