import { mkdtempSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LIMITS } from '../limits.ts'
import { temporaryFiles } from '../testing/pdf.ts'
import { hasNativeTesseract, nativeOcr } from './native.ts'

const save = temporaryFiles()
const picture = { width: 4, height: 1, pixels: Buffer.alloc(4) }

/** Puts a script in the place of the machine's Tesseract, in a folder of its own. */
function install(script: string): void {
  const folder = mkdtempSync(join(dirname(save('readme', '')), 'bin-'))
  writeFileSync(join(folder, 'tesseract'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
}

afterEach(() => vi.unstubAllEnvs())

describe.skipIf(process.platform === 'win32')('the Tesseract of the machine', () => {
  test('is asked for its languages, then reads the picture from its input', async () => {
    install('case "$1" in --list-langs) echo eng; echo por;; *) printf "%s " "$@"; wc -c;; esac')
    expect(await hasNativeTesseract()).toBe(true)
    expect((await nativeOcr(LIMITS).read(picture)).trim()).toMatch(
      /^stdin stdout -l por --dpi 200 -c tessedit_create_tsv=1 --psm 3 +15$/,
    )
  })

  test('is not mistaken for another, found elsewhere', async () => {
    install('echo eng')
    expect(await hasNativeTesseract()).toBe(false)
    install('echo eng; echo por')
    expect(await hasNativeTesseract()).toBe(true)
  })

  test('that says nothing rejects', async () => {
    install('cat > /dev/null; exit 1')
    await expect(nativeOcr(LIMITS).read(picture)).rejects.toThrow('recognition stopped')
  })

  test('that does not end is ended', async () => {
    install('sleep 20')
    await expect(nativeOcr({ ...LIMITS, ocrMs: 200 }).read(picture)).rejects.toThrow('recognition stopped')
  })
})
