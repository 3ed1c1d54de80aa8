/** Pages of which a part is in no letters: photographs, curves, fonts with wrong letters, pictures in pieces. */
import sharp from 'sharp'
import { drawPdf, put } from '../../apps/server/src/extraction/testing/pdf.ts'
import { photographOf, scanOf } from '../../apps/server/src/extraction/testing/scans.ts'
import { letterMap, ownFont } from '../../apps/server/test/fonts.ts'
import { lines, Paper, SHEET, text, widthOf } from '../../apps/server/test/paper.ts'
import { LESSON, lesson, onPage, plain } from './lesson.ts'
import type { PageCase } from './page-case.ts'

const TASK = [
  'Leia em casa a página do livro e conte à turma o que ela diz.',
  'Traga na sexta-feira uma folha do quintal.',
]
const inPicture = (rows: number) => LESSON.slice(0, rows)

/** Typed lines, and below them a picture of the first rows of the lesson, so many points wide. */
async function photographed(typed: readonly string[], rows: number, width: number): Promise<Buffer> {
  const picture = await scanOf(
    inPicture(rows).map(row => [row]),
    { left: 40, top: 60 },
  )
    .extract({ left: 0, top: 0, width: 1240, height: 80 + 48 * rows })
    .jpeg({ quality: 75 })
    .toBuffer()
  return drawPdf(pdf => {
    for (const [row, line] of typed.entries()) put(pdf.fontSize(12), line, 60, 60 + 18 * row)
    pdf.image(picture, (595 - width) / 2, 130, { width })
  })
}

/** The lesson as shapes: each row of it one path, with no letter in it; a typed line at the foot. */
async function asShapes(foot: string): Promise<Buffer> {
  const { data, info } = await lesson().threshold(128).raw().toBuffer({ resolveWithObject: true })
  const scale = SHEET.width / info.width
  const paths = LESSON.map((_, row) => {
    const path: string[] = []
    for (let y = 150 + 48 * row - 26; y < 150 + 48 * row + 10; y++)
      for (let x = 0; x < info.width; x++) {
        const from = x
        while (x < info.width && data[(y * info.width + x) * info.channels] === 0) x++
        if (x > from)
          path.push(
            `${(from * scale).toFixed(2)} ${(SHEET.height - y * scale).toFixed(2)} ` +
              `${((x - from) * scale).toFixed(2)} ${scale.toFixed(2)} re`,
          )
      }
    return `0 g ${path.join(' ')} f`
  })
  return new Paper().sheet({ content: `${paths.join('\n')}\n${text(foot, 72, 800, { size: 9 })}` }).bytes()
}

/**
 * The beginnings of rows in a font whose map says other letters than it shows, their rest and more lines in an ordinary
 * one.
 */
function wrongLetters(
  first: readonly string[],
  rest: readonly string[],
  letterOf: (letter: string) => string,
  typed: readonly string[] = [],
): Buffer {
  const paper = new Paper()
  const letters = [...new Set([...first.join(''), ...rest.join('')])].filter(letter => letter !== ' ')
  const map = letterMap(
    paper,
    letters.map(letter => [letter.charCodeAt(0), letterOf(letter)]),
    [0x20, 0x20],
  )
  const font =
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding ' + `/WinAnsiEncoding /ToUnicode ${map} >>`
  const drawn = first.map((words, row) => text(words, 72, 100 + 18 * row).replace('/F1', '/F9')).join('')
  const behind = rest
    .map((words, row) => text(words, 72 + widthOf(`${first[row]} `, { font: 'F2' }), 100 + 18 * row))
    .join('')
  return paper
    .sheet({ content: `/X Do\n${behind}${lines(typed, 72, 300)}`, resources: ownFont(paper, font, drawn) })
    .bytes()
}
const shifted = (letter: string) => String.fromCharCode(Math.max(0x21, letter.charCodeAt(0) - 29))
const VOWELS = 'aeiouaAEIOUA'
const swapped = (letter: string) => {
  const at = VOWELS.indexOf(letter)
  return at >= 0 ? (VOWELS[at + 1] ?? letter) : letter
}
const named = ['Caranguejo', 'Berçário', 'Garça', 'Ostra']
const explained = [
  'cava túneis na lama.',
  'guarda os peixes pequenos.',
  'pesca nas poças rasas.',
  'filtra a água do mar.',
]

/** A row in two, as a narrow page breaks it. */
function halves(row: string): [string, string] {
  const at = row.indexOf(' ', row.length / 2)
  return [row.slice(0, at), row.slice(at + 1)]
}

/** Two pages of the lesson on one sheet, turned by quarters of a circle. */
async function twoPages(turn: 0 | 90): Promise<Buffer> {
  const half = (rows: readonly string[]) =>
    scanOf(
      rows.flatMap(halves).map(row => [row]),
      { size: 30, left: 80 },
    )
      .png()
      .toBuffer()
  const [left, right] = await Promise.all([half(LESSON.slice(0, 4)), half(LESSON.slice(4))])
  const page = { width: 980, height: 1400 }
  const pieces = await Promise.all(
    [left, right].map(picture =>
      sharp(picture).extract({ left: 0, top: 0, width: page.width, height: page.height }).toBuffer(),
    ),
  )
  const sheet = await sharp({
    create: { width: 2 * page.width, height: page.height, channels: 3, background: '#f6f6f6' },
  })
    .composite(pieces.map((input, index) => ({ input, left: index * page.width, top: 0 })))
    .png()
    .toBuffer()
  const picture = await sharp(sheet).rotate(turn).grayscale().png().toBuffer()
  const size: [number, number] = turn === 0 ? [980, 700] : [700, 980]
  return drawPdf(pdf => pdf.image(picture, 0, 0, { width: size[0] }), { size })
}

/** The scan in four strips, as some scanners store it. */
async function strips(): Promise<Buffer> {
  const picture = await lesson().png().toBuffer()
  const height = 440
  const pieces = await Promise.all(
    [0, 1, 2, 3].map(piece =>
      sharp(picture)
        .extract({ left: 0, top: piece * height, width: 1240, height: Math.min(height, 1754 - piece * height) })
        .png()
        .toBuffer(),
    ),
  )
  return drawPdf(pdf => {
    for (const [piece, strip] of pieces.entries()) pdf.image(strip, 0, (piece * height * 595) / 1240, { width: 595 })
  })
}

const foot = 'Escola Exemplo, folha de Ciências do sexto ano'

export const partCases: readonly PageCase[] = [
  {
    name: 'photograph-below-typed-lines',
    report: 'pymupdf/pymupdf4llm#467',
    text: [...TASK, ...LESSON].join(' '),
    build: () => photographed(TASK, 8, 520),
  },
  {
    name: 'smaller-photograph',
    report: 'ocrmypdf/OCRmyPDF#903',
    text: [...TASK, ...inPicture(5)].join(' '),
    build: () => photographed(TASK, 5, 430),
  },
  {
    name: 'photograph-below-one-line',
    report: 'pymupdf/pymupdf4llm#467',
    text: [TASK[1], ...inPicture(4)].join(' '),
    build: () => photographed(TASK.slice(1), 4, 560),
  },
  {
    name: 'shapes-and-a-typed-foot',
    report: 'run-llama/llama_cloud_services#296',
    text: `${plain} ${foot}`,
    build: () => asShapes(foot),
  },
  {
    name: 'wrong-letters-in-one-font',
    report: 'docling-project/docling#3965',
    text: [...named.map((name, row) => `${name} ${explained[row]}`), ...TASK].join(' '),
    build: async () => wrongLetters(named, explained, shifted, TASK),
  },
  {
    name: 'wrong-letters-all-over',
    report: 'yfedoseev/pdf_oxide#213',
    text: plain,
    build: async () => wrongLetters(LESSON, [], shifted),
  },
  {
    name: 'vowels-exchanged',
    report: 'firecrawl/pdf-inspector#118',
    text: plain,
    build: async () => wrongLetters(LESSON, [], swapped),
  },
  { name: 'two-pages-on-a-sheet', report: 'pdfarranger/pdfarranger#86', text: plain, build: () => twoPages(0) },
  { name: 'two-pages-on-a-lying-sheet', report: 'pdfarranger/pdfarranger#86', text: plain, build: () => twoPages(90) },
  { name: 'scan-in-strips', report: '', text: plain, build: strips },
  {
    name: 'scan-of-black-and-white',
    report: '',
    text: plain,
    build: async () => onPage(await lesson().threshold(128).png({ colours: 2 }).toBuffer()),
  },
  {
    name: 'scan-as-jpeg',
    report: '',
    text: plain,
    build: async () => onPage(await lesson().jpeg({ quality: 55 }).toBuffer()),
  },
  {
    name: 'in-shadow',
    report: 'ciur/papermerge#494',
    text: plain,
    build: async () => onPage(await photographOf(lesson(), { shadow: true })),
  },
  {
    name: 'a-little-askew',
    report: 'ciur/papermerge#494',
    text: plain,
    build: async () => onPage(await photographOf(lesson(), { tilt: 3.2 })),
  },
]
