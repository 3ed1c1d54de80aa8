import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { mayPaintAnnotations, packedObjects } from './packed.js'

const LINK = '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] >>'
const packed = (objects: string, entries = '/Filter /FlateDecode') =>
  Buffer.concat([
    Buffer.from(`9 0 obj\n<< /Type /ObjStm /N 1 /First 5 ${entries} >>\nstream\r\n`),
    deflateSync(Buffer.from(`7 0 ${objects}`)),
    Buffer.from('\nendstream\nendobj\n'),
  ])
const rewritten = (bytes: Buffer, name: string, other: string) =>
  Buffer.from(bytes.toString('latin1').replace(name, other), 'latin1')
const unnumbered = Buffer.concat([
  Buffer.from('9 0 obj\n<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode >>\nstream\n'),
  deflateSync(Buffer.from('\x027 0 '.concat(LINK), 'latin1')),
  Buffer.from('\nendstream\nendobj\n'),
])
const file = (...parts: (string | Buffer)[]) => Buffer.concat(['%PDF-1.5\n', ...parts].map(part => Buffer.from(part)))

test('a file of links, letters and pictures paints nothing by annotations, packed or not', () => {
  const font = '<< /Type /Font /Subtype/Type1 >><< /Subtype /Image >>'
  expect(mayPaintAnnotations(file(font, LINK))).toBe(false)
  expect(mayPaintAnnotations(file(font, packed(LINK), packed('<</Subtype/Popup/Open false>>')))).toBe(false)
})

test('what the object before it says does not make a stream unknown', () => {
  const table = '8 0 obj\n<< /Type /XRef /DecodeParms << /Columns 4 /Predictor 12 >> >>\nstream\nx\nendstream\nendobj\n'
  expect([...packedObjects(file(table, packed(LINK)))].map(objects => objects?.toString())).toEqual([`7 0 ${LINK}`])
  expect(mayPaintAnnotations(file(table, packed(LINK)))).toBe(false)
})

test('names with other signs by their numbers are no reason for doubt', () => {
  expect(mayPaintAnnotations(file('<< /BaseFont /Times#20New#52oman /Subtype /Type1 >> /APart 7', LINK))).toBe(false)
})

test.each([
  ['in the open', file(LINK, '<< /Subtype /Square >>')],
  ['packed', file(packed(LINK), packed('<</Subtype/FreeText>>'))],
  ['of a kind that nobody knows', file('<< /Subtype /Linkage >>')],
  ['of a kind written in another way', file('<< /Subtype /Link#65r >>')],
  ['of a kind that stands elsewhere', file('<< /Subtype 12 0 R >>')],
  ['in a stream that cannot be unpacked', file(packed(LINK, '/Filter /LZWDecode').subarray(0, -60))],
  ['of a kind whose key is written in another way', file(LINK, '<< /Type /Annot /Sub#74ype /Square >>')],
  ['packed, with its key written in another way', file(packed('<< /#53#75btyp#65 /Square >>'))],
  ['without a kind', file(LINK, '<< /Type /Annot /Rect [0 0 9 9] /AP << /N 4 0 R >> >>')],
  ['without a kind, its looks elsewhere', file(packed('<</Type/Annot/Rect[0 0 9 9]/AP 12 0 R>>'))],
  [
    'in a stream whose type is written in another way',
    file(rewritten(packed('<</Subtype/Square>>'), 'ObjStm', 'Obj#53tm')),
  ],
  ['in a stream told by what stands elsewhere', file(packed(LINK, '/Filter /FlateDecode /DecodeParms 12 0 R'))],
  ['in one that says so in another way', file(packed(LINK, '/Filter /FlateDecode /Decode#50arms << /Predictor 12 >>'))],
  ['in a stream that holds no objects', file(unnumbered)],
  ['in a stream told by its neighbours', file(packed(LINK, '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'))],
])('an annotation that may paint is found %s', (_, bytes) => {
  expect(mayPaintAnnotations(bytes)).toBe(true)
})
