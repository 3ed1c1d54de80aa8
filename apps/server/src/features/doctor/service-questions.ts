import path from 'node:path'
import { examineCluster } from '../../platform/embedded-postgres/cluster.ts'
import { checkFileStore } from '../../platform/files.ts'
import { examineDataFolder } from '../../platform/launcher/data-folder.ts'
import { type DatabaseReport, reportOnDatabase } from '../../platform/launcher/report-on-database.ts'
import type { EnvironmentSettings } from '../../platform/settings.ts'
import { note, ok, type Question, wrong } from './answer.ts'

/** Clocks that differ by more than this, in milliseconds, put dates in the wrong order. */
const clockTolerance = 30_000

/** The database: the embedded one by its folder alone, since starting it would change something. */
export function databaseQuestion(
  settings: Pick<EnvironmentSettings, 'databaseUrl' | 'dataFolder' | 'schoolTimeZone'>,
): Question {
  const { databaseUrl, dataFolder, schoolTimeZone } = settings
  const folder = path.join(dataFolder, 'postgres')
  return {
    about: 'Banco de dados',
    async ask() {
      if (databaseUrl) return describe(await reportOnDatabase(databaseUrl, schoolTimeZone))
      return ok(
        examineCluster(folder)
          ? `o embutido, em ${folder}`
          : `o embutido, que será criado em ${folder} no primeiro início`,
      )
    },
  }
}

function describe({ version, connections, pending, clockAheadMs }: DatabaseReport) {
  const tables =
    pending === null
      ? 'as tabelas serão criadas'
      : pending > 0
        ? `${pending} atualizações das tabelas serão feitas no próximo início`
        : 'tabelas em dia'
  const answers = [
    ok(`PostgreSQL ${Math.floor(version / 10_000)} de DATABASE_URL, até ${connections} conexões; ${tables}`),
  ]
  if (Math.abs(clockAheadMs) > clockTolerance) {
    const seconds = Math.round(Math.abs(clockAheadMs) / 1000)
    const way = clockAheadMs > 0 ? 'adiantado' : 'atrasado'
    answers.push(
      note(`o relógio do banco de dados está ${seconds} s ${way} em relação a esta máquina; acerte os dois (NTP)`),
    )
  }
  return answers
}

/** Where uploaded files are kept. Into a storage of somebody else nothing is written, not even for a moment. */
export function storageQuestion(
  settings: Pick<EnvironmentSettings, 'storage' | 'dataFolder' | 'databaseUrl'>,
): Question {
  const { storage } = settings
  return {
    about: 'Arquivos',
    async ask() {
      // Writes a file of its own where no mark stands.
      const atFirst = await checkFileStore(settings)
      const { ownerOf } = await import('../storage/owner-of.ts')
      const owner = await ownerOf(settings)
      if (owner.isOurs && storage.kind === 'folder') await examineDataFolder(storage.folder)
      const trouble = atFirst ?? (owner.isOurs ? await checkFileStore(settings, true) : undefined)
      if (trouble) return wrong(`${trouble} Até isso ser resolvido, nenhum PDF pode ser enviado.`)
      const place = storage.kind === 'folder' ? `na pasta ${storage.folder}` : `no balde ${storage.bucket}`
      if (!owner.isOurs) return owner.sentence ? note(owner.sentence) : ok(`${place} (${onlyRead})`)
      return ok(storage.kind === 'folder' ? place : `${place} (um arquivo de teste foi gravado, lido e apagado)`)
    },
  }
}

const onlyRead =
  'só foi lido: uma instalação já grava nele, e só com o banco de dados ligado dá para saber se é esta; se não ' +
  'puder gravar, o início avisa'

/** The mail server; nothing is sent. */
export function mailQuestion({ smtpUrl, dataFolder }: Pick<EnvironmentSettings, 'smtpUrl' | 'dataFolder'>): Question {
  return {
    about: 'E-mail',
    async ask() {
      if (!smtpUrl)
        return ok(`sem SMTP_URL: as mensagens ficam em ${path.join(dataFolder, 'outbox')}, para alguém entregar`)
      const { mailTrouble } = await import('../../platform/mail.ts')
      const trouble = await mailTrouble(smtpUrl)
      return trouble
        ? wrong(`${trouble} As mensagens esperam na fila e são enviadas quando ele funcionar.`)
        : ok(`o servidor ${new URL(smtpUrl).hostname} atende e aceita a Capivira (nada foi enviado)`)
    },
  }
}

/** The language model; it is asked which models there are, and nothing else. */
export function modelQuestion({ ai }: Pick<EnvironmentSettings, 'ai'>): Question {
  return {
    about: 'Modelo de linguagem',
    async ask() {
      if (!ai) return ok('nenhum: quem escreve é o gerador embutido')
      // Loaded where it is needed: who starts Capivira keeps what it has loaded, and the clients of models take 100 MB.
      const { modelTrouble } = await import('../ai/model-trouble.ts')
      const trouble = await modelTrouble(ai)
      if (trouble) return wrong(`${trouble} Enquanto isso, escreve o gerador embutido.`)
      return ok(`${ai.model}, em ${new URL(ai.baseUrl).host}, atende`)
    },
  }
}
