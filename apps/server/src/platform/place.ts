import { isIP } from 'node:net'

/**
 * Where a request comes from, as attempts are counted: an address, and of IPv6 the network of 64 bits, since every home and every phone
 * has 2^64 addresses to ask from.
 */
export function placeOf(ip: string): string {
  const address = ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const groups = (text: string) => text.split(':').filter(group => group !== '')
  const [before, after] = [groups(head), groups(tail ?? '')]
  const zeros = tail === undefined ? 0 : Math.max(8 - before.length - after.length, 0)
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
