import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('is what Excel in Brazil opens', () => {
  expect(
    toCsv(
      ['Aluno', 'Retenção (%)'],
      [
        ['Ana; a "boa"', 86.5],
        ['Água\nfria', null],
      ],
    ),
  ).toBe('\uFEFFAluno;Retenção (%)\r\n"Ana; a ""boa""";86,5\r\n"Água\nfria";\r\n')
})

test.each(['=1+1', '+55', '-2', '@SOMA(A1)', '\tx', '\rx', ' =1+1', '\u00a0=1', '＝1+1'])('%j is no formula', text => {
  const [, cell = ''] = toCsv(['x'], [[text]]).split('\r\n')
  expect(cell.replace(/^"/, '').startsWith("'")).toBe(true)
})

test('a name that looks like a day or a number is kept as it is', () => {
  const rows = [[{ exact: '7-1' }], [{ exact: '0101' }], [{ exact: '7º A' }], [{ exact: '=1' }]]
  expect(toCsv(['Turma'], rows).split('\r\n').slice(1, 5)).toEqual(['"=""7-1"""', '"=""0101"""', '7º A', "'=1"])
})

test('a negative number stays a number', () => {
  expect(toCsv(['x'], [[-1.5]])).toContain('\r\n-1,5\r\n')
})

test('no text opens another cell or line', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), row => {
      const csv = toCsv(['x'], [row]).slice('\uFEFFx\r\n'.length, -2)
      const bare = csv.replace(/"(?:[^"]|"")*"/g, '')
      expect(bare.split(';')).toHaveLength(row.length)
      expect(bare).not.toMatch(/[\r\n]/)
    }),
  )
})
