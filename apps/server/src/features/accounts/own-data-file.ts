import { Readable } from 'node:stream'
import type { Database } from '../../platform/database.ts'
import type { OwnData } from '../../platform/own-data.ts'
import { together } from '../../platform/transaction.ts'
import { ownAchievementData } from '../achievements/own-data.ts'
import { ownCityData } from '../city/own-data.ts'
import { ownClassData } from '../classes/own-data.ts'
import { ownConsentData } from '../consents/own-data.ts'
import { ownDrawingData } from '../drawings/own-data.ts'
import { ownGameData } from '../games/own-data.ts'
import { ownGoalData } from '../goals/own-data.ts'
import { ownMaterialData } from '../materials/own-data.ts'
import { ownProblemData } from '../problems/own-data.ts'
import { ownProgressData } from '../progress/own-data.ts'
import { ownQuizData } from '../quizzes/own-data.ts'
import { ownRetentionData } from '../retention/own-data.ts'
import { ownReviewData } from '../review/own-data.ts'
import { ownSecurityData } from '../security/own-data.ts'
import { ownStudyData } from '../study/own-data.ts'
import { ownAccountData } from './own-data.ts'

/** Everything kept about a person, in the order of the file. A feature with tables about people adds its list here. */
export const ownData: readonly OwnData[] = [
  ...ownAccountData,
  ...ownConsentData,
  ...ownClassData,
  ...ownMaterialData,
  ...ownStudyData,
  ...ownQuizData,
  ...ownProgressData,
  ...ownAchievementData,
  ...ownGoalData,
  ...ownGameData,
  ...ownProblemData,
  ...ownReviewData,
  ...ownDrawingData,
  ...ownCityData,
  ...ownSecurityData,
  ...ownRetentionData,
]

/**
 * Tables that refer to a person and hold nothing about them worth reading: hashes that guard the account, the ids of
 * events a phone sent, kept for a while so that none counts twice, marks that
 * tell of nobody without our key, and the sums of a teacher's materials, which are in the file.
 */
export const nothingToTell = [
  'two_factor_codes',
  'sign_in_challenges',
  'recovery_codes',
  'password_resets',
  'study_events',
  'memory_replay_pupils',
  'gone_members',
  'word_marks',
  'teacher_totals',
] as const

const about =
  'Este arquivo reúne o que a Capivira guarda sobre você. As senhas e os códigos não aparecem porque só ' +
  'guardamos uma ' +
  'forma embaralhada deles. As datas com hora dizem a diferença para o horário UTC: +00:00 é o próprio UTC. As ' +
  'listas que ' +
  'crescem a cada dia de estudo vêm como tabelas: "colunas" diz o que é cada valor, e "linhas" traz os registros.'

/**
 * Connections that read a file: as many as there are processors on a small machine, and one or two that wait for the
 * disk.
 */
const atOnce = 4

/**
 * The tables each of them reads. Those that grow with every act are dealt first, so that no connection has them all.
 */
const hands = Array.from({ length: atOnce }, (_, hand) => dealt().filter((_table, place) => place % atOnce === hand))

function dealt(): OwnData[] {
  const grows = ({ columns }: OwnData) => columns !== undefined
  return [...ownData.filter(grows), ...ownData.filter(table => !grows(table))]
}

/**
 * The file with a person's data, in pieces. What a connection reads travels together: each asks once and is answered
 * once.
 */
export async function ownDataFile(db: Database, userId: string, now: Date): Promise<Readable> {
  const read = await Promise.all(
    hands.map(tables =>
      together(db, connection =>
        Promise.all(tables.map(async table => [table, await table.read(connection, userId)] as const)),
      ),
    ),
  )
  const linesOf = new Map(read.flat())
  function* pieces() {
    yield `{\n"sobre": ${JSON.stringify(about)},\n"geradoEm": ${JSON.stringify(now.toISOString())}`
    for (const table of ownData) {
      const lines = linesOf.get(table)
      const rows = lines ? `[\n${lines}\n]` : '[]'
      const { title, columns } = table
      yield `,\n${JSON.stringify(title)}: ` +
        `${columns ? `{"colunas": ${JSON.stringify(columns)}, "linhas": ${rows}}` : rows}`
    }
    yield '\n}\n'
  }
  return Readable.from(pieces())
}
