import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressBar } from './progress-bar.tsx'

test.each([
  [-20, '0'],
  [40, '40'],
  [140, '100'],
])('a bar of %s percent is drawn and read as %s', (value, drawn) => {
  render(<ProgressBar label="Andamento" value={value} />)
  const bar = screen.getByRole('progressbar', { name: 'Andamento' })
  expect(bar.getAttribute('aria-valuenow')).toBe(drawn)
  expect(bar.querySelector('div')?.style.translate).toBe(`${Number(drawn) - 100}%`)
})
