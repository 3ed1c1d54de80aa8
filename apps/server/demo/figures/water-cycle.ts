import { ink, sun } from '../layout/style.ts'
import { arrow, at, type Figure, label } from './pen.ts'

type Doc = PDFKit.PDFDocument
const height = 276
const water = '#2F7FC4'

/** Sea, clouds, rain, mountains, forest and groundwater, with an arrow for each stage. */
export const waterCycle: Figure = {
  height,
  alt:
    'Ciclo da água: o Sol aquece o mar e a água evapora; as plantas transpiram; o vapor condensa e forma nuvens; ' +
    'a chuva e a neve caem sobre as montanhas (precipitação); parte da água escoa pela superfície até o rio e o ' +
    'mar, e parte se infiltra no solo e forma a água subterrânea.',
  draw({ doc, width }) {
    doc.save()
    doc.roundedRect(0, 0, width, height, 12).clip()
    doc.rect(0, 0, width, height).fill('#DDEEFB')
    drawSun(doc, 396, 38)
    doc.path('M0 168 L34 104 L58 70 L78 92 L104 54 L138 108 L176 152 L190 172 L190 276 L0 276 Z').fill('#8C7B6E')
    doc.path('M58 70 L69 82 L60 88 L52 81 Z M104 54 L121 82 L110 78 L104 88 L96 76 L89 79 Z').fill('#FFFFFF')
    doc.path('M0 168 C60 142 120 150 178 168 C226 182 262 186 300 192 L300 276 L0 276 Z').fill('#86B45F')
    doc.path('M0 206 C80 192 200 200 286 214 L300 276 L0 276 Z').fill('#C79A68')
    doc.path('M0 240 C90 228 190 236 300 242 L300 276 L0 276 Z').fill('#7DB3DA')
    for (const y of [252, 264])
      doc
        .path(`M0 ${y} C60 ${y - 5} 120 ${y + 4} 300 ${y}`)
        .lineWidth(1)
        .stroke('#A9D0EC')
    doc
      .path(
        'M118 154 C148 170 172 178 198 187 C226 196 256 196 320 196 L320 215 C262 215 222 212 190 201 C162 191 ' +
          '138 174 118 154 Z',
      )
      .fill(water)
    doc.path('M262 276 C268 236 274 200 300 192 C340 186 390 190 470 188 L470 276 Z').fill(water)
    for (const y of [206, 226, 248]) {
      doc.path(`M306 ${y} q10 -6 20 0 t20 0 t20 0 t20 0 t20 0 t20 0`).lineWidth(1.2).stroke('#7DB3DA')
    }
    for (const [x, y, size] of [
      [208, 168, 0.9],
      [228, 165, 1.15],
      [250, 171, 0.95],
      [24, 160, 0.9],
      [42, 156, 0.75],
    ] as const) {
      at(doc, x, y, size, () => drawTree(doc))
    }
    drawCloud(doc, 102, 14, 1.15, '#B9C9D8')
    drawCloud(doc, 238, 18, 1, '#FFFFFF')
    for (const [x, y] of [
      [118, 60],
      [134, 66],
      [150, 60],
      [166, 66],
      [180, 60],
      [130, 84],
      [146, 84],
      [162, 84],
      [154, 100],
      [174, 96],
    ] as const) {
      doc
        .moveTo(x, y)
        .lineTo(x - 4, y + 10)
        .lineWidth(1.8)
        .lineCap('round')
        .stroke(water)
    }
    doc.restore()
    drawStages(doc)
  },
}

function drawStages(doc: Doc): void {
  arrow(doc, [356, 184], [318, 66], { color: '#E2574C', width: 2.6, via: [378, 116] })
  arrow(doc, [388, 184], [352, 84], { color: '#E2574C', width: 2.6, via: [404, 128] })
  arrow(doc, [232, 142], [256, 72], { color: '#2E8B57', width: 2.6, via: [226, 104] })
  arrow(doc, [230, 36], [198, 36], { color: '#5D7285', width: 2.6 })
  arrow(doc, [132, 178], [196, 211], { color: '#FFFFFF', width: 2.2, via: [160, 200] })
  arrow(doc, [84, 176], [84, 232], { color: water, width: 2.6 })
  arrow(doc, [112, 178], [112, 234], { color: water, width: 2.6 })
  arrow(doc, [180, 258], [258, 258], { color: '#FFFFFF', width: 2.2 })
  const stage = (text: string, x: number, y: number, color = ink) => label(doc, text, x, y, { size: 10.5, color })
  stage('condensação', 276, 17)
  stage('precipitação', 62, 44)
  stage('evaporação', 312, 146)
  stage('transpiração', 196, 118)
  stage('infiltração', 48, 214)
  stage('escoamento superficial', 188, 229)
  stage('água subterrânea', 98, 262, '#0F3B63')
  stage('rio', 244, 208, '#FFFFFF')
  stage('mar', 362, 242, '#FFFFFF')
}

function drawSun(doc: Doc, x: number, y: number): void {
  doc.fillOpacity(0.35).circle(x, y, 30).fill(sun).fillOpacity(1).circle(x, y, 20).fill(sun)
}

function drawCloud(doc: Doc, x: number, y: number, scale: number, color: string): void {
  at(doc, x, y, scale, () =>
    doc.path('M14 36 C2 36 0 20 14 18 C16 4 36 2 42 12 C52 4 68 10 66 22 C80 22 78 36 66 36 Z').fill(color),
  )
}

function drawTree(doc: Doc): void {
  doc.rect(-2, -4, 4, 18).fill('#7A5236')
  doc.circle(0, -10, 10).fill('#3F7D4E').circle(-6, -4, 7).fill('#4F9160').circle(7, -4, 7).fill('#357044')
}
