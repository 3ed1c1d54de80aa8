import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMailer } from '../mail.ts'
import type { Email } from './email.ts'
import { outboxFolder, sweepOutbox, withdrawEmails } from './outbox-folder.ts'

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'capivira-outbox-'))
})
afterEach(() => rm(dataFolder, { recursive: true, force: true }))

const at = (instant: string) => new Date(instant)

/** Writes an e-mail whose id is told to an address about somebody, good until noon of a day of March. */
async function message(id: string, address: string, about: string[], day = 3): Promise<void> {
  const mailer = openMailer({ publicUrl: 'https://capivira.escola.example', dataFolder })
  const until = at(`2026-03-0${day}T12:00:00Z`)
  const body: Omit<Email, 'id'> = {
    to: { name: 'Ana', address },
    subject: 'Oi',
    text: 'Oi',
    html: '<p>Oi</p>',
    date: at('2026-03-02T12:00:00Z'),
    until,
    about,
  }
  await mailer.deliver({ id, ...body })
  mailer.close()
}
const left = async () => (await readdir(outboxFolder(dataFolder))).map(name => name.split('.')[0]).toSorted()

test('e-mails to and about a person are withdrawn, and nobody else’s', async () => {
  await message('own', 'ana@escola.example', ['p-ana'])
  await message('guardian', 'mae@casa.example', ['p-ana'])
  await message('sibling', 'mae@casa.example', ['p-bia'])
  await message('asked-by-another', 'ana@escola.example', ['p-bia'])
  await message('old-own', 'ana@escola.example', [])
  await message('old-guardian', 'mae@casa.example', [])
  await message('old-other', 'outra@casa.example', [])
  await withdrawEmails(dataFolder, { pseudonym: 'p-ana', email: 'ana@escola.example', others: ['mae@casa.example'] })
  expect(await left()).toEqual(['old-other', 'sibling'])
})

test('an e-mail stays as long as it is of use and its person is there', async () => {
  await message('good', 'ana@escola.example', ['p-ana'], 4)
  await message('spent', 'ana@escola.example', ['p-ana'], 3)
  await message('of-who-is-gone', 'bia@escola.example', ['p-ana', 'p-bia'], 4)
  const folder = outboxFolder(dataFolder)
  for (const [name, written] of [
    ['old', '2026-02-01T12:00:00Z'],
    ['lately', '2026-02-20T12:00:00Z'],
  ] as const) {
    const path = join(folder, `${name}.eml`)
    await writeFile(path, 'To: Ana <ana@escola.example>\r\n\r\nOi')
    await utimes(path, at(written), at(written))
  }
  await sweepOutbox(dataFolder, at('2026-03-03T12:00:00Z'), new Set(['p-bia']))
  expect(await left()).toEqual(['good', 'lately'])
})

test('where no e-mail was ever kept there is nothing to do', async () => {
  await expect(sweepOutbox(dataFolder, at('2026-03-03T12:00:00Z'), new Set())).resolves.toBeUndefined()
})
