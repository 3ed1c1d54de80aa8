import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useRoving } from './use-roving.ts'

const letters = ['A', 'B', 'C', 'D', 'E']

function Letters() {
  const { board, cell } = useRoving({ columns: 3, count: letters.length })
  return (
    <div {...board}>
      {letters.map((letter, index) => (
        <button key={letter} type="button" {...cell(index)}>
          {letter}
        </button>
      ))}
    </div>
  )
}

/** Presses a key where the focus is; tells whether the browser may still act on it, and where the focus is then. */
function pressed(key: string, held: object = {}): [left: boolean, letter: string | undefined] {
  const on = document.activeElement
  if (!on) throw new Error('no focus')
  return [fireEvent.keyDown(on, { key, ...held }), document.activeElement?.textContent]
}

beforeEach(() => {
  render(<Letters />)
  screen.getByText('A').focus()
})

test('arrows move the focus over the board, and the page does not scroll', () => {
  expect(pressed('ArrowRight')).toEqual([false, 'B'])
  expect(pressed('ArrowDown')).toEqual([false, 'E'])
  expect(screen.getAllByRole('gridcell').map(cell => cell.tabIndex)).toEqual([-1, -1, -1, -1, 0])
})

test.each(['altKey', 'metaKey'])('with %s an arrow is the browser’s, which goes back with it', held => {
  expect(pressed('ArrowRight', { [held]: true })).toEqual([true, 'A'])
})

test('other keys are left to the game', () => {
  expect(pressed('x')).toEqual([true, 'A'])
})
