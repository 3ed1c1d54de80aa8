import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

type Lists = Readonly<Record<string, readonly string[]>>

/** Lists of another form, read elsewhere. */
const OTHERS: ReadonlySet<string> = new Set(['kinds.json', 'broader.json', 'lines.json', 'lemmas.json'])
const SOURCES = path.join(import.meta.dirname, '..')
const THEMES = readdirSync(import.meta.dirname).filter(name => name.endsWith('.json') && !OTHERS.has(name))

const lists = THEMES.flatMap(name => Object.entries(read(name)).map(([sense, rows]) => ({ name, sense, rows })))

function read(name: string): Lists {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, name), 'utf8'))
}

describe('the lexicon', () => {
  it('names a sense once, in one theme', () => {
    const names = lists.map(({ sense }) => sense)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('has no sense that no rule asks about', () => {
    const code = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map(name => readFileSync(path.join(SOURCES, name), 'utf8'))
      .join('\n')
    const unused = lists.filter(({ sense }) => !code.includes(`'${sense}'`) && !code.includes(`"${sense}"`))
    expect(unused.map(({ sense }) => sense)).toEqual([])
  })

  it('has no word twice in a sense, and no two senses with the same words', () => {
    const seen = new Map<string, string>()
    for (const { sense, rows } of lists) {
      const words = rows.flatMap(row => row.split(', '))
      expect([sense, words.filter((word, at) => words.indexOf(word) !== at)]).toEqual([sense, []])
      const all = [...words].sort().join(', ')
      expect([sense, seen.get(all)]).toEqual([sense, undefined])
      seen.set(all, sense)
    }
  })
})
