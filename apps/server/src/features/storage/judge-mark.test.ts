import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Claim, DatabaseHome, Mark } from '../../platform/files/claim.ts'
import { judgeMark, type Known } from './judge-mark.ts'

const place = { kind: 's3', bucket: 'balde', prefix: '' } as const
const home: DatabaseHome = { kind: 'server', cluster: '7', database: '16384' }
const here = { place, home }
const known: Known = { id: 'a', number: 5, nonce: 'n5', pending: null, home }
const pending: Claim = { installation: 'a', number: 6, nonce: 'n6' }
const mark = (changes: Partial<Mark> = {}): Mark => ({ installation: 'a', number: 5, nonce: 'n5', place, ...changes })

test.each<[string, Mark | null, Known, typeof here, string]>([
  ['what was written last', mark(), known, here, 'ours'],
  ['what was about to be written when a crash came', mark(pending), { ...known, pending }, here, 'ours'],
  ['the one before, the crash having come sooner', mark(), { ...known, pending }, here, 'ours'],
  ['an older storage', mark({ number: 3, nonce: 'n3' }), known, here, 'ours'],
  ['none', null, known, here, 'unmarked'],
  [
    'one that came with files from another bucket',
    mark({ place: { ...place, bucket: 'outro' } }),
    known,
    here,
    'unmarked',
  ],
  ['one of another prefix', mark({ place: { ...place, prefix: 'teste/' } }), known, here, 'unmarked'],
  ['a higher number', mark({ number: 6, nonce: 'x' }), known, here, 'copy'],
  ['the same number, raised by another', mark({ nonce: 'x' }), known, here, 'copy'],
  ['another installation', mark({ installation: 'b' }), known, here, 'foreign'],
  ['another installation with a lower number', mark({ installation: 'b', number: 1 }), known, here, 'foreign'],
  [
    'ours, but the row was restored into another database',
    mark(),
    known,
    { place, home: { ...home, database: '2' } },
    'copy',
  ],
  ['ours, but the row is in another cluster', mark(), known, { place, home: { ...home, cluster: '8' } }, 'copy'],
  ['ours, and the cluster may not be asked', mark(), known, { place, home: { ...home, cluster: null } }, 'ours'],
  ['ours, from before the home was known', mark(), { ...known, home: null }, here, 'ours'],
])('a mark that is %s', (_, found, row, there, judgement) => {
  expect(judgeMark(found, row, there)).toBe(judgement)
})

test('a folder is the same renamed or at its place; a copy of its files is not', () => {
  const folder = { path: '/dados/files', host: 'escola', device: '8', inode: '100' }
  const judge = (changes: Partial<typeof folder>) =>
    judgeMark(mark({ place: { kind: 'folder', folder } }), known, {
      home,
      place: { kind: 'folder', folder: { ...folder, ...changes } },
    })
  expect(judge({ path: '/outro' })).toBe('ours')
  expect(judge({ path: '/retrato', device: '9' })).toBe('unmarked')
  expect(judge({ inode: '101' })).toBe('ours')
  expect(judge({ path: '/copia/files', inode: '101' })).toBe('unmarked')
  expect(judge({ host: 'outra', inode: '101' })).toBe('unmarked')
})

/** What an owner does: raise, stopping at any of its three steps; look; or be restored from a row of before. */
type Step = 'raise' | 'crash-before' | 'crash-between' | 'restore'

test('whatever crashes come, the owner is never taken for a copy; a restored row that was overtaken is', () => {
  const step = fc.constantFrom<Step>('raise', 'raise', 'crash-before', 'crash-between', 'restore')
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), steps => {
      let row: Known = { id: 'a', number: 1, nonce: 'w1', pending: null, home }
      let there = mark({ number: 1, nonce: 'w1' })
      let words = 1
      const before = row
      for (const one of steps) {
        if (one === 'restore') {
          const overtaken = there.nonce !== before.nonce
          expect(judgeMark(there, before, here)).toBe(overtaken ? 'copy' : 'ours')
          continue
        }
        const claim = row.pending ?? { installation: 'a', number: row.number + 1, nonce: `w${++words}` }
        row = { ...row, pending: claim }
        if (one !== 'crash-before') there = { ...claim, place }
        if (one === 'raise') row = { ...row, number: claim.number, nonce: claim.nonce, pending: null }
        expect(judgeMark(there, row, here)).toBe('ours')
      }
    }),
  )
})
