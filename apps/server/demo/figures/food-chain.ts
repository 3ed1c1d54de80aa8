import { inkSoft } from '../layout/style.ts'
import { animals } from './animals.ts'
import { arrow, at, type Figure, label } from './pen.ts'

const links: readonly { name: string; role: readonly [string, string]; picture: keyof typeof animals }[] = [
  { name: 'capim', role: ['produtor', ''], picture: 'grass' },
  { name: 'gafanhoto', role: ['consumidor', 'primário'], picture: 'grasshopper' },
  { name: 'sapo', role: ['consumidor', 'secundário'], picture: 'frog' },
  { name: 'serpente', role: ['consumidor', 'terciário'], picture: 'snake' },
  { name: 'gavião', role: ['consumidor', 'quaternário'], picture: 'hawk' },
]
const radius = 31
const middle = 46

/** Grass, grasshopper, frog, snake and hawk, each in a circle, with fungi and bacteria under all of them. */
export const foodChain: Figure = {
  height: 214,
  alt:
    'Cadeia alimentar: o capim (produtor) serve de alimento ao gafanhoto (consumidor primário), que serve de ' +
    'alimento ao sapo (consumidor secundário), que serve de alimento à serpente (consumidor terciário), que serve ' +
    'de alimento ao gavião (consumidor quaternário). Fungos e bactérias decompõem os restos de todos.',
  draw({ doc, color, width }) {
    doc.roundedRect(0, 0, width, 214, 12).fill(color.softer)
    const step = (width - 2 * radius - 24) / (links.length - 1)
    for (const [index, { name, role, picture }] of links.entries()) {
      const x = radius + 12 + index * step
      doc.circle(x, middle, radius).lineWidth(1.6).fillAndStroke('#FFFFFF', color.light)
      at(doc, x - 24, middle - 24, 0.75, () => animals[picture](doc))
      if (index > 0)
        arrow(doc, [x - step + radius + 4, middle], [x - radius - 4, middle], { color: color.main, width: 2.6 })
      label(doc, name, x, 94, { size: 10.5, color: color.dark })
      for (const [row, text] of role.entries()) {
        label(doc, text, x, 107 + row * 11, { font: 'label', size: 9, color: inkSoft })
      }
      arrow(doc, [x, 125], [x, 150], { color: '#B07A4A', width: 1.5, dash: 3 })
    }
    doc.roundedRect(12, 154, width - 24, 48, 10).fill('#F4E7D8')
    for (const [x, scale] of [
      [28, 0.56],
      [58, 0.42],
      [width - 80, 0.42],
      [width - 62, 0.56],
    ] as const) {
      at(doc, x, 198 - 64 * scale, scale, () => animals.mushroom(doc))
    }
    label(doc, 'fungos e bactérias', width / 2, 175, { size: 10.5, color: '#6B4423' })
    label(doc, 'decompositores', width / 2, 189, { font: 'label', size: 9, color: '#6B4423' })
  },
}
