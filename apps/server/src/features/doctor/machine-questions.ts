import type { StatsFs } from 'node:fs'
import { readFile, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { hostWarnings } from '../../platform/host-warnings.ts'
import { whoRuns } from '../../platform/instance-lock.ts'
import { examineDataFolder } from '../../platform/launcher/data-folder.ts'
import { networkWall } from '../../platform/network-wall.ts'
import type { EnvironmentSettings } from '../../platform/settings.ts'
import { StartupProblem, systemErrorCode } from '../../platform/startup-problem.ts'
import { type Answer, note, ok, type Question, wrong } from './answer.ts'

const oldestNode = 24
const GB = 1024 ** 3

export const nodeQuestion: Question = {
  about: 'Node',
  async ask() {
    const { node } = process.versions
    if (Number(node.split('.')[0]) >= oldestNode) return ok(node)
    throw new StartupProblem(
      `este é o ${node}, e a Capivira precisa do ${oldestNode}: execute npm start, que instala um, ou ` +
        'instale-o de https://nodejs.org',
    )
  },
}

/** The data folder: that it can be written, whose it is, and who runs with it. */
export function dataFolderQuestion({
  dataFolder,
  databaseUrl,
}: Pick<EnvironmentSettings, 'dataFolder' | 'databaseUrl'>): Question {
  return {
    about: 'Pasta de dados',
    async ask() {
      const isThere = await examineDataFolder(dataFolder)
      if (!isThere) return ok(`${dataFolder}, que será criada no primeiro início`)
      const runner = databaseUrl ? null : whoRuns(dataFolder)
      const state = runner ? `; a Capivira está em execução com ela${where(runner)}` : ''
      return [ok(`${dataFolder} pode ser gravada${state}`), ...(await ownerNotes(dataFolder))]
    },
  }
}

const where = ({ pid, address }: { pid: number; address?: string | undefined }) =>
  `${pid ? ` (processo ${pid})` : ''}${address ? `, em ${address}` : ''}`

/** Who asks may be somebody else than who runs it: root, who may write everywhere. */
async function ownerNotes(folder: string): Promise<Answer[]> {
  const [owner, self] = [(await stat(folder)).uid, process.getuid?.()]
  if (self === undefined || owner === self) return []
  const who = self === 0 ? 'root' : `o usuário de número ${self}`
  return [
    note(
      `a pasta é do usuário de número ${owner}, e quem executa este comando é ${who}: execute-o como quem ` +
        'inicia a Capivira',
    ),
  ]
}

/** Room on the disks that receive files. */
export function roomQuestion({ dataFolder, storage }: Pick<EnvironmentSettings, 'dataFolder' | 'storage'>): Question {
  const folders = new Set([dataFolder, ...(storage.kind === 'folder' ? [storage.folder] : [])])
  return { about: 'Espaço em disco', ask: async () => (await Promise.all([...folders].map(roomIn))).filter(isNew) }
}

const isNew = (answer: Answer, index: number, all: readonly Answer[]) =>
  all.findIndex(({ text }) => text === answer.text) === index

async function roomIn(folder: string): Promise<Answer> {
  const { bavail, blocks, bsize, ffree, files } = await statfsAbove(folder)
  return roomAnswer(folder, { free: bavail * bsize, total: blocks * bsize, names: files > 0 ? ffree : undefined })
}

async function statfsAbove(place: string): Promise<StatsFs> {
  try {
    return await statfs(place)
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT' || path.dirname(place) === place) throw error
    return statfsAbove(path.dirname(place))
  }
}

/** What so much room means: uploads leave 5% of the disk free, at most 2 GB (upload-routes.ts). */
export function roomAnswer(
  folder: string,
  { free, total, names }: { free: number; total: number; names?: number | undefined },
): Answer {
  const gigabytes = (free / GB).toFixed(1).replace('.', ',')
  if (names !== undefined && names < 1000)
    return wrong(
      `o disco de ${folder} não aceita mais arquivos (inodes), mesmo com ${gigabytes} GB livres: apague ` +
        'arquivos pequenos que sobram nele',
    )
  const kept = Math.min(0.05 * total, 2 * GB)
  const needed = (kept / GB).toFixed(1).replace('.', ',')
  if (free < kept)
    return wrong(
      `só há ${gigabytes} GB livres no disco de ${folder}; com menos de ${needed} GB, nenhum PDF é aceito. ` +
        'Libere espaço',
    )
  if (free < 2 * kept)
    return note(`há ${gigabytes} GB livres no disco de ${folder}; com menos de ${needed} GB, nenhum PDF é aceito`)
  return ok(`${gigabytes} GB livres`)
}

/** Walls around what people send; settings that travel in clear or deserve a look. */
export function wallsQuestion({
  mode,
  warnings,
  notices,
}: Pick<EnvironmentSettings, 'mode' | 'warnings' | 'notices'>): Question {
  return {
    about: 'Segurança',
    async ask() {
      const hasNetworkWall = networkWall().length > 0
      const host = hostWarnings({ mode, uid: process.getuid?.(), hasNetworkWall })
      const found = [...warnings, ...host, ...notices].map(note)
      return hasNetworkWall ? [ok('os processos que leem arquivos enviados ficam sem rede'), ...found] : found
    },
  }
}

/** Certificates of the school's own that Node was told of; a file that it cannot read it passes over. */
export function certificatesQuestion(file: string): Question {
  return {
    about: 'Certificados',
    async ask() {
      const text = await readFile(file, 'utf8').catch(() => null)
      if (text === null) return wrong(`o arquivo ${file} de NODE_EXTRA_CA_CERTS não pode ser lido`)
      const count = text.split('-----BEGIN CERTIFICATE-----').length - 1
      if (count === 0)
        return wrong(
          `o arquivo ${file} de NODE_EXTRA_CA_CERTS não tem um certificado em PEM (-----BEGIN CERTIFICATE-----)`,
        )
      return ok(`${count} de NODE_EXTRA_CA_CERTS`)
    },
  }
}
