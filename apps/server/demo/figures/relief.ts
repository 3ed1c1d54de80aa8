import { ink, sun } from '../layout/style.ts'
import { type Figure, label } from './pen.ts'

const ground =
  'M0 150 L0 118 L22 98 L40 72 L58 40 L68 50 L84 24 L100 52 L112 44 L134 88 L150 100 C162 104 166 92 172 84 ' +
  'L180 72 C200 66 214 74 232 70 L250 71 L262 90 C272 112 286 116 304 112 C318 109 322 100 332 96 C344 94 348 ' +
  '122 362 124 L470 126 L470 150 Z'
const snow = ['M58 40 L68 50 L63 55 L58 50 L51 56 Z', 'M84 24 L96 45 L89 41 L84 48 L78 40 L73 44 Z']

/** A made-up profile from mountains to a plain. */
export const relief: Figure = {
  height: 150,
  alt:
    'Perfil de um relevo imaginário, da esquerda para a direita: montanha com picos altos, planalto elevado de ' +
    'topo quase plano, depressão rebaixada entre terrenos mais altos e planície baixa e plana cortada por um rio.',
  draw({ doc, color, width }) {
    doc.save()
    doc.roundedRect(0, 0, width, 150, 12).clip()
    doc.rect(0, 0, width, 150).fill(color.soft)
    doc.circle(width - 44, 32, 17).fill(sun)
    doc
      .path('M0 150 L0 104 C60 76 120 92 180 96 C260 84 330 108 470 100 L470 150 Z')
      .fillOpacity(0.5)
      .fill('#BFD9B4')
      .fillOpacity(1)
    doc.path(ground).fill('#8DB36F')
    doc
      .path('M22 98 L40 72 L58 40 L68 50 L84 24 L100 52 L112 44 L134 88 L118 96 L104 78 L92 92 L74 70 L58 96 L44 90 Z')
      .fill('#9A8573')
    for (const path of snow) doc.path(path).fill('#FFFFFF')
    doc.path('M180 72 C200 66 214 74 232 70 L250 71 L256 80 C236 76 204 78 175 80 Z').fill('#6F9A52')
    doc.path('M172 84 L180 84 L176 100 L166 98 Z M252 82 L258 84 L268 104 L262 104 Z').fill('#C08A56')
    doc.path('M0 150 L0 132 C120 124 250 132 470 137 L470 150 Z').fill('#B58358')
    doc.path('M392 126 C396 130 404 131 412 126 Z').fill(color.main)
    for (const [x, y] of [
      [192, 68],
      [206, 69],
      [221, 71],
      [290, 113],
      [318, 106],
      [374, 124],
      [424, 125],
    ] as const) {
      doc.rect(x - 1, y - 3, 2, 5).fill('#7A5236')
      doc.circle(x, y - 7, 5).fill('#3F7D4E')
    }
    doc.restore()
    label(doc, 'Montanha', 84, 17, { size: 10.5, color: ink })
    label(doc, 'Planalto', 214, 54, { size: 10.5, color: ink })
    label(doc, 'Depressão', 297, 88, { size: 10.5, color: ink })
    label(doc, 'Planície', 388, 106, { size: 10.5, color: ink })
  },
}
