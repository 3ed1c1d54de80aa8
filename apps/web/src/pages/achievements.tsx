import { usePieces } from '@capivira/games/kit/use-pieces'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { StatCard, StatGrid } from '@capivira/ui/stat-card.tsx'
import { useUser } from '../features/accounts/current-user.ts'
import { AchievementCard } from '../features/achievements/components/achievement-card.tsx'
import { firstOf, groupsOf } from '../features/achievements/groups.ts'
import { levelsSentence } from '../features/achievements/levels.ts'
import { useAchievementProgress, useAchievements, useUserAchievements } from '../features/achievements/queries.ts'
import { Page } from '../features/navigation/components/page.tsx'
import { formatCount, formatNumber } from '../lib/format.ts'

/** /achievements — all achievements, the unlocked ones lit. */
export default function Achievements() {
  const user = useUser()
  const all = useAchievements()
  const held = useUserAchievements()
  const unlockedAt = new Map(held.data?.map(one => [one.achievementId, one.unlockedAt]))
  const values = useAchievementProgress().data?.values ?? {}
  // Fifty at once would hold up a slow phone for a second; those in sight come first, two more with each frame.
  const drawn = usePieces(all.data?.length ?? 0, 2, 8)

  return (
    <Page title="Conquistas" subtitle={levelsSentence(user.xp)}>
      <StatGrid label="Resumo">
        <StatCard
          icon={<Emoji name="star" className="size-9 sm:size-12" />}
          value={`${formatNumber(user.xp)} XP`}
          label="XP total"
        />
        <StatCard
          icon={<Emoji name="flame" className="size-9 sm:size-12" />}
          value={formatCount(user.streak, 'dia', 'dias')}
          label="Sequência de estudo"
        />
        <StatCard
          icon={<Emoji name="trophy" className="size-9 sm:size-12" />}
          value={all.data ? `${unlockedAt.size}/${all.data.length}` : '—'}
          label="Desbloqueadas"
        />
      </StatGrid>
      {all.isError && !all.data ? (
        <ErrorState onRetry={() => all.refetch()} retrying={all.isFetching} />
      ) : !all.data || held.isPending ? (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map(place => (
            <Skeleton key={place} className="h-32" />
          ))}
        </div>
      ) : all.data.length === 0 ? (
        <EmptyState title="Nenhuma conquista disponível" illustration={<Capybara pose="sleeping" />} />
      ) : (
        firstOf(groupsOf(all.data, held.data ?? [], values), drawn).map(({ name, achievements }) => (
          <section key={name} aria-label={name} className="flex flex-col gap-3">
            <h2 className="text-xl">{name}</h2>
            <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3">
              {achievements.map(achievement => (
                <AchievementCard
                  key={achievement.id}
                  achievement={achievement}
                  unlockedAt={unlockedAt.get(achievement.id) ?? null}
                  value={values[achievement.id]}
                />
              ))}
            </ul>
          </section>
        ))
      )}
    </Page>
  )
}
