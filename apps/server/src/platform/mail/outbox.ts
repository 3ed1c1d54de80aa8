import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { renamePatiently } from '../patient-rename.ts'
import type { Letter, Mailer } from './letter.ts'
import { letterFile, outboxFolder } from './outbox-folder.ts'

/** Letters as files that any mail program opens, one per letter however often it is delivered. For the owner only. */
export function outbox(dataFolder: string, message: (letter: Letter) => SendMailOptions): Mailer {
  const folder = outboxFolder(dataFolder)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async deliver(letter) {
      const { message: bytes } = await transport.sendMail(message(letter))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Under its name only when it is whole.
      const draft = join(folder, `.${randomUUID()}`)
      await writeFile(draft, bytes, { mode: 0o600, flag: 'wx' })
      await renamePatiently(draft, join(folder, letterFile(letter)))
    },
    close: () => transport.close(),
  }
}
