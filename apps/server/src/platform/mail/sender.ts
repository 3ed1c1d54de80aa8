import { isIP } from 'node:net'

/** Who e-mails come from, its name apart: a comma, a colon or a bracket in it is then no sign of the header. */
export function senderOf(text: string): { name: string; address: string } {
  const [, name = '', address = text] = /^([^<]*)<(.*)>$/s.exec(text.trim()) ?? []
  const plain = name.trim().replace(/^"(.*)"$/s, (_, quoted: string) => quoted.replace(/\\(.)/g, '$1'))
  return { name: plain, address: address.trim().replace(/^mailto:/i, '') }
}

/**
 * The host of the site as it stands behind the @ of an address (RFC 5321, 4.1.3): a number stands in brackets, and no
 * dot at its end.
 */
export function mailHost(publicUrl: string): string {
  const host = new URL(publicUrl).hostname.replace(/\.$/, '')
  const plain = host.replace(/^\[|\]$/g, '')
  const family = isIP(plain)
  if (family === 0) return host
  return family === 6 ? `[IPv6:${plain}]` : `[${plain}]`
}
