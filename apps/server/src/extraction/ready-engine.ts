import { setTimeout as sleep } from 'node:timers/promises'
import { makeCode, takeCode } from './sandbox/compiled-code.ts'

type Options = {
  /** Where what is made once is kept; nobody else may write there. */
  folder: string
  /** Making takes a processor for seconds: what has to be done at the start goes first. */
  afterMs: number
}

/**
 * Sees to it that PDFs are read without compiling PDFium for each of them; until then, and where it cannot be had, they are
 * read all the same. Ends at once when what was made before still fits. Throws when it cannot be made or kept.
 */
export async function readyEngine({ folder, afterMs }: Options): Promise<void> {
  if (await takeCode(folder)) return
  await sleep(afterMs)
  // Another role of this machine may have made it meanwhile.
  if (await takeCode(folder)) return
  await makeCode(folder)
  await takeCode(folder)
}
