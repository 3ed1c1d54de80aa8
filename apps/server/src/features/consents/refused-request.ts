import type { Queryable } from '../../platform/database.ts'
import { refusedEmails } from '../../platform/jobs/refused-emails.ts'

type Asked = { userId: string; askedAt: Date | string | null; givenAt: Date | string | null }

/**
 * Of requests to guardians, those whose e-mail the guardian's mail server refused for good: nobody will answer them. It
 * says whether a mail server knows an address, and nothing of accounts: an e-mail goes to every address that is given.
 */
export async function refusedAmong(db: Queryable, requests: readonly Asked[]): Promise<ReadonlySet<string>> {
  const open = requests.filter(({ askedAt, givenAt }) => askedAt !== null && givenAt === null)
  const refused = await refusedEmails(
    db,
    'guardian-consent',
    open.map(({ userId }) => userId),
  )
  const isRefused = ({ userId, askedAt }: Asked) =>
    refused.some(email => email.userId === userId && Date.parse(email.askedAt) === new Date(askedAt ?? 0).getTime())
  return new Set(open.filter(isRefused).map(({ userId }) => userId))
}
