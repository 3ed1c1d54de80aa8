import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Kind, kinds, parseList, parseSource, shares } from './list.ts'
import { dealShares } from './shares.ts'

const sha = 'a'.repeat(64)
const head = 'file\tkind\tlicence\tsource\tpages\tsha256\twords\tshare'
const row = `slides/01.pdf\tslides\tMIT\tdona/aulas@${'b'.repeat(40)}:aula 1.pdf\t2-9\t${sha}\t812\topen`

describe('parseSource', () => {
  test('reads a file of a repository at a commit', () => {
    expect(parseSource(`dona/aulas@${'b'.repeat(40)}:pasta/aula: 1.pdf`)).toEqual({
      from: 'git',
      repository: 'dona/aulas',
      commit: 'b'.repeat(40),
      path: 'pasta/aula: 1.pdf',
    })
  })

  test('reads a file of a Debian package whose version has an epoch', () => {
    expect(parseSource('guia-pt=5:1.2-1:/usr/share/doc/guia.pdf')).toEqual({
      from: 'debian',
      name: 'guia-pt',
      version: '5:1.2-1',
      path: '/usr/share/doc/guia.pdf',
    })
  })

  test('refuses a short commit and a relative path of a package', () => {
    expect(() => parseSource('dona/aulas@abc123:aula.pdf')).toThrow('Not a source')
    expect(() => parseSource('guia-pt=1.2-1:usr/share/doc/guia.pdf')).toThrow('Not a source')
  })
})

describe('parseList', () => {
  test('reads a document', () => {
    expect(parseList(`${head}\n${row}\n`)).toEqual([
      {
        file: 'slides/01.pdf',
        kind: 'slides',
        licence: 'MIT',
        source: parseSource(`dona/aulas@${'b'.repeat(40)}:aula 1.pdf`),
        pages: '2-9',
        sha256: sha,
        words: 812,
        share: 'open',
      },
    ])
  })

  test.each([
    ['kind', row.replace('\tslides\t', '\tposters\t')],
    ['share', row.replace('\topen', '\tsecret')],
    ['hash', row.replace(sha, 'abc')],
    ['licence', row.replace('MIT', '')],
    ['pages', row.replace('2-9', '2,9')],
  ])('refuses a wrong %s', (_, line) => {
    expect(() => parseList(`${head}\n${line}\n`)).toThrow()
  })
})

describe('the collection', () => {
  const entries = parseList(readFileSync(new URL('documents.tsv', import.meta.url), 'utf8'))
  const of = (kind: Kind) => entries.filter(entry => entry.kind === kind)

  test('has no file twice', () => {
    expect(new Set(entries.map(entry => entry.sha256)).size).toBe(entries.length)
    expect(new Set(entries.map(entry => entry.file)).size).toBe(entries.length)
  })

  test.each(kinds)('has at least twelve %s and each share of them', kind => {
    expect(of(kind).length).toBeGreaterThanOrEqual(12)
    expect(shares.filter(share => of(kind).some(entry => entry.share === share))).toEqual(shares)
  })

  test('holds documents of 400 to 10 000 words', () => {
    expect(entries.filter(({ words }) => words < 400 || words > 10_000)).toEqual([])
  })

  test('typesets at most a third of them', () => {
    const typeset = entries.filter(entry => !/\.pdf(\.gz)?$/i.test(entry.source.path))
    expect(typeset.length * 3).toBeLessThanOrEqual(entries.length)
  })

  test('leaves out the repositories that serve another measurement', () => {
    const left = [
      ...['scieloorg/packtools', 'scieloorg/document-store-migracao', 'livro-aberto/livroabertoem'],
      ...['guimeira/slides-computacao', 'gilberto-sassi/material-didatico', 'C4AI/Pira'],
    ]
    expect(entries.filter(({ source }) => source.from === 'git' && left.includes(source.repository))).toEqual([])
  })

  test('is dealt by the hashes alone', () => {
    const dealt = dealShares(entries.map(({ kind, sha256 }) => ({ kind, sha256 })))
    expect(entries.map(({ sha256 }) => dealt.get(sha256))).toEqual(entries.map(({ share }) => share))
  })
})
