/**
 * A file name that every system takes, accents kept: 'Biologia - Água (1).apkg'. At most 120 characters before the
 * ending.
 */
export function fileNameOf(title: string, ending: string): string {
  const name = title
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
    .toWellFormed()
    // Windows takes no name that ends so.
    .replace(/[. ]+$/, '')
  return `${name.replace(/^\.+/, '') || 'capivira'}.${ending}`
}

/**
 * The value of Content-Disposition that names a download: `filename*` (RFC 6266, RFC 8187) carries the accents,
 * `filename` is for what only reads ASCII.
 * @param kind 'inline' shows it in the browser, 'attachment' saves it
 */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** '50 MB' for a limit in bytes. */
export const formatMegabytes = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MB`
