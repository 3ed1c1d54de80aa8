/*
 * Quoted-printable (RFC 2045, 6.7): what mail programs and contacts of telephones write for letters beyond ASCII,
 * '=C3=A7' for 'ç', with '=' at the end of a line that goes on below.
 */

const encoded = /(?:=[0-9A-F]{2})+/g
/** Letters of Portuguese within words: nobody writes these otherwise. */
const utf8Letter = /(?<=\p{L})=C3=[89AB][0-9A-F]|=C3=[89AB][0-9A-F](?=\p{L})/gu
const latinLetter = /(?<=\p{L})=(?:E[0-7AD9]|F[345A])(?=\p{L}|=E)/gu

/** What stands behind a '=' of a program that writes so; in the names of a contact's fields something else may. */
const due = /=(?:[0-9A-F]{2}|[ \t]*(?:\r|\n|$))/g
const named = /(?:CHARSET|ENCODING)=[\w-]+/gi
/** Of an address: 'watch?v=E1aB'. */
const asked = /[?&]\w{1,30}=/

const bytesOf = (run: string) => Uint8Array.from(run.match(/[0-9A-F]{2}/g) ?? [], pair => Number.parseInt(pair, 16))

/** Letters of a file by which it is told. */
const sampled = 200_000

/** A text in quoted-printable as it was meant; null of one that is not in it. */
export function fromQuotedPrintable(text: string): string | null {
  // Whoever wrote one such letter as it is wrote all so.
  if (/(?![A-Za-z])\p{L}/u.test(text)) return null
  const signs = text.slice(0, sampled).replace(named, '')
  if ((signs.match(due)?.length ?? 0) < 0.9 * (signs.match(/=/g)?.length ?? 0)) return null
  const head = text.slice(0, sampled).replace(/=[ \t]*(?:\r\n?|\n)/g, '')
  const isUtf8 = head.match(utf8Letter) !== null
  if (!isUtf8 && (asked.test(head) || (head.match(latinLetter)?.length ?? 0) < 2)) return null
  const decoder = new TextDecoder(isUtf8 ? 'utf-8' : 'windows-1252')
  return text.replace(/=[ \t]*(?:\r\n?|\n)/g, '').replace(encoded, run => decoder.decode(bytesOf(run)))
}
