import { isIPv6 } from 'node:net'
import { keyedHash } from '../../platform/pseudonym.ts'

/** Letters of an address's hash: 48 bits, enough to see that two are one. */
const length = 8

/**
 * An address of the network as the record has it: equal ones are one address, and nobody can tell which. Of IPv6 the network counts
 * (its first 64 bits): a device has as many addresses in it as it wants.
 */
export function hashedAddress(sessionSecret: string, address: string): string {
  return keyedHash(sessionSecret, 'address', networkOf(address)).slice(0, length)
}

function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = Array<string>(8 - first.length - last.length).fill('0')
  return [...first, ...(tail === undefined ? [] : zeros), ...last].slice(0, 4).join(':')
}
