import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawingsUsed } from '../drawing/used.ts'
import { settings } from '../scene/all-settings.ts'
import { BOATS } from './boats.ts'
import { nameOf } from './lexicon.ts'
import { MOUNTS } from './mounts.ts'
import { plain, wordsOf } from './normalize.ts'
import { nouns } from './nouns.ts'

/** Each word of a noun once: hyphens do not count. */
const formsOf = (noun: (typeof nouns)[number]) => [
  ...new Set(
    [nameOf(noun), ...(noun[4] ?? '').split(',')]
      .map(form => wordsOf(plain(form)).join(' '))
      .filter(form => form !== ''),
  ),
]

describe('the table of nouns', () => {
  test('knows more than six hundred things', () => {
    expect(nouns.length).toBeGreaterThan(600)
  })

  test('gives no word to two things, but for avó and avô, which an accent tells apart', () => {
    const keys = nouns.flatMap(formsOf)
    const repeated = [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))]
    expect(repeated).toEqual(['avo'])
  })

  test('begins every label with an article', () => {
    expect(nouns.map(([label]) => label).filter(label => !/^(?:um|uma|uns|umas|o|a) \S/.test(label))).toEqual([])
  })

  test('names settings that exist', () => {
    const known = new Set(settings.map(({ id }) => id))
    expect(nouns.map(noun => noun[5] ?? '').filter(hint => hint !== '' && !known.has(hint))).toEqual([])
  })

  test('names everything one rides or sits in', () => {
    const drawings = new Set(nouns.map(([, drawing]) => drawing))
    expect([...Object.keys(MOUNTS), ...Object.keys(BOATS)].filter(name => !drawings.has(name))).toEqual([])
  })

  test('has a file for every drawing', () => {
    const missing = drawingsUsed().filter(name => {
      const file = name.startsWith('ours/') ? name : `fluent/${name}`
      return !existsSync(new URL(`../../drawings/${file}.svg`, import.meta.url))
    })
    expect(missing).toEqual([])
  })
})
