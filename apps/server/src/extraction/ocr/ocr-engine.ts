import type { GreyPicture, Layout } from './picture.ts'

/** Reads pictures of pages, one at a time. */
export type OcrEngine = {
  /** Tesseract's TSV. Rejects when a limit was reached or recognition failed; the next call starts afresh. */
  read: (picture: GreyPicture, layout?: Layout) => Promise<string>
  close: () => void
}
