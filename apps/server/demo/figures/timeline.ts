import { inkSoft, sun } from '../layout/style.ts'
import { type Figure, label } from './pen.ts'

const events: readonly { year: string; lines: readonly [string, string] }[] = [
  { year: '1808', lines: ['Chegada da corte', 'e abertura dos portos'] },
  { year: '1815', lines: ['Reino Unido a', 'Portugal e Algarves'] },
  { year: '1820', lines: ['Revolução Liberal', 'do Porto'] },
  { year: '1822', lines: ['Dia do Fico e', 'Independência'] },
  { year: '1824', lines: ['Constituição e', 'Confederação do Equador'] },
  { year: '1825', lines: ['Portugal reconhece', 'a Independência'] },
  { year: '1828', lines: ['Fim da Guerra', 'da Cisplatina'] },
  { year: '1831', lines: ['Abdicação', 'de D. Pedro I'] },
]
const axis = 84
const margin = 30

/** The events from 1808 to 1831 in order (not to scale), the years of the First Reign on a band. */
export const timeline: Figure = {
  height: 186,
  alt:
    'Linha do tempo: 1808, chegada da corte e abertura dos portos; 1815, Reino Unido; 1820, Revolução Liberal do ' +
    'Porto; 1822, Dia do Fico e Independência; 1824, Constituição e Confederação do Equador; 1825, Portugal ' +
    'reconhece a Independência; 1828, fim da Guerra da Cisplatina; 1831, abdicação de D. Pedro I. O Primeiro ' +
    'Reinado vai de 1822 a 1831.',
  draw({ doc, color, width }) {
    doc.roundedRect(0, 0, width, 186, 12).fill(color.softer)
    const step = (width - 2 * margin - 30) / (events.length - 1)
    const place = (index: number) => margin + 15 + index * step
    doc.roundedRect(10, axis - 6, width - 20, 12, 6).fill(color.light)
    doc.roundedRect(place(3) - 6, axis - 9, place(7) - place(3) + 12, 18, 9).fill(color.main)
    for (const [index, { year, lines }] of events.entries()) {
      const x = place(index)
      const above = index % 2 === 0
      const tip = above ? axis - 22 : axis + 22
      doc.moveTo(x, axis).lineTo(x, tip).lineWidth(1.2).stroke(color.dark)
      doc
        .circle(x, axis, 5)
        .lineWidth(2)
        .fillAndStroke(index === 3 ? sun : '#FFFFFF', color.dark)
      const top = above ? 22 : axis + 37
      label(doc, year, x, top, { font: 'title', size: 11, color: color.dark })
      for (const [row, text] of lines.entries()) {
        label(doc, text, x, top + 14 + row * 11.5, { font: 'label', size: 8.8, color: inkSoft })
      }
    }
    const legend = width / 2 - 66
    doc.roundedRect(legend, 165, 26, 9, 4.5).fill(color.main)
    label(doc, 'Primeiro Reinado (1822–1831)', legend + 33, 173, { size: 9, color: color.dark, align: 'left' })
  },
}
