import { withoutUnseen } from '../http/unseen.ts'

/**
 * An e-mail address as it was meant where a mail program's form of it was pasted: 'Ana <ana@casa.example>',
 * 'mailto:ana@casa.example' and 'ana@casa.example;' are 'ana@casa.example'. Any other text stays, without what nobody
 * sees.
 */
export function pastedAddress(text: string): string {
  const seen = withoutUnseen(text.normalize('NFKC')).trim()
  const inside = /<([^<>\s]+@[^<>\s]+)>/.exec(seen)?.[1] ?? seen
  return inside.replace(/^mailto:/i, '').replace(/(?<=@.*)[;,.]+$/, '')
}
