/**
 * A PDF written by hand, object by object, for files that no library would write. The objects are numbered from 1; the
 * first one is the catalog. Offsets in the cross-reference table are right unless the caller breaks them afterwards.
 */
export function rawPdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: string | Buffer) => {
    const bytes = Buffer.from(part)
    parts.push(bytes)
    length += bytes.length
  }
  objects.forEach((object, index) => {
    offsets.push(length)
    add(`${index + 1} 0 obj\n`)
    add(object)
    add('\nendobj\n')
  })
  const start = length
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`)
  for (const offset of offsets) add(`${String(offset).padStart(10, '0')} 00000 n \n`)
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}

/** A stream object with its dictionary's entries. */
export const stream = (bytes: Buffer | string, entries = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${Buffer.byteLength(bytes)} ${entries} >>\nstream\n`),
    Buffer.from(bytes),
    Buffer.from('\nendstream'),
  ])

export const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'
export const ONE_PAGE = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'

/** A page whose content is object 4 and whose only font is object 5. */
export const page = (resources = '') =>
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ' +
  `${resources} >> >>`
export const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

/** One page with this content. */
export const onePage = (content: Buffer, rest: readonly (string | Buffer)[] = [], resources = '') =>
  rawPdf([CATALOG, ONE_PAGE, page(resources), content, HELVETICA, ...rest])
