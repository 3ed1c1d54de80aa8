/** The pages of `bench/pages.ts`, drawn and spoilt by code. */
import sharp, { type Sharp } from 'sharp'
import { drawPdf, put } from '../../apps/server/src/extraction/testing/pdf.ts'
import {
  type Photograph,
  type Piece,
  photographOf,
  type ScanStyle,
  scanOf,
} from '../../apps/server/src/extraction/testing/scans.ts'
import { LESSON, lesson, onPage, plain } from './lesson.ts'
import type { PageCase } from './page-case.ts'
import { partCases } from './parts.ts'

const FORMULAS: readonly (readonly Piece[])[] = [
  ['A água tem a fórmula H', { down: '2' }, 'O.'],
  ['O ferro da ferrugem está em Fe', { down: '2' }, 'O', { down: '3' }, '.'],
  ['A amônia tem a fórmula NH', { down: '3' }, '.'],
  ['Um quilômetro são 10', { up: '3' }, ' metros.'],
  ['Um micrômetro são 10', { up: '−6' }, ' metro.'],
  ['O terreno tem 250 m', { up: '2' }, ' de área.'],
]

const scanned = async (page: Sharp) => onPage(await page.png().toBuffer())
const photographed = (how: Photograph, style?: ScanStyle) => async () => onPage(await photographOf(lesson(style), how))

/**
 * A scan over which another program has laid what it took the words for, on the words themselves (whose letters are as
 * wide as those of Times) or so many points aside.
 */
async function layered(spoil: (line: string, row: number) => string, aside = 0): Promise<Buffer> {
  const picture = await lesson().png().toBuffer()
  return drawPdf(pdf => {
    pdf.image(picture, 0, 0, { width: 595 }).addContent('3 Tr').font('Times-Roman').fontSize(14.4)
    for (const [row, line] of LESSON.entries()) put(pdf, spoil(line, row), 62.4 + aside, 62.2 + 23.04 * row)
  })
}

/** The lesson with lines through words that it should not have. */
async function struck(): Promise<Buffer> {
  const lines = LESSON.map((line, row) => (row === 4 ? `${line} O sapo canta na lama.` : line))
  const bar = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><path d="M 688 336 L 965 333" ' +
      'stroke="#222" stroke-width="3"/></svg>',
  )
  const page = scanOf(lines.map(line => [line]))
  return onPage(
    await page
      .composite([{ input: bar }])
      .png()
      .toBuffer(),
  )
}

/** Loops and strokes as a pen leaves them, in lines, without a letter among them. */
function scrawl(): Sharp {
  let seed = 7
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const word = (x: number, y: number, length: number) => {
    let path = `M ${x} ${y}`
    for (let n = 0; n < length; n++)
      path +=
        ` q ${4 + 10 * next()} ${-50 * next()} ${12 + 8 * next()} ${-4 + 8 * next()} t ${4 + 8 * next()} ` +
        `${-6 + 12 * next()}`
    return path
  }
  const paths = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 6 }, (_, n) => word(140 + 160 * n, 260 + 90 * row, 3 + Math.floor(4 * next()))),
  ).flat()
  return sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><rect width="1240" height="1754" ' +
        `fill="#f4f4f4"/><path d="${paths.join(' ')}" fill="none" stroke="#223" stroke-width="3.5"/></svg>`,
    ),
  ).grayscale()
}

/** The lesson inside a ruled frame whose lines touch the letters. */
async function ruled(): Promise<Buffer> {
  const rules = Array.from(
    { length: 9 },
    (_, row) => `<rect x="110" y="${110 + 48 * row}" width="1000" height="2" fill="#333"/>`,
  )
  const frame = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754">${rules.join('')}</svg>`,
  )
  return onPage(
    await lesson()
      .composite([{ input: frame }])
      .png()
      .toBuffer(),
  )
}

const stripped = (line: string) => line.normalize('NFD').replace(/\p{M}/gu, '')

export const cases: readonly PageCase[] = [
  { name: 'clean-scan', report: '', text: plain, build: () => scanned(lesson()) },
  {
    name: 'raised-and-lowered',
    report: 'tesseract-ocr/tesseract#2818',
    text:
      'A água tem a fórmula H₂O. O ferro da ferrugem está em Fe₂O₃. A amônia tem a fórmula NH₃. Um quilômetro são ' +
      '10³ metros. Um micrômetro são 10⁻⁶ metro. O terreno tem 250 m² de área.',
    build: () => scanned(scanOf(FORMULAS)),
  },
  {
    name: 'askew-and-shaded',
    report: 'ciur/papermerge#494',
    text: plain,
    build: photographed({ tilt: 3.2, shadow: true, blur: 0.9 }),
  },
  { name: 'far-askew', report: 'axa-group/Parsr#144', text: plain, build: photographed({ tilt: 8 }) },
  {
    name: 'askew-the-other-way',
    report: 'tesseract-ocr/tesseract#677',
    text: plain,
    build: photographed({ tilt: -5, noise: 8 }),
  },
  { name: 'blurred', report: 'LanguageMachines/PICCL#45', text: plain, build: photographed({ blur: 2 }) },
  { name: 'level-already', report: 'tesseract-ocr/tesseract#4445', text: plain, build: photographed({ tilt: 0.2 }) },
  { name: 'coloured-paper', report: '', text: plain, build: photographed({ noise: 10 }, { ground: '#a8a8a8' }) },
  {
    name: 'negative',
    report: 'ocrmypdf/OCRmyPDF#419',
    text: plain,
    build: () => scanned(lesson().negate({ alpha: false })),
  },
  {
    name: 'on-its-head',
    report: 'naptha/tesseract.js#940',
    text: plain,
    build: async () =>
      onPage(
        await sharp(await lesson().png().toBuffer())
          .rotate(180)
          .png()
          .toBuffer(),
      ),
  },
  { name: 'ruled', report: 'tesseract-ocr/tesseract#2813', text: plain, build: ruled },
  { name: 'layer-without-accents', report: 'sismics/docs#370', text: plain, build: () => layered(stripped) },
  {
    name: 'layer-of-another-language',
    report: 'ocrmypdf/OCRmyPDF#207',
    text: plain,
    build: () => layered(line => line.replaceAll('ã', 'ä').replaceAll('é', '6').replaceAll('l', 'I')),
  },
  {
    name: 'layer-spaced-out',
    report: 'paperless-ngx/paperless-ngx#1968',
    text: plain,
    build: () => layered(line => [...line].join(' ')),
  },
  {
    name: 'layer-that-is-right',
    report: 'paperless-ngx/paperless-ngx#4724',
    text: plain,
    build: () => layered(line => line),
  },
  {
    name: 'layer-out-of-place',
    report: 'hiroi-sora/Umi-OCR#460',
    text: plain,
    build: () => layered(line => line, 30),
  },
  {
    name: 'layer-with-a-word-misread',
    report: 'xberg-io/xberg#495',
    text: plain,
    build: () => layered(line => line.replace('fundo', 'íundo')),
  },
  {
    name: 'layer-of-half-the-page',
    report: 'firecrawl/anydoc#68',
    text: plain,
    build: () => layered((line, row) => (row < 4 ? line : ' ')),
  },
  { name: 'struck-words', report: 'tesseract-ocr/tesseract#2783', text: plain, build: struck },
  ...partCases,
  { name: 'scrawl', report: 'tesseract-ocr/tesseract#4069', text: '', build: () => scanned(scrawl()) },
]
