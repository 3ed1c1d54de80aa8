import type { GameInfo } from '@capivira/core/games/catalog'
import { useHost } from '@capivira/games/kit/host'
import { MaterialChoice } from '@capivira/games/kit/material-choice.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { useQueryParams } from '../../../lib/use-query-params.ts'
import { useUser } from '../../accounts/current-user.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { useCompletedGames } from '../queries.ts'
import { text } from '../text.ts'
import { CategoryChips } from './category-chips.tsx'
import { GameCard } from './game-card.tsx'
import { PlayerLevel } from './player-level.tsx'

/** The games in the order of the catalogue, the player's level, and the material they are played with. */
export function GamesHub({ games }: { games: readonly GameInfo[] }) {
  const user = useUser()
  const { materials, preview } = useHost()
  const completed = useCompletedGames(!preview)
  const day = completed.data?.day
  const [params, change] = useQueryParams()
  const category = games.find(game => game.category === params.get('categoria'))?.category ?? null
  const finished = new Map(completed.data?.games.map(game => [game.gameId, game]))
  const numbered = games.map((game, index) => ({ game, number: index + 1 }))
  const shown = numbered.filter(({ game }) => category === null || game.category === category)

  return (
    <>
      {preview ? (
        <p className="rounded-md bg-soft-special px-4 py-3 text-special-ink">
          <strong>{text.previewTitle}</strong> · {text.previewHint}
        </p>
      ) : (
        <PlayerLevel xp={user.xp} />
      )}
      {day && day.paid >= day.most && (
        <Card tone="info" role="status">
          <p className="font-extrabold">{text.dayDone(day.most.toLocaleString('pt-BR'))}</p>
          <p>{text.dayDoneHint}</p>
        </Card>
      )}
      {materials.options.length > 0 ? (
        <MaterialChoice />
      ) : (
        <Card tone="info">
          <p className="font-extrabold">{text.noMaterials}</p>
          <p>{preview ? text.noMaterialsYet : text.noMaterialsHint}</p>
          {preview && (
            <ButtonLink href="/upload-material" size="sm" className="mt-3">
              {text.newMaterial}
            </ButtonLink>
          )}
        </Card>
      )}
      <CategoryChips
        categories={[...new Set(games.map(game => game.category))]}
        chosen={category}
        onChoose={categoria => change({ categoria })}
      />
      <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {shown.map(({ game, number }) => (
          <GameCard
            key={game.id}
            game={game}
            number={number}
            completed={finished.has(game.id)}
            best={finished.get(game.id)?.bestScore ?? null}
            missing={materials.offerOf(game.id)?.missing ?? null}
          />
        ))}
      </ul>
    </>
  )
}
