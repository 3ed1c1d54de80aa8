import type { Limits } from '../limits.ts'
import { hasNativeTesseract, nativeOcr } from './native.ts'
import type { OcrEngine } from './ocr-engine.ts'
import { packagedOcr } from './packaged.ts'

/** Which Tesseract reads: that of the machine or the one that comes with the product. */
export const ENGINES = ['native', 'packaged'] as const
export type EngineName = (typeof ENGINES)[number]

/**
 * The engine asked for; else the Tesseract of the machine when it knows Portuguese (about 1.4 times as fast), else the
 * one from npm.
 */
export async function openOcr(limits: Limits, name?: EngineName): Promise<OcrEngine> {
  const isNative = name ? name === 'native' : await hasNativeTesseract()
  return isNative ? nativeOcr(limits) : packagedOcr(limits)
}
