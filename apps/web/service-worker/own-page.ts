/** What the server writes into every page of ours, of earlier versions as well. */
const mark = '<meta name="school-time-zone"'

/**
 * Whether a text is our page, whole: a gateway's, a filter's or a portal's has no mark, one that was cut has no end.
 */
export function isOwnPage(text: string): boolean {
  return text.includes(mark) && text.trimEnd().endsWith('</html>')
}

/** The hashed files that a page begins with: those of another version than the worker's would not be on the device. */
export function filesOfPage(text: string): string[] {
  return [...text.matchAll(/<(?:script|link)\s[^>]*\b(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(
    ([, file]) => file ?? [],
  )
}

const kinds = {
  js: /javascript/,
  css: /css/,
  html: /html/,
  svg: /svg/,
  png: /png/,
  woff2: /font|octet/,
  webmanifest: /json/,
}

/** Whether an answer is the file that was asked for, and no page that some network puts in every file's place. */
export function isFile(
  path: string,
  { ok, redirected, headers }: Pick<Response, 'ok' | 'redirected' | 'headers'>,
): boolean {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  const wanted = Object.entries(kinds).find(([name]) => name === ending)?.[1]
  return ok && !redirected && (wanted?.test(headers.get('content-type') ?? '') ?? true)
}
