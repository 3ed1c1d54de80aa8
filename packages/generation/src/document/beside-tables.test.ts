import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { extracted, line, page } from '../testing/document.ts'
import { understandDocument } from './understand.ts'

const CUT = 'As sementes foram guardadas em geladeira durante todo o inverno e germinaram em todas'

/** Rows of four figures, two to a label that is set between them. */
function table(top: number) {
  return ['Ipê', 'Jacarandá', 'Aroeira', 'Angico', 'Peroba', 'Cedro', 'Jatobá', 'Copaíba'].flatMap((label, index) => {
    const y = top + index * 30
    const row = (at: number) =>
      [180, 260, 340, 420].map((left, cell) => line(cell === 0 ? 'NI' : '0,31', { left, top: at }))
    return [line(label, { left: 57, top: y + 7.5 }), ...row(y), ...row(y + 15)]
  })
}

test('a paragraph goes on after a table with labels between its rows', () => {
  const document = extracted([
    page(1, [
      line('O estudo das sementes começou no outono, quando os frutos das árvores caem no chão.', {
        top: 700,
        right: 538,
      }),
      line(CUT, { top: 713, right: 538 }),
    ]),
    page(2, [
      ...table(100),
      line('as espécies, menos na peroba. O cedro germinou antes das outras árvores do viveiro.', {
        top: 420,
        right: 538,
      }),
    ]),
  ])
  const blocks = understandDocument(document, isKnown).sections.flatMap(section => section.blocks)
  const prose = blocks.filter(({ kind }) => kind === 'paragraph').map(({ text }) => text)
  expect(prose).toHaveLength(1)
  expect(prose[0]).toContain('germinaram em todas as espécies, menos na peroba.')
  expect(blocks.filter(({ text }) => text === 'Jacarandá').map(({ kind }) => kind)).toEqual(['table-row'])
})
