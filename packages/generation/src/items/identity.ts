import { createHash } from 'node:crypto'
import { normalize } from '@capivira/portuguese/tokens'

/** Stable hash of what is asked and where it comes from, 16 hexadecimal digits. */
export function fingerprintOf(kind: 'card' | 'question' | 'word', ...parts: readonly string[]): string {
  return createHash('sha256')
    .update([kind, ...parts.map(normalize)].join('\n'))
    .digest('hex')
    .slice(0, 16)
}
