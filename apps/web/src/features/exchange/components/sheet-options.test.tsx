import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SheetOptions, type SheetOptionsProps } from './sheet-options.tsx'

type Sheet = SheetOptionsProps['sheet']

const list: Sheet = {
  headings: ['Coluna 1', 'Coluna 2'],
  samples: ['guarda-chuva', 'protege da chuva'],
  hasHeader: false,
  separator: 'dash',
  encoding: 'utf-8',
  columns: { question: 0, answer: 1, category: null, difficulty: null },
}

function shown(sheet: Partial<Sheet>) {
  const onChange = vi.fn()
  const { unmount } = render(
    <SheetOptions sheet={{ ...list, ...sheet }} choices={{ header: 'no' }} onChange={onChange} />,
  )
  const select = screen.queryByLabelText<HTMLSelectElement>(/^O que separa/)
  const options = select && [...select.options].map(({ textContent }) => textContent)
  if (select) fireEvent.change(select, { target: { value: 'equals' } })
  const value = select?.value
  unmount()
  return { options, value, chosen: onChange.mock.calls.at(-1)?.[0] }
}

test('what stands between term and meaning can be chosen like any separator', () => {
  const { options, chosen } = shown({})
  expect(options?.slice(-3)).toEqual(['Traço -', 'Igual =', 'Seta →'])
  expect(chosen).toEqual({ header: 'no', separator: 'equals' })
})

test('of a workbook only one column that is a list, or may be one, is divided', () => {
  const marks = ['Dois-pontos :', 'Traço -', 'Igual =', 'Seta →']
  expect(shown({ encoding: null }).options).toEqual(marks)
  expect(shown({ encoding: null, separator: null, headings: ['Coluna 1'] }).options).toEqual(['Nada', ...marks])
  expect(shown({ encoding: null, separator: null }).options).toBeNull()
})
