import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('measures the demo texts unless told otherwise', () => {
  expect(readOptions([])).toMatchObject({ demo: true, pdf: [], squad: [], sheet: [], fast: false, seed: 'capivira' })
  expect(readOptions(['--no-demo', '--pdf', 'a.pdf', '--pdf', 'b']).pdf).toEqual(['a.pdf', 'b'])
})

test('refuses what it does not know, and floors without the texts they are of', () => {
  expect(() => readOptions(['--sample', 'a.pdf'])).toThrow('--sample')
  expect(() => readOptions(['--no-demo', '--raise'])).toThrow('--raise needs them')
})
