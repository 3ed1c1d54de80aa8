/**
 * Reads a text of ours again and again until V8 has compiled what reading takes, and writes the machine code to stdout
 * (see compiled-code.ts). Runs with the flags of engine-flags.ts.
 */
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { renderText } from '../../../demo/render.ts'
import { LIMITS } from '../limits.ts'
import { openDocument } from './document.js'
import { compiledCode } from './pdfium.js'

const TEXT = new URL('../../../demo/texts/geografia-6-ano.md', import.meta.url)
/** From here on more readings no longer made the children quicker (measured). */
const READINGS = 24
/** V8 compiles beside the program: the code is complete when it has stopped growing. */
const SETTLED_MS = 300

const descriptor = await ourDocument()
for (let reading = 0; reading < READINGS; reading++) {
  const document = openDocument(descriptor)
  const { pages } = document.opened()
  for (let page = 1; page <= pages; page++) document.text(page, LIMITS.maxGlyphsPerPage)
}
process.stdout.write(await settled())

/** The rendered text as an open file that is gone from its folder. */
async function ourDocument(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'capivira-code-'))
  try {
    const file = join(folder, 'text.pdf')
    writeFileSync(file, await renderText(readFileSync(TEXT, 'utf8')))
    return openSync(file, 'r')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function settled(): Promise<Uint8Array> {
  for (let before = compiledCode(); ; ) {
    await sleep(SETTLED_MS)
    const code = compiledCode()
    if (code.byteLength === before.byteLength) return code
    before = code
  }
}
