import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const folder = () => join(process.env.E2E_DATA_DIR ?? '', 'outbox')

/** The e-mails to an address so far, as texts with the soft line breaks and signs of quoted-printable undone. */
async function emailsTo(address: string): Promise<string[]> {
  const names = await readdir(folder()).catch(() => [])
  const emails = await Promise.all(
    names.filter(name => name.endsWith('.eml')).map(name => readFile(join(folder(), name), 'utf8')),
  )
  return emails
    .filter(email => email.includes(address))
    .map(email =>
      email
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
}

/** The path of the link, with its secret, of this kind in the e-mail to an address, once it is there. */
export async function linkTo(address: string, kind: 'reset-password' | 'verify-email'): Promise<string> {
  const pattern = new RegExp(`/${kind}#[\\w-]{43}`)
  let path = ''
  await expect
    .poll(async () => {
      path = (await emailsTo(address)).flatMap(email => pattern.exec(email)?.[0] ?? []).at(-1) ?? ''
      return path
    })
    .toMatch(pattern)
  return path
}
