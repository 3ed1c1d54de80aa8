import { drawPdf, put } from '../../src/extraction/testing/pdf.ts'
import { stream } from '../../src/extraction/testing/raw-pdf.ts'
import { letterMap, ownFont } from '../fonts.ts'
import { Paper, text } from '../paper.ts'
import { LESSON, type SchoolPage } from './page.ts'

const all = [...LESSON]

/** Fields and notes with what was typed into them. */
function filled(): Buffer {
  const paper = new Paper()
  const look = (words: string) =>
    paper.form(`/Tx BMC ${text(words, 2, 6, { size: 11, height: 10 })} EMC`, '/BBox [0 0 400 16]')
  const annotation = (entries: string, y: number, words: string) =>
    paper.add(
      `<< /Type /Annot ${entries} /Rect [140 ${y} 540 ${y + 16}] /F 4 /DA (/F1 11 Tf 0 g) /AP << /N ` +
        `${look(words)} >> >>`,
    )
  const fields = [
    annotation('/Subtype /Widget /FT /Tx /T (a) /V (x)', 736, LESSON[0]),
    annotation('/Subtype /Widget /FT /Tx /T (b) /V (x)', 706, LESSON[1]),
  ]
  const note = annotation('/Subtype /FreeText /Contents (x)', 676, LESSON[2])
  return paper
    .sheet({
      content: text('Fagulha:', 72, 100) + text('Ferreiro:', 72, 130) + text('Nota:', 72, 160),
      entries: `/Annots [${fields.join(' ')} ${note}]`,
    })
    .bytes(`/AcroForm << /Fields [${fields.join(' ')}] /DR << /Font 3 0 R >> >>`)
}

function portfolio(): Buffer {
  const paper = new Paper().sheet({ content: text('Abra com um programa que mostre portfólios.', 72, 100) })
  const names = ['forja.pdf', 'fole.pdf'].map(name => {
    const file = paper.add(stream('%PDF-1.4', '/Type /EmbeddedFile'))
    return `(${name}) ${paper.add(`<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${file} >> >>`)}`
  })
  return paper.bytes(`/Collection << /View /T >> /Names << /EmbeddedFiles << /Names [${names.join(' ')}] >> >>`)
}

function waiting(): Buffer {
  const paper = new Paper().sheet({ content: text('Espere um instante…', 72, 100) })
  const xfa = paper.add(stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>'))
  return paper.bytes(`/AcroForm << /Fields [] /XFA ${xfa} >> /NeedsRendering true`)
}

const pages =
  (sheets: readonly (readonly string[])[], options: PDFKit.PDFDocumentOptions = {}) =>
  () =>
    drawPdf(pdf => {
      sheets.forEach((rows, sheet) => {
        if (sheet > 0) pdf.addPage()
        for (const [index, row] of rows.entries()) put(pdf.fontSize(12), row, 72, 100 + 18 * index)
      })
    }, options)
const steps = (rows: readonly string[]) => rows.map((_, step) => ['Na oficina', ...rows.slice(0, step + 1)])
const ENGLISH = [
  'The anvil is the block of steel on which the smith beats the metal.',
  'The bellows are the bag of leather that blows the air into the fire.',
  'The spark is the burning piece that jumps out of the fire at night.',
]
const SPANISH = [
  'El yunque es el bloque de acero sobre el cual el herrero golpea.',
  'El fuelle es la bolsa de cuero que sopla el aire hacia el fuego.',
  'La chispa es el pedazo encendido que salta del fuego por la noche.',
]

/** Files that are more, or other, than pages of Portuguese. */
export const wrappedPages: readonly SchoolPage[] = [
  {
    name: 'filled fields and a typed note',
    lines: ['Fagulha:', LESSON[0], 'Ferreiro:', LESSON[1], 'Nota:', LESSON[2]],
    build: filled,
  },
  {
    name: 'a form of another program',
    refused: 'Este PDF é um formulário que só o programa de origem mostra. Imprima-o em PDF e envie outra vez.',
    build: waiting,
  },
  {
    name: 'a portfolio',
    refused: 'Este arquivo traz 2 PDFs anexados: salve cada um e envie um de cada vez.',
    build: portfolio,
  },
  {
    name: 'a file that forbids copying',
    lines: all,
    build: pages([all], { ownerPassword: 'dono', pdfVersion: '1.7ext3', permissions: { copying: false } }),
  },
  { name: 'accents set apart from their letters', lines: all, build: () => decomposed() },
  {
    name: 'accents set as signs of their own behind their letters, with room of their own',
    lines: all,
    build: () => apart(),
  },
  { name: 'slides that grow line by line', cards: 3, build: pages(steps(all)) },
  {
    name: 'slides that grow and change their title',
    cards: 3,
    build: pages(steps(all).map(([_, ...rows], step) => [`Na oficina (${step + 1})`, ...rows])),
  },
  { name: 'a short lesson in English', cards: 0, build: pages([ENGLISH]) },
  {
    name: 'a longer lesson in English',
    cards: 0,
    build: pages(Array.from({ length: 8 }, (_, sheet) => ENGLISH.map(row => `${row} It is number ${sheet + 1}.`))),
  },
  { name: 'a short lesson in Spanish', cards: 0, build: pages([SPANISH]) },
  {
    name: 'a longer lesson in Spanish',
    cards: 0,
    build: pages(Array.from({ length: 8 }, (_, sheet) => SPANISH.map(row => `${row} Es el número ${sheet + 1}.`))),
  },
]

/** The lesson in a font that tells programs its letters and its accents one by one. */
function decomposed(): Buffer {
  const paper = new Paper()
  const accented = [...new Set(LESSON.join(''))].filter(letter => letter.normalize('NFD') !== letter)
  const map = letterMap(
    paper,
    accented.map(letter => [letter.charCodeAt(0), letter.normalize('NFD')]),
    [0x20, 0x7e],
  )
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode ${map} >>`
  const rows = LESSON.map((row, index) => text(row, 72, 100 + 16 * index).replace('/F1', '/F9')).join('')
  return paper.sheet({ content: '/X Do', resources: ownFont(paper, font, rows) }).bytes()
}

/** The lesson in a font whose accents are letters of their own, each as wide as a letter. */
function apart(): Buffer {
  const paper = new Paper()
  const marks = [...new Set(LESSON.join('').normalize('NFD').match(/\p{M}/gu) ?? [])].map(
    (mark, index) => [0xa1 + index, mark] as const,
  )
  const coded = (row: string) =>
    row
      .normalize('NFD')
      .replace(/\p{M}/gu, mark => String.fromCharCode(marks.find(([, one]) => one === mark)?.[0] ?? 0))
  const map = letterMap(paper, marks, [0x20, 0x7e])
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode ${map} >>`
  const rows = LESSON.map((row, index) => text(coded(row), 72, 100 + 16 * index).replace('/F1', '/F9')).join('')
  return paper.sheet({ content: '/X Do', resources: ownFont(paper, font, rows) }).bytes()
}
