import { expect, test, vi } from 'vitest'

test('no word is read before the writer is given what was prepared: it would load both dictionaries anew', async () => {
  vi.resetModules()
  await import('./generate.ts')
  await import('./model/generate.ts')
  const { isKnown, readWords } = await import('@capivira/portuguese/morphology')
  expect([...readWords().keys()]).toEqual([])
  expect(isKnown('casa')).toBe(true)
  expect([...readWords().keys()]).toContain('casa')
})
