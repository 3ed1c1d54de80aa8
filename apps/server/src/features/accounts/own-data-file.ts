import { Readable } from 'node:stream'
import type { Database } from '../../platform/database.ts'
import type { OwnData } from '../../platform/own-data.ts'
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
  ...ownDrawingData,
  ...ownCityData,
]

/**
 * Tables that refer to a person and hold nothing about them worth reading: hashes that guard the account, and the ids of
 * events a phone sent, kept for a while so that none counts twice.
 */
export const nothingToTell = [
  'two_factor_codes',
  'sign_in_challenges',
  'recovery_codes',
  'password_resets',
  'study_events',
] as const

const about =
  'Este arquivo reúne o que a Capivira guarda sobre você. As senhas e os códigos não aparecem porque só guardamos uma ' +
  'forma embaralhada deles. As datas com hora dizem a diferença para o horário UTC: +00:00 é o próprio UTC. As listas que ' +
  'crescem a cada dia de estudo vêm como tabelas: "colunas" diz o que é cada valor, e "linhas" traz os registros.'

/** The file with a person's data: a table is read while the one before it is sent, so that much data takes little memory. */
export function ownDataFile(db: Database, userId: string, now: Date): Readable {
  async function* pieces() {
    yield `{\n"sobre": ${JSON.stringify(about)},\n"geradoEm": ${JSON.stringify(now.toISOString())}`
    const begin = (place: number) => {
      const rows = ownData[place]?.read(db, userId)
      // Should the reader leave before its turn comes, nobody waits for it.
      rows?.catch(() => {})
      return rows
    }
    let ahead = begin(0)
    for (const [place, { title, columns }] of ownData.entries()) {
      const rows = (await ahead) ?? []
      ahead = begin(place + 1)
      yield `,\n${JSON.stringify(title)}: ${columns ? `{"colunas": ${JSON.stringify(columns)}, "linhas": ` : ''}[`
      for (const [place, some] of rows.entries()) yield place > 0 ? `,\n${some}` : `\n${some}`
      yield `${rows.length > 0 ? '\n' : ''}]${columns ? '}' : ''}`
    }
    yield '\n}\n'
  }
  return Readable.from(pieces())
}
