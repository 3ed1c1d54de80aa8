import { stream } from '../../src/extraction/testing/raw-pdf.ts'
import { box, lines, Paper, rule, text, widthOf } from '../paper.ts'
import { GONE, LESSON, type SchoolPage, sheet, shown } from './page.ts'

const hidden = text(GONE, 72, 170)
const all = [...LESSON]

/** A layer that is switched off, with what belongs to it. */
function layered(place: (paper: Paper, off: string) => { content: string; resources: string }): Buffer {
  const paper = new Paper()
  const off = paper.add('<< /Type /OCG /Name (Respostas) >>')
  return paper.sheet(place(paper, off)).bytes(`/OCProperties << /OCGs [${off}] /D << /OFF [${off}] >> >>`)
}

/** A sentence with a wrong word in it, the right one behind; `[from, to]` of the wrong one. */
const [start, wrong, end] = ['A bigorna é feita de ', 'madeira', ' aço.'] as const
const corrected = text(start + wrong + end, 72, 148)
const struck = [72 + widthOf(start), 72 + widthOf(start + wrong)] as const
const afterStriking = [LESSON[0], LESSON[1], 'A bigorna é feita de aço.']
const two = lines(LESSON.slice(0, 2), 72, 100)

/** Pages of which a reader does not see all that stands in the file, and some of which they see all the same. */
export const seenPages: readonly SchoolPage[] = [
  {
    name: 'a layer that is off',
    lines: all,
    build: () =>
      layered((_, off) => ({
        content: `${shown()}/OC /Off BDC ${hidden} EMC`,
        resources: `/Properties << /Off ${off} >>`,
      })),
  },
  {
    name: 'a placed form of a layer that is off',
    lines: all,
    build: () =>
      layered((paper, off) => ({
        content: `${shown()}/X Do`,
        resources: `/XObject << /X ${paper.form(hidden, `/OC ${off}`)} >>`,
      })),
  },
  {
    name: 'a sentence struck out by a bar',
    lines: all,
    build: () => sheet(shown() + hidden + box(72, 166, widthOf(GONE), 0.8)),
  },
  {
    name: 'words struck out by lines',
    lines: afterStriking,
    build: () => sheet(two + corrected + rule(struck[0], 144.5, struck[1], 144.5)),
  },
  {
    name: 'words struck out by an annotation',
    lines: afterStriking,
    build: () => {
      const quad = `${struck[0]} 706 ${struck[1]} 706 ${struck[0]} 692 ${struck[1]} 692`
      const strike =
        `<< /Type /Annot /Subtype /StrikeOut /Rect [${struck[0]} 692 ${struck[1]} 706] /QuadPoints [${quad}] /C ` +
        '[1 0 0] /F 4 >>'
      return sheet(two + corrected, { entries: `/Annots [${strike}]` })
    },
  },
  {
    name: 'a sentence under a white box',
    lines: all,
    build: () => sheet(shown() + hidden + box(70, 158, 420, 18, '1 g')),
  },
  {
    name: 'a sentence under a picture',
    lines: all,
    build: () => {
      const paper = new Paper()
      const grey = '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8'
      const image = paper.add(stream('x', grey))
      const content = `${shown()}${hidden} q 420 0 0 20 70 666 cm /I Do Q`
      return paper.sheet({ content, resources: `/XObject << /I ${image} >>` }).bytes()
    },
  },
  {
    name: 'a sentence under an annotation',
    lines: all,
    build: () => {
      const paper = new Paper()
      const cover = paper.form('1 g 0 0 440 24 re f', '/BBox [0 0 440 24]')
      const square = `<< /Type /Annot /Subtype /Square /Rect [70 662 510 686] /F 4 /IC [1 1 1] /AP << /N ${cover} >> >>`
      return paper.sheet({ content: shown() + hidden, entries: `/Annots [${square}]` }).bytes()
    },
  },
  {
    name: 'a sentence of the colour of its ground',
    lines: all,
    build: () =>
      sheet(`${shown()}${box(60, 150, 450, 30, '0.2 0.4 0.3 rg')}0.2 0.4 0.3 rg ${hidden.replace('0 g ', '')}`),
  },
  {
    name: 'a sentence cut away by a clip',
    lines: all,
    build: () => sheet(`${shown()}q 0 700 595 142 re W n ${hidden} Q`),
  },
  {
    name: 'a sentence outside the box of a placed page',
    lines: all,
    build: () => {
      const paper = new Paper()
      const form = paper.form(shown() + text(GONE, 72, 500), '/BBox [0 600 595 842]')
      return paper.sheet({ content: '/X Do', resources: `/XObject << /X ${form} >>` }).bytes()
    },
  },
  {
    name: 'a sentence outside the part of the sheet that is shown',
    lines: all,
    build: () => sheet(shown() + text(GONE, 72, 500), { entries: '/CropBox [0 600 595 842]' }),
  },
  {
    name: 'letters drawn twice',
    lines: all,
    build: () => sheet(shown() + lines(LESSON, 72.3, 100)),
  },
  {
    name: 'letters drawn four times, each a little aside',
    lines: all,
    build: () => sheet([72, 72.9, 73.8, 74.7].map(x => lines(LESSON, x, 100)).join('')),
  },
  {
    name: 'letters with a grey shadow',
    lines: all,
    build: () => sheet(lines(LESSON, 73, 101, { grey: 0.7 }) + shown()),
  },
]
