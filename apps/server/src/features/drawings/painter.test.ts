import type { ChildProcess } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import type { ThemeRequest } from './artist.ts'
import { compose } from './compose.ts'
import { beginPainter, hirePainter } from './painter.ts'
import { renderPng, renderSmall } from './render-png.ts'

const field: ThemeRequest = { kind: 'line', theme: 'geografia-rural', variant: 0 }

/** A painter, and the processes that it began. */
function hired() {
  const begun: ChildProcess[] = []
  const painter = hirePainter(() => {
    const child = beginPainter()
    begun.push(child)
    return child
  })
  onTestFinished(painter.rest)
  return { painter, begun }
}

test('what is painted apart is what is painted here, and its process ends when told to rest', async () => {
  const { painter, begun } = hired()
  const { small, ...painted } = await painter.paint(field)
  const { svg, ...told } = compose(field)
  const png = await renderPng(svg, 'line')
  expect(painted).toEqual({ ...told, png })
  expect(small).toEqual(await renderSmall(png))
  painter.rest()
  await expect.poll(() => begun.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL'])
})

test('many in a row are painted by one process', async () => {
  const { painter, begun } = hired()
  for (const variant of [0, 1, 2]) expect((await painter.paint({ ...field, variant })).png.length).toBeGreaterThan(1000)
  expect(begun).toHaveLength(1)
})

test('whoever waits for a painter that leaves is told so', async () => {
  const { painter } = hired()
  const painted = painter.paint(field)
  painter.rest()
  await expect(painted).rejects.toThrow('the painter has left: SIGKILL')
})
