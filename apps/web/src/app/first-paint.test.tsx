import { Spinner } from '@capivira/ui/spinner.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import page from '../../index.html?raw'

/** The same page, however it is laid out. */
const flat = (html: string) => html.replace(/\s+/g, ' ').replace(/ ?([<>]) ?/g, '$1')

test('the page shows, before any code has arrived, what the code shows first', () => {
  expect(flat(page)).toContain(`<div id="app">${flat(renderToStaticMarkup(<Spinner fullScreen />))}</div>`)
})
