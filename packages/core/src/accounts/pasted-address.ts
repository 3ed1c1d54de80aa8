import { withoutUnseen } from '../http/unseen.ts'

/** An address, the name of whom it is, and what stands around both; whoever pastes more has pasted something else. */
const longest = 320

/** What may stand before an address: of a link, of a vCard, or written. */
const labels = /^(?:mailto:\s*|(?:item\d+\.)?e-?mail(?:\s*;[^:@]*:|\s*[;:]|\s+[-–—]|(?=\s))\s*)/i
/** Signs that may stand around an address. */
const around = /^(?:"([^"\s]+)"|'([^'\s]+)'|[“„”]([^“”\s]+)[“”]|[‘’]([^‘’\s]+)[‘’]|\(([^()\s]+)\))[;,.\s]*$/

/**
 * An e-mail address as it was meant where a mail program's form of it was pasted: 'Ana <ana@casa.example>',
 * 'mailto:ana@casa.example', 'EMAIL;TYPE=INTERNET:ana@casa.example' of a vCard, '(ana@casa.example)' and
 * 'ana@casa.example;' are 'ana@casa.example'. Any other text stays, without what nobody sees: also one with two
 * addresses, of which none is meant more than the other. A longer text stays unread.
 */
export function pastedAddress(text: string): string {
  if (text.length > longest) return text
  const seen = withoutUnseen(text.normalize('NFKC')).trim()
  const [, name = '', inside = seen] = /^([^<>]*)<([^<>\s@]+@[^<>\s@]+)>[\s;,.]*$/.exec(seen) ?? []
  // Programs put the address in the place of a name that they do not know.
  if (name.includes('@') && name.replace(/["'\s]/g, '') !== inside) return seen
  const labelled = inside.replace(labels, '')
  if (!labelled.includes('@')) return labelled
  const bare = around.exec(labelled)?.slice(1).find(Boolean) ?? labelled
  // What a link would write into the letter.
  const [link = ''] = /(?<=@[^\s@?]+)\?\S*$/.exec(bare) ?? []
  // A copy for somebody else is a second address; what still has a colon was no label.
  if (/@|%40/i.test(link) || (labelled !== inside && bare.includes(':'))) return seen
  return bare.slice(0, bare.length - link.length).replace(/[;,.\s]+$/, '')
}
