/**
 * The child that reads pictures of pages with the Tesseract of tesseract.js, offline. Plain JavaScript, like the PDF
 * child. In, on stdin: `u32le length · u8 segmentation (--psm) · PGM picture`. Out, on stdout: `u32le length · TSV` (as
 * `tesseract … tsv` writes it). Its arguments are V8's switches.
 *
 * Tesseract is called straight, in the process's only thread: the package's worker would be a second one within a
 * process that does nothing else, with a copy of each picture (a sixth of the time of one page).
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { gunzipSync } from 'node:zlib'

for (const flag of process.argv.slice(2)) setFlagsFromString(flag)

/**
 * What is used of Tesseract's C++ API.
 * @typedef {{
 *   Init: (path: null, language: string, engine: number) => number,
 *   SetVariable: (name: string, value: string) => boolean,
 *   SetImageFile: (exif: number, angle: number) => number,
 *   Recognize: (monitor: null) => number,
 *   GetTSVText: () => string,
 * }} Api
 * @typedef {{ FS: { writeFile: (path: string, data: Uint8Array) => void }, TessBaseAPI: new () => Api }} Tesseract
 */

/** The neural network alone. */
const LSTM_ONLY = 1
const FAILED = -1
const UNREADABLE = 1

const require = createRequire(import.meta.url)
/**
 * The build for what this processor can do.
 * @type {(engine: number, path: undefined, log: { progress: () => void }) => Promise<(options: object) =>
 *   Promise<Tesseract>>}
 */
const coreFor = require('tesseract.js/src/worker-script/node/getCore.js')
const core = await coreFor(LSTM_ONLY, undefined, { progress: () => {} })
const { FS, TessBaseAPI } = await core({ TesseractProgress: () => {} })

const language = new URL('4.0.0_best_int/por.traineddata.gz', import.meta.resolve('@tesseract.js-data/por'))
FS.writeFile('por.traineddata', gunzipSync(readFileSync(fileURLToPath(language))))
const api = new TessBaseAPI()
if (api.Init(null, 'por', LSTM_ONLY) === FAILED) throw new Error('Tesseract does not start')
api.SetVariable('user_defined_dpi', '200')

/** @param {Buffer} request */
function read(request) {
  api.SetVariable('tessedit_pageseg_mode', String(request[0]))
  FS.writeFile('/input', request.subarray(1))
  if (api.SetImageFile(1, 0) === UNREADABLE) throw new Error('no picture')
  api.Recognize(null)
  const tsv = Buffer.from(api.GetTSVText())
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
  read(bytes.subarray(HEAD, needed))
  chunks = []
  available = 0
  needed = HEAD
}
