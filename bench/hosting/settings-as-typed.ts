import { execFile, execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstOf, type Situation, unless } from './situation.ts'
import { asNobody, diagnosis, said } from './start-outcome.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))

/** Addresses as people paste them, and what has to be said of each; the password is never among it. */
const addresses: readonly (readonly [name: string, address: string, password: string, sentence: string])[] = [
  [
    'DATABASE_URL',
    'postgresql://u:p@ss#w@127.0.0.1:9/db',
    'ss#w',
    'há um # no usuário ou na senha; nesse lugar ele é escrito %23',
  ],
  ['DATABASE_URL', 'postgresql://u:12/ab@127.0.0.1:9/db', '12/ab', 'nesse lugar ele é escrito %2F'],
  ['DATABASE_URL', 'postgresql://u:p@ss:w/o#r?d@127.0.0.1:9/db', 'o#r?d', 'nesse lugar ele é escrito %'],
  ['DATABASE_URL', 'postgresql://u:a?b@127.0.0.1:9/db', 'a?b@', 'nesse lugar ele é escrito %3F'],
  ['DATABASE_URL', 'postgresql://u:100%@127.0.0.1:9/db', '100%', 'nenhum PostgreSQL atende nesse endereço'],
  ['STORAGE_URL', 's3://k:ab%zz@balde?endpoint=http://127.0.0.1:9', 'ab%zz', 'ninguém atende nesse endereço'],
  ['STORAGE_URL', 's3://k:12/def+g@balde', '12/def', 'nesse lugar ele é escrito %2F'],
  ['STORAGE_URL', 's3://k:abc/def+g@balde', 'abc/def', 'nesse lugar ele é escrito %2F'],
  [
    'STORAGE_URL',
    's3://k:abcdef@balde?endpoint=127.0.0.1:9100',
    'abcdef',
    'endpoint deve começar com http:// ou https://',
  ],
  ['SMTP_URL', 'smtp://u:se#nha@127.0.0.1:9', 'se#nha', 'nesse lugar ele é escrito %23'],
]

/** Settings and checkouts as people leave them. */
export const settingsAsTyped: readonly Situation[] = [
  {
    row: '8',
    what: 'signs in passwords, as people paste them into addresses',
    async run(place) {
      const all = addresses.map(async ([name, address, password, sentence]) => {
        const { output } = await diagnosis({
          [name]: address,
          DATA_DIR: join(place.folder, 'data'),
          PORT: String(place.port()),
        })
        return firstOf(
          said(output, sentence),
          unless(!output.includes(password), `the password of ${address} is told: ${output}`),
        )
      })
      return firstOf(...(await Promise.all(all)))
    },
  },
  {
    row: '11',
    what: 'pages to be built by a user who may not write into the checkout',
    needs: process.getuid?.() === 0 ? ['setpriv'] : ['root, to be somebody else'],
    async run(place) {
      const open = await mkdtemp(join(tmpdir(), 'capivira-checkout-'))
      place.atTheEnd(() => rm(open, { recursive: true, force: true }))
      await chmod(open, 0o755)
      const checkout = join(open, 'capivira')
      execFileSync('cp', ['-al', project, checkout])
      await rm(join(checkout, 'apps/web/dist'), { recursive: true, force: true })
      const data = await mkdtemp(join(tmpdir(), 'capivira-open-'))
      place.atTheEnd(() => rm(data, { recursive: true, force: true }))
      await chmod(data, 0o777)
      const [program = '', ...args] = [...asNobody, process.execPath, join(checkout, 'scripts/start.mjs')]
      const env = { PATH: process.env.PATH ?? '', DATA_DIR: join(data, 'dados'), PORT: String(place.port()), DEMO: '0' }
      const output = await new Promise<string>(done => {
        execFile(program, args, { env, cwd: '/', timeout: 90_000 }, (_, out, err) => done(out + err))
      })
      return said(output, 'Sem permissão para gravar na pasta do projeto')
    },
  },
]
