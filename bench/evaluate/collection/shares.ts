import type { Share } from './list.ts'

type Dealt = { kind: string; sha256: string; share?: Share }

/** Of four documents of a kind, in the order of their hashes: two are open, one is for figures, one is sealed. */
const round = ['open', 'dev', 'open', 'sealed'] as const
const sealed = ['sealed-1', 'sealed-2', 'sealed-3'] as const

/**
 * Deals documents to their shares, each kind by itself, in the order of the SHA-256 of their files: half open, a
 * quarter dev, a quarter sealed and that in turn to three shares. A document that has its share keeps it, and those
 * that are added later are dealt on from there: nobody can choose what is sealed, and what was looked at never becomes
 * sealed.
 */
export function dealShares(documents: readonly Dealt[]): Map<string, Share> {
  const shares = new Map<string, Share>()
  for (const kind of new Set(documents.map(document => document.kind))) {
    const own = documents.filter(document => document.kind === kind)
    const kept = own.flatMap(({ sha256, share }) => (share ? [{ sha256, share }] : []))
    for (const { sha256, share } of kept) shares.set(sha256, share)
    let turn = kept.length
    let turnSealed = kept.filter(({ share }) => share.startsWith('sealed')).length
    const fresh = own.filter(document => !document.share).toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1))
    for (const { sha256 } of fresh) {
      const part = round[turn++ % round.length] ?? 'open'
      shares.set(sha256, part === 'sealed' ? (sealed[turnSealed++ % sealed.length] ?? 'sealed-1') : part)
    }
  }
  return shares
}
