import { describe, expect, test } from 'vitest'
import { type Rule, standingOf } from './standing.ts'

const rule = (more: Partial<Rule> = {}): Rule => ({
  policy: 'certain',
  line: kind => (kind === 'date' ? 0.95 : 0.8),
  withdrawnKinds: new Set(['label']),
  doubtfulPages: new Set(),
  ...more,
})
const published = { publication: 'published', reason: null }

describe('how a new item stands with pupils', () => {
  test('what nobody judged is published, as everything was before', () => {
    expect(standingOf({}, rule())).toEqual(published)
    expect(standingOf({ certainty: null, factKind: null }, rule())).toEqual(published)
  })

  test('what is certain is published, the rest waits; each kind has its line', () => {
    expect(standingOf({ certainty: 0.8, factKind: 'definition' }, rule())).toEqual(published)
    expect(standingOf({ certainty: 0.8, factKind: 'date' }, rule())).toEqual({
      publication: 'suggested',
      reason: 'uncertain',
    })
    expect(standingOf({ certainty: 0.95, factKind: 'date' }, rule())).toEqual(published)
  })

  test('a proof stands for a certainty, and what a model wrote without one waits', () => {
    expect(standingOf({ proved: true, certainty: 0.1 }, rule())).toEqual(published)
    expect(standingOf({ proved: false, certainty: 0.99 }, rule())).toEqual({
      publication: 'suggested',
      reason: 'unproved',
    })
  })

  test('a teacher may look at everything first, or let everything through', () => {
    const waits = { publication: 'suggested', reason: 'policy' }
    expect(standingOf({ certainty: 1 }, rule({ policy: 'reviewed' }))).toEqual(waits)
    expect(standingOf({ certainty: 0 }, rule({ policy: 'all' }))).toEqual(published)
    expect(standingOf({ proved: false }, rule({ policy: 'all' }))).toEqual(published)
  })

  test('what its own passage contradicts waits, whatever its teacher lets through', () => {
    const waits = { publication: 'suggested', reason: 'contradicted' }
    for (const policy of ['certain', 'reviewed', 'all'] as const)
      expect(standingOf({ proved: false, contradicted: true, certainty: 1 }, rule({ policy }))).toEqual(waits)
    expect(standingOf({ proved: false, contradicted: false }, rule({ policy: 'all' }))).toEqual(published)
  })

  test('what speaks against an item comes before that its teacher looks at all, and outlives a policy', () => {
    const reviewed = rule({ policy: 'reviewed' })
    expect(standingOf({ proved: false }, reviewed).reason).toBe('unproved')
    expect(standingOf({ doubtful: true, proved: true }, reviewed).reason).toBe('reading')
    expect(standingOf({ proved: true }, reviewed).reason).toBe('policy')
  })

  test('what stands on a page that was hard to read waits, proved or certain, unless all goes through', () => {
    const waits = { publication: 'suggested', reason: 'reading' }
    expect(standingOf({ doubtful: true, proved: true, certainty: 1 }, rule())).toEqual(waits)
    expect(standingOf({ doubtful: true }, rule())).toEqual(waits)
    expect(standingOf({ doubtful: true }, rule({ policy: 'all' }))).toEqual(published)
  })

  test('a kind that is withdrawn is out, whatever the policy', () => {
    const out = { publication: 'withdrawn', reason: 'kind' }
    for (const policy of ['certain', 'reviewed', 'all'] as const)
      expect(standingOf({ certainty: 1, factKind: 'label', proved: true }, rule({ policy }))).toEqual(out)
  })
})
