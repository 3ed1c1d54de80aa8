import { expect, test } from 'vitest'
import { explainLog } from './log.ts'

const full = 'O disco está cheio: o banco de dados não conseguiu gravar em /dados. Libere espaço e inicie de novo.'

test.each([
  ['FATAL:  could not write to file "pg_wal/xlogtemp.9": No space left on device', full],
  // What fits only in part is told otherwise; the hint is the same.
  [
    'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 8\nHINT:  Check free ' +
      'disk space.\nPANIC:  cannot abort transaction 1, it was already committed',
    full,
  ],
  ['FATAL:  something else', 'O banco de dados em /dados não iniciou. Mensagem do PostgreSQL:\nFATAL:  something else'],
])('%s', (text, message) => {
  expect(explainLog({ text: () => text }, '/dados', null).message).toBe(message)
})
