import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A parent that is killed says nothing: its end of the pipe closes. */
test.each(['sandbox/start.js', 'ocr/child.js'])('%s ends when its parent is gone', async script => {
  const descriptor = openSync(import.meta.filename, 'r')
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', script)], {
    stdio: ['pipe', 'ignore', 'ignore', descriptor],
  })
  closeSync(descriptor)
  child.stdin?.end()
  expect(await once(child, 'exit')).toEqual([0, null])
})
