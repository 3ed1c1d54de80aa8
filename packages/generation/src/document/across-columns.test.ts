import { expect, test } from 'vitest'
import { acrossColumns } from './across-columns.ts'
import type { RowGroup } from './blocks.ts'
import type { Row } from './row.ts'

const row = (left: number, right: number, page = 1): Row => ({
  text: 'texto',
  left,
  right,
  top: 0,
  bottom: 10,
  size: 10,
  bold: [],
  boldShare: 0,
  monospace: false,
  cells: ['texto'],
  table: null,
  page,
  scanned: false,
  aside: false,
})
const group = (kind: RowGroup['kind'], ...rows: Row[]): RowGroup => ({ kind, rows, columnRight: 500, full: false })
const names = group('table-row', { ...row(60, 340), cells: ['Certo', 'Errado'] })

test('text below a table runs across its columns, and cells do not', () => {
  const [left, rightCell, prose] = [
    group('text', row(60, 280)),
    group('text', row(300, 500)),
    group('text', row(60, 500)),
  ]
  expect([...acrossColumns([names, left, rightCell, prose])]).toEqual([prose])
})

test('text above a table and on another page runs across none', () => {
  expect(acrossColumns([group('text', row(60, 500)), names, group('text', row(60, 500, 2))]).size).toBe(0)
})
