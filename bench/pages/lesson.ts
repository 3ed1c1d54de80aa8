import { drawPdf } from '../../apps/server/src/extraction/testing/pdf.ts'
import { type ScanStyle, scanOf } from '../../apps/server/src/extraction/testing/scans.ts'

/** What the pages say, line by line. */
export const LESSON = [
  'O mangue é a floresta que cresce onde o rio encontra o mar.',
  'A raiz aérea leva o ar até as partes da planta que ficam na lama.',
  'O caranguejo cava túneis e mistura a terra do fundo.',
  'A maré é a subida e a descida das águas do mar.',
  'A garça pesca nas poças quando a água baixa.',
  'O berçário é o lugar em que os peixes pequenos crescem.',
  'A lama guarda o carbono que as folhas tiraram do ar.',
  'A ostra filtra a água e se prende às raízes.',
]
/** The same in a row. */
export const plain = LESSON.join(' ')
/** The lesson as a scanner would give it. */
export const lesson = (style?: ScanStyle) =>
  scanOf(
    LESSON.map(line => [line]),
    style,
  )

/** A picture as a page of A4. */
export const onPage = (picture: Buffer): Promise<Buffer> => drawPdf(pdf => pdf.image(picture, 0, 0, { width: 595 }))
