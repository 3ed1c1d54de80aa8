import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { features } from './features.ts'

/** The same examples hold for training (`training/parser/test_parser.py`). */
const EXAMPLES: [string, string[]][] = JSON.parse(
  readFileSync(new URL('../../../../training/parser/features.json', import.meta.url), 'utf8'),
)

it.each(EXAMPLES)('sees of %j what training saw', (form, expected) => {
  expect(features(form)).toEqual(expected)
})
