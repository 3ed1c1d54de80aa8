import { type AdminDashboard, pageSize } from '@capivira/core/admin/contract'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import type { Database, Queryable } from '../../platform/database.ts'
import { countStandingEmails, type StandingEmails } from '../../platform/jobs/standing-emails.ts'
import { together } from '../../platform/transaction.ts'
import type { Warnings } from '../../platform/warnings.ts'
import type { Searched } from './counts-store.ts'
import { findCards } from './find-cards.ts'
import { selectCards, selectMaterials, selectQuizzes, selectSubjects, selectUsers } from './lists-store.ts'
import { presentCard, presentMaterial, presentQuiz, presentSubject, presentUser } from './present.ts'
import { countFound, readCounts } from './read-counts.ts'

/** What an administrator sees on coming in, or what a search finds in everything. */
export async function adminDashboard(
  { db, warnings }: { db: Database; warnings: Pick<Warnings, 'list'> },
  { search, today, now }: { search: string | undefined; today: SchoolDay; now: Date },
): Promise<AdminDashboard> {
  const wanted = { search, offset: 0 }
  return together(db, async connection => {
    const [emails, counts, users, subjects, materials, cards, quizzes] = await Promise.all([
      countStandingEmails(connection, now),
      readCounts(connection),
      selectUsers(connection, wanted),
      selectSubjects(connection, wanted),
      selectMaterials(connection, wanted),
      search ? findCards(connection, search) : allCards(connection),
      selectQuizzes(connection, wanted),
    ])
    const rows = { users, subjects, materials, quizzes }
    const found = async (list: Exclude<Searched, 'flipCards'>) => {
      if (!search) return counts[list]
      // A page that is not full is all there is.
      return rows[list].length < pageSize ? rows[list].length : countFound(connection, list, search)
    }
    const [foundUsers, foundSubjects, foundMaterials, foundQuizzes] = await Promise.all([
      found('users'),
      found('subjects'),
      found('materials'),
      found('quizzes'),
    ])
    return {
      counts,
      found: {
        users: foundUsers,
        subjects: foundSubjects,
        materials: foundMaterials,
        flipCards: cards.found ?? counts.flipCards,
        quizzes: foundQuizzes,
      },
      users: users.map(user => presentUser(user, today)),
      subjects: subjects.map(presentSubject),
      materials: materials.map(presentMaterial),
      flipCards: cards.rows.map(presentCard),
      quizzes: quizzes.map(presentQuiz),
      warnings: [...warnings.list(), ...emailWarnings(emails)],
    }
  })
}

const desk = 'Em Processamento dá para ver por quê e enviar todas de uma vez.'

/**
 * What an administrator should know of e-mails that stand still. One refused for its own address is told to whoever
 * waits for it.
 */
function emailWarnings({ refusedByServer, held }: StandingEmails): string[] {
  const some = (count: number, one: string, more: string) =>
    count === 1 ? `Uma mensagem ${one}` : `${count} mensagens ${more}`
  return [
    refusedByServer > 0 &&
      `${some(
        refusedByServer,
        'não saiu: o servidor de email a recusou',
        'não saíram: o servidor de ' + 'email as recusou',
      )}. ` + `${desk}`,
    held > 0 &&
      `${some(held, 'está retida', 'estão retidas')}: estes dados foram copiados, restaurados ou mudaram de ` +
        'lugar, e quem ficou lá pode já ter ' +
        `feito o envio. ${desk}`,
  ].filter(sentence => sentence !== false)
}

/** Without a search the counters tell how many there are. */
const allCards = async (db: Queryable) => ({ rows: await selectCards(db, ''), found: null })
