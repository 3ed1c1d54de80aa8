import { isIP } from 'node:net'

/**
 * Some proxies name the port along with the address, `192.0.2.1:4711` or `[2001:db8::1]:4711`: another one for each
 * connection.
 */
const withoutPort = (told: string) => told.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1')

/**
 * Where a request comes from, as attempts are counted and events recorded: an address, and of IPv6 the network of 64
 * bits, since every home and every phone has 2^64 addresses to ask from. What is no address, by a proxy that passes on
 * anything, is one place.
 */
export function placeOf(ip: string): string {
  const address = withoutPort(ip)
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  const family = isIP(address)
  if (family !== 6) return family === 4 ? address : 'unknown'
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
