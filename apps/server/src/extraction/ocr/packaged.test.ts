import { describe, expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { hasProc } from '../sandbox/process-usage.ts'
import { packagedOcr } from './packaged.ts'

const blank = { width: 200, height: 100, pixels: Buffer.alloc(20_000, 255) }

describe('packagedOcr', () => {
  test('answers one picture after another, offline', async () => {
    const engine = packagedOcr(LIMITS)
    expect(await engine.read(blank)).toMatch(/^1\t1\t/)
    expect(await engine.read(blank)).toMatch(/^1\t1\t/)
    engine.close()
  })

  test('a limit of time ends it, and the next picture is read by a new one', async () => {
    let ocrMs = 1
    const engine = packagedOcr({
      ...LIMITS,
      get ocrMs() {
        return ocrMs
      },
    })
    await expect(engine.read(blank)).rejects.toThrow('recognition stopped')
    ocrMs = LIMITS.ocrMs
    expect(await engine.read(blank)).toMatch(/^1\t1\t/)
    engine.close()
  })

  test.runIf(hasProc)('a limit of memory ends it', async () => {
    const engine = packagedOcr({ ...LIMITS, maxResidentBytes: 5_000_000 })
    await expect(engine.read(blank)).rejects.toThrow('recognition stopped')
    engine.close()
  })
})
