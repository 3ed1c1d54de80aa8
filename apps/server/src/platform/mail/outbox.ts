import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { makeFolders } from '../make-folders.ts'
import { renamePatiently } from '../patient-rename.ts'
import type { Email, Mailer } from './email.ts'
import { emailFile, outboxFolder } from './outbox-folder.ts'

/** E-mails as files that any mail program opens, one per e-mail however often it is delivered. For the owner only. */
export function outbox(dataFolder: string, message: (email: Email) => SendMailOptions): Mailer {
  const folder = outboxFolder(dataFolder)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async deliver(email) {
      const { message: bytes } = await transport.sendMail(message(email))
      await makeFolders(folder, 0o700)
      // Under its name only when it is whole.
      const draft = join(folder, `.${randomUUID()}`)
      await writeFile(draft, bytes, { mode: 0o600, flag: 'wx' })
      await renamePatiently(draft, join(folder, emailFile(email)))
    },
    close: () => transport.close(),
  }
}
