import { Spinner } from '@capivira/ui/spinner.tsx'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import page from '../../index.html?raw'

test('the page shows, before any code has arrived, what the code shows first', () => {
  const body = page.slice(page.indexOf('<body>')).replace(/>\s+</g, '><')
  const built = new DOMParser().parseFromString(body, 'text/html').getElementById('app')
  const { container } = render(<Spinner fullScreen />)
  expect(built?.firstElementChild?.isEqualNode(container.firstElementChild)).toBe(true)
})
