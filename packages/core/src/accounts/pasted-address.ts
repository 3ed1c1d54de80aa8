import { withoutUnseen } from '../http/unseen.ts'

/** An address, the name of whom it is, and what stands around both; whoever pastes more has pasted something else. */
const longest = 320

/**
 * An e-mail address as it was meant where a mail program's form of it was pasted: 'Ana <ana@casa.example>',
 * 'mailto:ana@casa.example' 'EMAIL;TYPE=INTERNET:ana@casa.example'
 * of a vCard and 'ana@casa.example;' are 'ana@casa.example'. Any other text stays, without what nobody
 * sees: also one with two addresses, of which none is meant more than the other. A longer text stays unread.
 */
export function pastedAddress(text: string): string {
  if (text.length > longest) return text
  const seen = withoutUnseen(text.normalize('NFKC')).trim()
  const [, name = '', inside = seen] = /^([^<>]*)<([^<>\s@]+@[^<>\s@]+)>[\s;,.]*$/.exec(seen) ?? []
  // Programs put the address in the place of a name that they do not know.
  if (name.includes('@') && name.replace(/["'\s]/g, '') !== inside) return seen
  const address = inside.replace(/^(?:mailto:\s*|(?:item\d+\.)?e-?mail\s*[;:]\s*(?:[^:@]*:)?)/i, '')
  if (!address.includes('@')) return address
  // What a link would write into the letter, and quotes of a list in which it stood.
  const [, quoted] = /^(["'])([^"'\s]+)\1[;,.\s]*$/.exec(address)?.slice(1) ?? []
  return (quoted ?? address).replace(/(?<=@[^\s@?]+)\?\S*$/, '').replace(/[;,.\s]+$/, '')
}
