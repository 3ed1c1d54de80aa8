/**
 * The disposable child that reads one PDF with PDFium (WASM) and answers the parent's requests (see wire.ts).
 *
 * Plain JavaScript with checked JSDoc types on purpose: stripping types would cost every child 45 ms and 30 MB.
 * It runs without environment, file, process or worker permissions; its document is an open descriptor.
 *
 * @import { ChildRequest, ChildReply } from './wire.ts'
 */
import { openDocument } from './document.js'

/** @type {ReturnType<typeof openDocument> | undefined} */
let document

/**
 * @param {ChildReply} reply
 * @param {readonly Uint8Array[]} [binary]
 */
function send(reply, binary = []) {
  const json = Buffer.from(JSON.stringify(reply))
  const head = Buffer.alloc(8)
  let length = 4 + json.length
  for (const part of binary) length += part.byteLength
  head.writeUInt32LE(length, 0)
  head.writeUInt32LE(json.length, 4)
  // All of an answer in one call of the system.
  process.stdout.cork()
  process.stdout.write(head)
  process.stdout.write(json)
  for (const part of binary) process.stdout.write(part)
  process.stdout.uncork()
}

/** @param {ChildRequest} request */
function answer(request) {
  if (request.op === 'open') {
    document = openDocument()
    return send(document.opened())
  }
  if (!document) throw new Error('open comes first')
  if (request.op === 'outline') return send(document.outline(request.maxEntries))
  if (request.op === 'survey') return send(document.survey(request.from, request.to))
  if (request.op === 'render') return send(...document.render(request))
  for (let page = request.from; page <= request.to; page++) send(...document.text(page, request.maxGlyphs))
}

let pending = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', chunk => {
  pending += chunk
  const lines = pending.split('\n')
  pending = lines.pop() ?? ''
  for (const line of lines) answer(JSON.parse(line))
})
// The parent is gone.
process.stdin.on('end', () => process.exit())
