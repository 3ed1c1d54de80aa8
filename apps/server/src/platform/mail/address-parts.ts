const switches = ['ignoreTLS', 'requireTLS', 'secure', 'opportunisticTLS']
const known = [...switches, 'authMethod', 'connectionTimeout', 'greetingTimeout', 'socketTimeout', 'name', 'pool']

/**
 * What is wrong with what stands behind the `?` of the mail server's address, as a Portuguese sentence: nodemailer
 * passes over a name in other capitals, and takes every word but 'false' for a yes. Null when nothing is.
 */
export function mailAddressProblem(address: string): string | null {
  const parts = URL.canParse(address) ? [...new URL(address).searchParams] : []
  for (const [name, value] of parts) {
    const meant = known.find(one => one.toLowerCase() === name.toLowerCase())
    if (meant && meant !== name) return `SMTP_URL: ${name} é escrito ${meant}, com essas maiúsculas.`
    if (switches.includes(name) && !['true', 'false'].includes(value))
      return `SMTP_URL: ${name} deve ser true ou false.`
  }
  return null
}
