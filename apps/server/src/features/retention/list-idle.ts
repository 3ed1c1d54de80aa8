import { writtenName } from '@capivira/core/accounts/namesakes'
import { type SchoolDay, schoolDay } from '@capivira/core/progress/school-day'
import { toCsv } from '@capivira/core/reports/csv'
import type { IdleAccount, IdleList } from '@capivira/core/retention/contract'
import { erasedFrom } from '@capivira/core/retention/idle-account'
import type { Database } from '../../platform/database.ts'
import type { Settings } from '../../platform/settings.ts'
import { together } from '../../platform/transaction.ts'
import { tellApart } from '../accounts/tell-apart.ts'
import { type AnnouncedRow, countAnnounced, type SchoolViewer, selectAnnounced } from './list-store.ts'
import { selectServed } from './store.ts'

type Tools = { db: Database; settings: Pick<Settings, 'inactiveMonths' | 'schoolTimeZone'>; now: Date }

/** Accounts in one file; more than any school has. */
const mostInFile = 20_000

/** A page of the accounts that will be erased. */
export async function listIdle(
  { db, settings, now }: Tools,
  viewer: SchoolViewer,
  { search, page }: { search: string | undefined; page: number },
): Promise<IdleList> {
  const months = settings.inactiveMonths
  if (months === 0) return { months, count: 0, found: 0, rows: [] }
  const [count, rows, served] = await together(db, connection =>
    Promise.all([
      countAnnounced(connection, viewer),
      selectAnnounced(connection, viewer, { search, page }),
      selectServed(connection),
    ]),
  )
  const shown = rows.map(presenter(served, settings.schoolTimeZone, now))
  return { months, count, found: rows[0]?.found ?? 0, rows: await tellApart(db, shown, settings.schoolTimeZone) }
}

/** How many there are; none where the school keeps all. */
export async function countIdle({ db, settings }: Omit<Tools, 'now'>, viewer: SchoolViewer): Promise<number> {
  return settings.inactiveMonths === 0 ? 0 : countAnnounced(db, viewer)
}

const dateOf = (day: SchoolDay) => day.split('-').reverse().join('/')

/** All of them as a file for spreadsheets. */
export async function idleCsv({ db, settings, now }: Tools, viewer: SchoolViewer): Promise<string> {
  const { inactiveMonths, schoolTimeZone: timeZone } = settings
  const rows = inactiveMonths === 0 ? [] : await selectAnnounced(db, viewer, { page: 1, most: mostInFile })
  const accounts = await tellApart(db, rows.map(presenter(await selectServed(db), timeZone, now)), timeZone)
  const on = (instant: string) => dateOf(schoolDay(new Date(instant), timeZone))
  return toCsv(
    ['Aluno', 'Turmas', 'Último uso', 'Aviso em', 'Excluída a partir de', 'Avisados por email'],
    accounts.map(({ fullName, apart, classes, usedAt, everUsed, noticedAt, erasedFrom: from, told }) => [
      writtenName({ fullName, apart }),
      { exact: classes.join(', ') },
      everUsed ? on(usedAt) : `nunca (criada em ${on(usedAt)})`,
      on(noticedAt),
      dateOf(from),
      [told.pupil && 'aluno', told.guardian && 'responsável'].filter(Boolean).join(', ') || null,
    ]),
  )
}

function presenter(served: readonly SchoolDay[], timeZone: string, now: Date): (row: AnnouncedRow) => IdleAccount {
  const today = schoolDay(now, timeZone)
  return ({ found: _, toldPupil, toldGuardian, ...row }) => ({
    ...row,
    usedAt: new Date(row.usedAt).toISOString(),
    noticedAt: new Date(row.noticedAt).toISOString(),
    erasedFrom: erasedFrom(schoolDay(new Date(row.noticedAt), timeZone), served, today),
    told: { pupil: toldPupil, guardian: toldGuardian },
  })
}
