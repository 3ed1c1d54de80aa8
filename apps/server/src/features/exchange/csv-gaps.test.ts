import { describe, expect, test } from 'vitest'
import { readCsv } from './csv-reading.ts'

/** Question and answer of each row. */
const read = (text: string) => readCsv(Buffer.from(text), {}).rows.map(({ question, answer }) => [question, answer])

describe('gaps as Anki writes them', () => {
  test('give a card each, and the commas of their sentences divide nothing', () => {
    const text = 'A {{c1::raiz}}, em geral, absorve {{c2::água}}.\nO {{c1::caule}}, ereto, sustenta.\n'
    expect(read(text)).toEqual([
      ['A _____, em geral, absorve água.', 'raiz'],
      ['A raiz, em geral, absorve _____.', 'água'],
      ['O _____, ereto, sustenta.', 'caule'],
    ])
  })

  test('stand under the names of their columns, and come so from the text export of Anki', () => {
    const sheet = 'Texto;Extra\nA {{c1::raiz}} absorve.;aula 3\nO {{c1::caule}} sustenta.;\n'
    const notes =
      '#separator:tab\n#html:true\nA {{c1::raiz}}&nbsp;absorve.\taula 3\nO <b>{{c1::caule}}</b> sustenta.\t\n'
    const cards = [
      ['A _____ absorve.', 'raiz'],
      ['O _____ sustenta.', 'caule'],
    ]
    expect(read(sheet)).toEqual(cards)
    expect(read(notes)).toEqual(cards)
  })
})

test('cards on one line are parted by the sign between them', () => {
  expect(read('sol,estrela;lua,satélite;terra,planeta')).toEqual([
    ['sol', 'estrela'],
    ['lua', 'satélite'],
    ['terra', 'planeta'],
  ])
})
