import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { mayPaintAnnotations } from './packed.js'

const LINK = '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] >>'
const packed = (objects: string, entries = '/Filter /FlateDecode') =>
  Buffer.concat([
    Buffer.from(`9 0 obj\n<< /Type /ObjStm /N 1 /First 5 ${entries} >>\nstream\r\n`),
    deflateSync(Buffer.from(`7 0 ${objects}`)),
    Buffer.from('\nendstream\nendobj\n'),
  ])
const file = (...parts: (string | Buffer)[]) => Buffer.concat(['%PDF-1.5\n', ...parts].map(part => Buffer.from(part)))

test('a file of links, letters and pictures paints nothing by annotations, packed or not', () => {
  const font = '<< /Type /Font /Subtype/Type1 >><< /Subtype /Image >>'
  expect(mayPaintAnnotations(file(font, LINK))).toBe(false)
  expect(mayPaintAnnotations(file(font, packed(LINK), packed('<</Subtype/Popup/Open false>>')))).toBe(false)
})

test.each([
  ['in the open', file(LINK, '<< /Subtype /Square >>')],
  ['packed', file(packed(LINK), packed('<</Subtype/FreeText>>'))],
  ['of a kind that nobody knows', file('<< /Subtype /Linkage >>')],
  ['of a kind written in another way', file('<< /Subtype /Link#65r >>')],
  ['of a kind that stands elsewhere', file('<< /Subtype 12 0 R >>')],
  ['in a stream that cannot be unpacked', file(packed(LINK, '/Filter /LZWDecode').subarray(0, -60))],
  ['in a stream told by its neighbours', file(packed(LINK, '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'))],
])('an annotation that may paint is found %s', (_, bytes) => {
  expect(mayPaintAnnotations(bytes)).toBe(true)
})
