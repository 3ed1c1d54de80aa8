/** Signs that end the part of an address in which user and password stand, and how they are written inside of it. */
const escapes = { '/': '%2F', '?': '%3F', '#': '%23' } as const
type Sign = keyof typeof escapes

const isSign = (sign: string | undefined): sign is Sign => sign !== undefined && sign in escapes

/**
 * The sign that stands unescaped in the user or password of an address, as people paste them; null when none does. An
 * address ends its password at the first of `/ ? #`: an `@` behind that one tells that it was meant to be part of the
 * password, and so does any `#`, since no address of ours has a part behind one.
 * @param address such as `postgresql://usuario:senha@servidor:5432/banco`
 */
export function unescapedSign(address: string): Sign | null {
  const rest = address.slice(address.indexOf('://') + 3)
  if (rest.includes('#') && rest.includes('@')) return '#'
  const end = rest.search(/[/?]/)
  if (end === -1) return null
  const [first, behind] = [rest[end], rest.slice(end)]
  const cut = !rest.slice(0, end).includes('@')
  const suspicious = cut ? behind.includes('@') : /^\/[^?]*@|^[^?]*\?(?![^=]*=)[^?]*@/.test(behind)
  return suspicious && isSign(first) ? first : null
}

/** What to write for a sign, in Portuguese. The address itself is not repeated: it holds a password. */
export function explainSign(name: string, sign: Sign): string {
  return (
    `${name}: há um ${sign} no usuário ou na senha; nesse lugar ele é escrito ${escapes[sign]}. ` +
    'Do mesmo modo, / é %2F, ? é %3F, # é %23, @ é %40 e % é %25.'
  )
}

/**
 * User or password of an address as they are meant; a `%` that begins no escape stands for itself, as PostgreSQL's
 * driver reads it.
 */
export function unescaped(part: string): string {
  return part.replace(/(?:%[0-9a-f]{2})+/gi, run => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run
    }
  })
}
