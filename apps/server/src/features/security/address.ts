import { placeOf } from '../../platform/place.ts'
import { keyedHash } from '../../platform/pseudonym.ts'

/** Letters of an address's hash: 48 bits, enough to see that two are one. */
const length = 8

/**
 * An address of the network as the record has it: equal ones are one place, and nobody can tell which. Of IPv6 the
 * network counts (its first 64 bits): a device has as many addresses in it as it wants.
 */
export function hashedAddress(sessionSecret: string, address: string): string {
  return keyedHash(sessionSecret, 'address', placeOf(address)).slice(0, length)
}
