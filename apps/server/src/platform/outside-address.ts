import { BlockList, isIP } from 'node:net'

/** Addresses that answer with secrets of the machine or its cloud; nothing of ours may ever talk to them. */
const forbidden = new BlockList()
forbidden.addSubnet('0.0.0.0', 8)
forbidden.addSubnet('169.254.0.0', 16)
forbidden.addSubnet('224.0.0.0', 3)
/** Metadata services outside the link-local range: Alibaba, Azure, Oracle. */
for (const address of ['100.100.100.200', '168.63.129.16', '192.0.0.192']) forbidden.addAddress(address)
forbidden.addAddress('::', 'ipv6')
forbidden.addSubnet('fe80::', 10, 'ipv6')
forbidden.addSubnet('ff00::', 8, 'ipv6')
forbidden.addAddress('fd00:ec2::254', 'ipv6')

/** The machine itself and private networks, where a school may run its own model. */
const nearby = new BlockList()
nearby.addSubnet('127.0.0.0', 8)
nearby.addSubnet('10.0.0.0', 8)
nearby.addSubnet('172.16.0.0', 12)
nearby.addSubnet('192.168.0.0', 16)
nearby.addSubnet('100.64.0.0', 10)
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

/** What kind of place an IP address is. IPv4 written as IPv6 (::ffff:…, 64:ff9b::…) counts as what it stands for. */
export function placeOf(address: string): 'forbidden' | 'nearby' | 'public' {
  const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
  const version = isIP(plain)
  if (version === 0) return 'forbidden'
  const embedded = version === 6 ? embeddedIPv4(plain) : null
  if (embedded) return placeOf(embedded)
  const family = version === 6 ? 'ipv6' : 'ipv4'
  if (forbidden.check(plain, family)) return 'forbidden'
  return nearby.check(plain, family) ? 'nearby' : 'public'
}

/** The IPv4 address inside a mapped or translated IPv6 one. `new URL` writes its last 32 bits in hexadecimal. */
function embeddedIPv4(address: string): string | null {
  const full = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = /^(?:::ffff:|::|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(full) ?? []
  if (high === undefined || low === undefined) return null
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return `${a >> 8}.${a & 255}.${b >> 8}.${b & 255}`
}

/** Why no request may go to an address, as far as its text tells; null when one may. */
export function addressProblem(url: URL): 'credentials' | 'forbidden' | 'plain-http' | null {
  if (url.username || url.password) return 'credentials'
  const host = url.hostname.replace(/\.$/, '')
  if (isIP(host.replace(/^\[|\]$/g, '')) === 0) return isMetadataName(host) ? 'forbidden' : null
  const place = placeOf(host)
  if (place === 'forbidden') return 'forbidden'
  return url.protocol === 'http:' && place === 'public' ? 'plain-http' : null
}

function isMetadataName(host: string): boolean {
  return /^(?:metadata|instance-data)(?:\.|$)/i.test(host) || /\.metadata\./i.test(host)
}

/** Whether a host, as addresses write it, is this machine itself. */
export const isThisMachine = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host)

/** Whether a host, by its name alone, is this machine or a private network. */
export function isNearbyName(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '')
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return placeOf(host) === 'nearby'
  return host === 'localhost' || !host.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/i.test(host)
}
