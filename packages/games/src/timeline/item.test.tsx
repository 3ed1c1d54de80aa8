import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Item } from './item.tsx'

afterEach(cleanup)

test.each([
  [null, 'earlier', 'Choveu no Rio. Foi antes disso'],
  ['1815', null, '1815 Choveu no Rio.'],
] as const)('what stands on an event is read apart: dated %j, hinted %j', (date, hint, read) => {
  const nothing = () => {}
  const cell = { role: 'gridcell', tabIndex: 0, 'data-cell': 0 } as const
  render(
    <Item
      {...cell}
      id={1}
      event="Choveu no Rio."
      date={date}
      hint={hint}
      place={1}
      total={3}
      held={false}
      canUp={false}
      canDown
      onTake={nothing}
      onStep={nothing}
      onGrip={nothing}
    />,
  )
  const text = screen.getByRole('gridcell', { name: /^Choveu/ }).textContent
  expect(text.replaceAll('\u00a0', ' ').trim()).toBe(read)
})
