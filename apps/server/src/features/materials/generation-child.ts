/** Runs as a process: writes the items of the document it is sent, tells how far it is, and waits to be ended. */
import { generateMaterial } from '@capivira/generation/generate'
import type { ChildMessage, ChildOrder } from './generate-in-child.ts'

const parent = process.ppid
const tell = (message: ChildMessage) => process.send?.(message)

function onProgress(share: number): void {
  // Nobody waits for the result of a child whose parent is gone.
  if (process.ppid !== parent) process.exit()
  tell({ share })
}

process.once('message', ({ document, title, seed }: ChildOrder) => {
  try {
    tell({ generated: generateMaterial(document, { title, seed, onProgress }) })
  } catch (error) {
    tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
process.once('disconnect', () => process.exit())
