import type { Limits } from '../limits.ts'
import { hasNativeTesseract, nativeOcr } from './native.ts'
import { packagedOcr } from './packaged.ts'
import type { GreyPicture, Layout } from './picture.ts'

/** Which Tesseract reads: that of the machine or the one that comes with the product. */
export const ENGINES = ['native', 'packaged'] as const
export type EngineName = (typeof ENGINES)[number]

/** Reads pictures of pages, one at a time. */
export type OcrEngine = {
  /** Tesseract's TSV. Rejects when a limit was reached or recognition failed; the next call starts afresh. */
  read: (picture: GreyPicture, layout?: Layout) => Promise<string>
  close: () => void
}

/** The engine asked for; else the Tesseract of the machine when it knows Portuguese (about 1.4 times as fast), else the one from npm. */
export async function openOcr(limits: Limits, name?: EngineName): Promise<OcrEngine> {
  const isNative = name ? name === 'native' : await hasNativeTesseract()
  return isNative ? nativeOcr(limits) : packagedOcr(limits)
}
