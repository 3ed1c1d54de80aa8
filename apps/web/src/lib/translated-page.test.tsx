import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { keepTranslatable } from './translated-page.ts'

beforeAll(() => keepTranslatable(document))
afterEach(cleanup)

/** What a translator does to the texts of a page, in the two ways in which an element can take a text's place. */
async function translate(way: 'replaced' | 'put before') {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data) texts.push(node)
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    // A translation of a translation stays as it is.
    inner.append(/^\[.*\]$/.test(text.data) ? text.data : `[${text.data}]`)
    if (way === 'replaced') text.replaceWith(outer)
    else {
      text.before(outer)
      text.remove()
    }
  }
  await act(async () => {})
}

function Screen({ points, more }: { points: number; more: boolean }) {
  return (
    <p>
      {more ? 'Muito bem! ' : null}
      Você tem {points} {points === 1 ? 'ponto' : 'pontos'}
      {more && <strong>!</strong>}
    </p>
  )
}

/** Draws anew, and lets the page hear of it. */
const draw = (drawing: () => void) => act(async () => drawing())

const ways = ['replaced', 'put before'] as const

test.each(ways)('a page whose texts were %s is drawn on, and shows what it says', async way => {
  const { rerender, container } = render(<Screen points={1} more={false} />)
  await translate(way)
  expect(container.textContent).toBe('[Você tem ][1][ ][ponto]')
  await draw(() => rerender(<Screen points={2} more={false} />))
  expect(container.textContent).toBe('[Você tem ]2[ ]pontos')
  await translate(way)
  await draw(() => rerender(<Screen points={3} more />))
  // Beside a translation what is new may stand on its other side.
  expect(container.textContent).toMatch(/^Muito bem! .*3.*!/)
  await translate(way)
  await draw(() => rerender(<Screen points={3} more={false} />))
  expect(container.textContent).not.toMatch(/Muito bem|!/)
})

const Two = ({ first }: { first: boolean }) => <div>{first ? 'Carregando' : <h1>Turmas</h1>}</div>

test.each(ways)('a screen whose texts were %s can be left', async way => {
  const { rerender } = render(<Two first />)
  await translate(way)
  await draw(() => rerender(<Two first={false} />))
  expect(screen.getByRole('heading').textContent).toBe('Turmas')
  expect(screen.queryByText(/Carregando/)).toBeNull()
})
