/**
 * The child that reads pictures of pages with tesseract.js, offline. Plain JavaScript, like the PDF child.
 * In, on stdin: `u32le length · u8 segmentation (--psm) · PGM picture`. Out, on stdout: `u32le length · TSV` (as `tesseract … tsv` writes it).
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorker, OEM, PSM } from 'tesseract.js'

const languages = dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/por')))

const worker = await createWorker('por', OEM.LSTM_ONLY, {
  langPath: `${languages}/4.0.0_best_int`,
  gzip: true,
  cacheMethod: 'none',
})
const BLOCK = Number(PSM.SINGLE_BLOCK)

/** @param {Buffer} request */
async function read(request) {
  // The package's default takes a page for one block: columns interleave and pictures cost minutes.
  await worker.setParameters({
    tessedit_pageseg_mode: request[0] === BLOCK ? PSM.SINGLE_BLOCK : PSM.AUTO,
    user_defined_dpi: '200',
  })
  const picture = request.subarray(1)
  const { data } = await worker.recognize(picture, {}, { tsv: true, text: false })
  const tsv = Buffer.from(data.tsv ?? '')
  const head = Buffer.alloc(4)
  head.writeUInt32LE(tsv.length)
  process.stdout.write(head)
  process.stdout.write(tsv)
}

const HEAD = 4
let chunks = /** @type {Buffer[]} */ ([])
let available = 0
let needed = HEAD
for await (const chunk of process.stdin) {
  chunks.push(chunk)
  available += chunk.length
  if (available < needed) continue
  const bytes = Buffer.concat(chunks)
  chunks = [bytes]
  needed = HEAD + bytes.readUInt32LE(0)
  if (available < needed) continue
  // The parent sends the next picture only after it has this one's text.
  await read(bytes.subarray(HEAD, needed))
  chunks = []
  available = 0
  needed = HEAD
}
// The parent is gone; the worker thread would wait for it for ever.
process.exit()
