/** Parts of an address that the driver obeys. */
const obeyed = [
  ...['host', 'port', 'user', 'password', 'ssl', 'sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'sslnegotiation'],
  ...['uselibpqcompat', 'options', 'application_name', 'fallback_application_name', 'client_encoding', 'binary'],
  ...['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'query_timeout'],
]
/** Parts that PostgreSQL's own programs know, and whose absence harms nobody. */
const harmless = [
  ...['connect_timeout', 'channel_binding', 'target_session_attrs', 'tcp_user_timeout', 'gssencmode', 'keepalives'],
  ...['keepalives_idle', 'keepalives_interval', 'keepalives_count'],
]
const modes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']

const partsOf = (address: string): URLSearchParams => new URLSearchParams(/\?(.*)$/s.exec(address)?.[1] ?? '')

/**
 * What is wrong with the address of a PostgreSQL, as one Portuguese sentence that does not repeat it; null when nothing
 * is. What the driver passes over in silence is refused where it decides who can read along.
 */
export function databaseAddressProblem(address: string): string | null {
  const place = /^[^/]*\/\/(?:[^/?]*@)?([^/?]*)/.exec(address)?.[1] ?? ''
  if (place.includes(','))
    return 'DATABASE_URL deve levar a um servidor só: ponha o endereço do principal, sem vírgulas.'
  if (!place.startsWith('[') && place.split(':').length > 2)
    return 'DATABASE_URL: um endereço IPv6 fica entre colchetes, como [fd00::5]:5432.'
  const parts = partsOf(address)
  const shouted = [...parts.keys()].find(name => !obeyed.includes(name) && obeyed.includes(name.toLowerCase()))
  if (shouted) return `DATABASE_URL: ${shouted} é escrito em minúsculas, ${shouted.toLowerCase()}.`
  if (!parts.getAll('sslmode').every(mode => modes.includes(mode)))
    return `DATABASE_URL: sslmode deve ser um destes: ${modes.join(', ')}.`
  if (!['true', '1', '0', 'no-verify', ''].includes(parts.get('ssl') ?? ''))
    return 'DATABASE_URL: em vez de ssl, use sslmode=verify-full (com criptografia) ou sslmode=disable (sem ela).'
  return null
}

/** What is told of parts of an address that change nothing. */
export function databaseAddressNotices(address: string | undefined): string[] {
  const names = [...partsOf(address ?? '').keys()]
  if (names.includes('schema'))
    return [
      'DATABASE_URL: schema não muda nada. O esquema é o do search_path do usuário: ' +
        'ALTER ROLE usuario SET search_path = nome, ou ?options=-c%20search_path%3Dnome.',
    ]
  return names.every(name => obeyed.includes(name) || harmless.includes(name))
    ? []
    : ['DATABASE_URL: depois de ? há uma parte que a Capivira não conhece; ela não muda nada.']
}

/**
 * The address as the driver takes it. A socket may stand without a host (`postgresql://ana@/escola?host=/run/…`); each
 * mode of TLS checks certificates, and the driver warns at length of a later version that may not; the certificates of
 * the system are those it has anyway.
 */
export function driverAddress(address: string): string {
  if (partsOf(address).has('uselibpqcompat')) return address
  return address
    .replace(/([?&])sslrootcert=system(?:&|$)/, '$1')
    .replace(/[?&]$/, '')
    .replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/g, '$1verify-full')
}

/** `//ana@/escola` is no address to `URL`; with a name that nobody is asked for, it is. */
export const withAnyHost = (address: string): string => address.replace(/^([^/]*\/\/[^/?#]*@)(?=\/)/, '$1localhost')
