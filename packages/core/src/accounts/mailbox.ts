/** Providers that deliver to one mailbox whatever dots its address is written with, by the names they also go by. */
const dotless: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * The mailbox behind an address in lower case, in one way of writing it: 'ana+escola@casa.example' is read by who reads
 * 'ana@casa.example'. `mailboxOf` of the server's features/accounts/tables.ts says the same in SQL; a test holds the
 * two together.
 */
export function mailbox(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  const [local = ''] = name.split('+')
  const home = dotless[domain]
  return home ? `${local.replaceAll('.', '')}@${home}` : `${local}@${domain}`
}

/** Whether two addresses, in lower case, are read by the same person. */
export const sameMailbox = (one: string, other: string): boolean => mailbox(one) === mailbox(other)

/** An address as others may see it, so that who knows it recognises it: 'r•••@casa.example'. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
