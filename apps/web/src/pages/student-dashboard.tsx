import { isAgeless } from '@capivira/core/consents/consent'
import type { StudentDashboard as Dashboard } from '@capivira/core/dashboards/contract'
import { Card } from '@capivira/ui/card.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { StatCard, StatGrid } from '@capivira/ui/stat-card.tsx'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import { useUser } from '../features/accounts/current-user.ts'
import { isOnlyKept } from '../features/accounts/kept-user.ts'
import { AchievementRow } from '../features/achievements/components/achievement-row.tsx'
import { DailyChallenge } from '../features/dashboards/components/daily-challenge.tsx'
import { FirstCard } from '../features/dashboards/components/first-card.tsx'
import { Greeting } from '../features/dashboards/components/greeting.tsx'
import { useStudentDashboard } from '../features/dashboards/queries.ts'
import GoalFigure from '../features/goals/components/goal-figure.tsx'
import GoalPanel from '../features/goals/components/goal-panel.tsx'
import { ReviewFirst } from '../features/goals/components/review-first.tsx'
import Hint from '../features/help/components/hint.tsx'
import { ButtonLink } from '../features/navigation/components/links.tsx'
import { ToStudy } from '../features/progress/components/to-study.tsx'
import { inReviewSentence } from '../features/progress/in-review.ts'
import { firstNameOf, formatCount } from '../lib/format.ts'
import { useTitle } from '../lib/use-title.ts'

/** Loaded for those whose age is not known. */
const AgeCard = lazy(() => import('../features/consents/components/age-card.tsx'))
/** Loaded for those who have some. */
const MyAssignments = lazy(() => import('../features/classes/components/my-assignments.tsx'))

const nothingSent = 'Seus professores precisam enviar PDFs. Assim que enviarem, os flip cards aparecem aqui.'
const withCode = 'Se você recebeu um código, entre na turma.'

/** Achievements shown on the dashboard. */
const recentAchievements = 3

/** / and /dashboard of a pupil. */
export default function StudentDashboard() {
  useTitle('Início')
  const user = useUser()
  const [wasAgeless] = useState(isAgeless(user) && !isOnlyKept(user))
  const dashboard = useStudentDashboard()
  // Drawn in pieces: the whole at once would hold up a cheap phone.
  const data = useDeferredValue(dashboard.data)

  return (
    <div className="mx-auto flex w-full max-w-6xl animate-settle flex-col gap-5 px-4 py-5 sm:gap-6 sm:px-6 sm:py-8">
      <Greeting
        firstName={firstNameOf(user.fullName, 'Estudante')}
        xp={data?.stats.xp ?? user.xp}
        achievementsCount={data?.stats.achievementsCount}
      />
      {wasAgeless && (
        <Suspense fallback={<Skeleton className="h-44" />}>
          <AgeCard />
        </Suspense>
      )}
      <Hint name="first-cards">
        Comece por “Flip cards”: leia a pergunta, tente lembrar e só então vire o card. A “Ajuda” fica no alto da tela,
        junto da sua conta.
      </Hint>
      {dashboard.isError ? (
        <ErrorState onRetry={() => dashboard.refetch()} retrying={dashboard.isFetching} />
      ) : !data ? (
        <Loading />
      ) : (
        <>
          {data.stats.totalCardsStudied === 0 && (
            <FirstCard material={data.progress.find(({ totalCards }) => totalCards > 0)} />
          )}
          <ReviewFirst known={data.progress.reduce((sum, { cardsDue }) => sum + cardsDue, 0)} />
          <Figures stats={data.stats} />
          {data.openAssignments > 0 && (
            <Suspense fallback={<Skeleton className="h-40" />}>
              <MyAssignments atMost={4} />
            </Suspense>
          )}
          <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem] lg:gap-6">
            <section aria-labelledby="subjects" className="flex min-w-0 flex-col gap-4">
              <h2 id="subjects" className="text-xl">
                Para estudar
              </h2>
              {data.progress.length === 0 ? (
                <Card>
                  <EmptyState
                    level={3}
                    title={data.inReviewCount > 0 ? 'Quase lá' : 'Ainda não há materiais'}
                    description={`${inReviewSentence(data.inReviewCount) ?? nothingSent} ${withCode}`}
                    action={<ButtonLink href="/join">Entrar com o código da turma</ButtonLink>}
                    illustration={<Capybara pose="sleeping" />}
                  />
                </Card>
              ) : (
                <>
                  <ToStudy first={data.progress} />
                  {data.inReviewCount > 0 && (
                    <p className="text-sm text-ink-soft">{inReviewSentence(data.inReviewCount)}</p>
                  )}
                </>
              )}
            </section>
            <aside className="flex flex-col gap-5" aria-label="Desafio e conquistas">
              <GoalPanel cardsToday={data.stats.cardsToday} />
              <DailyChallenge cardsToday={data.stats.cardsToday} done={data.stats.dailyChallengeDone} />
              <Recent achievements={data.achievements} />
            </aside>
          </div>
        </>
      )}
    </div>
  )
}

function Loading() {
  return (
    <>
      <StatGrid>
        {['cards', 'streak', 'accuracy'].map(stat => (
          <Skeleton key={stat} className="h-34 sm:h-24" />
        ))}
      </StatGrid>
      <Skeleton className="h-64" />
    </>
  )
}

/** The day and the streak in numbers. */
function Figures({ stats }: { stats: Dashboard['stats'] }) {
  return (
    <StatGrid label="Seus números">
      <StatCard
        icon={<Emoji name="card" className="size-9 sm:size-12" />}
        value={<GoalFigure cardsToday={stats.cardsToday} />}
        label="Cards estudados hoje"
      />
      <StatCard
        icon={<Emoji name="flame" className="size-9 sm:size-12" />}
        value={formatCount(stats.streak, 'dia', 'dias')}
        label="Sequência de estudo"
      />
      <StatCard
        icon={<Emoji name="target" className="size-9 sm:size-12" />}
        value={stats.attempts > 0 ? `${stats.accuracy}%` : '—'}
        label={stats.attempts > 0 ? 'Acerto nos quizzes' : 'Acerto: faça um quiz'}
      />
    </StatGrid>
  )
}

/** The achievements that came last. */
function Recent({ achievements }: { achievements: Dashboard['achievements'] }) {
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">Conquistas recentes</h2>
      {achievements.length === 0 ? (
        <p className="text-ink-soft">Avalie o seu primeiro card e ganhe a primeira conquista.</p>
      ) : (
        <ul className="m-0 flex list-none flex-col gap-3 p-0">
          {achievements.slice(0, recentAchievements).map(achievement => (
            <AchievementRow key={achievement.achievementId} achievement={achievement} />
          ))}
        </ul>
      )}
      <Link href="/achievements" className="inline-flex min-h-11 items-center font-extrabold text-info-ink">
        Ver todas as conquistas
      </Link>
    </Card>
  )
}
