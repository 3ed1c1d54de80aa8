/**
 * The text of a file of unknown encoding: UTF-8 or UTF-16 by its mark, UTF-8 when it is one throughout, and else
 * Windows-1252, which is what Excel in Portuguese writes as 'CSV'.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return composed(new TextDecoder('utf-16le').decode(bytes))
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return composed(new TextDecoder('utf-16be').decode(bytes))
  try {
    return composed(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return composed(new TextDecoder('windows-1252').decode(bytes))
  }
}

const composed = (text: string) => text.normalize('NFC')
