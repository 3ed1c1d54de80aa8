import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { send } from './lesson.ts'
import { firstOf, type Situation, unless } from './situation.ts'
import { refusesWith } from './start-outcome.ts'

/** What was right when hosts' reports were first tried, and stays so. */
export const steady: readonly Situation[] = [
  {
    row: '20',
    what: 'a power cut, whose process number another program has now',
    async run(place) {
      const { school, data } = await place.running()
      const person = await school.join('teacher')
      await school.instance.kill('all')
      const file = join(data, 'postgres/postmaster.pid')
      const lines = (await readFile(file, 'utf8')).split('\n')
      await writeFile(file, ['1', ...lines.slice(1)].join('\n'))
      await school.instance.bringUp()
      return unless((await school.enter(person, school.browser())).status === 200, 'the account is gone')
    },
  },
  {
    row: '21',
    what: 'blanks, accents and signs in the path, umask 077, no home',
    async run(place) {
      const data = join(place.folder, 'Área da Escola (2026)/capivira é #1')
      await mkdir(data, { recursive: true })
      const mask = process.umask(0o077)
      try {
        const school = place.school(data, { HOME: '/nao/existe' })
        await school.instance.bringUp()
        const { client } = await school.join('teacher')
        const { status, text } = await send(client)
        return unless(status === 201, `${status} ${text}`)
      } finally {
        process.umask(mask)
      }
    },
  },
  {
    row: '22',
    what: 'started twice over one folder',
    async run(place) {
      const { data } = await place.running()
      const second = place.school(data)
      const came = await second.instance.bringUp().then(
        () => 'the second one came up',
        () => null,
      )
      return firstOf(
        came,
        unless(second.instance.log.includes('já está em execução com a pasta de dados'), second.instance.log),
      )
    },
  },
  {
    row: '26',
    what: 'PUBLIC_URL in capitals with a slash, a sender with accents and a comma',
    async run(place) {
      const settings = {
        PUBLIC_URL: 'HTTPS://CAPIVIRA.Escola.BR:8443/',
        MAIL_FROM: '"Escola Tal, São José & Cia" <nao@escola.br>',
      }
      const { school } = await place.running(settings)
      return unless(
        school.instance.log.includes('no ar: https://capivira.escola.br:8443\n'),
        school.instance.log.slice(-800),
      )
    },
  },
  {
    row: '26',
    what: 'a data folder that is closed to who starts it',
    needs: process.getuid?.() === 0 ? ['a user other than root'] : [],
    async run(place) {
      const folder = join(place.folder, 'fechada')
      await mkdir(folder)
      await chmod(folder, 0o500)
      return refusesWith(place, { DATA_DIR: folder }, 'Sem permissão em')
    },
  },
]
