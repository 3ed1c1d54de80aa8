import { type GameId, getOpenRound } from '@capivira/core/games/contract'
import { changeSettings, useDeviceSettings } from '@capivira/games/kit/device-settings'
import { type GameHost, GameHostContext } from '@capivira/games/kit/host'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Spinner } from '@capivira/ui/spinner.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call, keyOf } from '../../../lib/call.ts'
import { isEarly } from '../../../lib/early-calls.ts'
import { messageOf } from '../../../lib/http.ts'
import { refreshAtLeisure } from '../../../lib/refresh.ts'
import { schoolTimeZone } from '../../../lib/school-zone.ts'
import { tellFailure } from '../../../lib/tell-failure.ts'
import { useUser } from '../../accounts/current-user.ts'
import { announceRewards } from '../../achievements/announce.ts'
import { useQuietHours } from '../../classes/use-quiet-hours.ts'
import { useTextDraft } from '../../drafts/use-draft.ts'
import { SourceButton } from '../../materials/components/source-button.tsx'
import { ButtonLink, Link } from '../../navigation/components/links.tsx'
import { chosenMaterial } from '../chosen-material.ts'
import { callFromGame } from '../game-calls.ts'
import { useGameMaterials, useGameOffers } from '../queries.ts'

export type GameHostFrameProps = {
  /** The game that is opened; absent where they are chosen from. */
  game?: GameId | undefined
  /** Frames what is shown until the materials are there. */
  meanwhile?: (state: ReactNode) => ReactNode
  children: ReactNode
}

/** What every game and the hub stand in: calls, links, the materials, and what happens when a round was paid. */
export function GameHostFrame({ game, meanwhile = state => state, children }: GameHostFrameProps) {
  const client = useQueryClient()
  const user = useUser()
  useQuietHours()
  const { materialId } = useDeviceSettings()
  const materials = useGameMaterials(materialId, user.userType === 'student')
  const { options = [], hasNextPage, isFetchingNextPage, fetchNextPage } = materials
  const { chosen, offers } = usePlayable(options, { remembered: materialId, game })

  if (materials.isError && !materials.data)
    return meanwhile(<ErrorState onRetry={() => materials.refetch()} retrying={materials.isFetching} />)
  if (!materials.data) return meanwhile(<Spinner />)

  const host: GameHost = {
    call: user.userType === 'student' ? callFromGame : call,
    // A game has its own sentence for what fails on our side.
    messageOf: (error, fallback) => messageOf(error, fallback, fallback),
    tellFailure,
    Link,
    ButtonLink,
    Source: SourceButton,
    userId: user.id,
    useTextDraft,
    timeZone: schoolTimeZone(),
    roundComes: game !== undefined && isEarly(keyOf(getOpenRound.path, {}, { gameId: game }).join('/')),
    preview: user.userType !== 'student',
    onPaid(xp, achievements) {
      announceRewards(xp, achievements)
      refreshAtLeisure(client)
    },
    materials: {
      options,
      chosen,
      more: hasNextPage ? { pending: isFetchingNextPage, load: () => fetchNextPage() } : null,
      choose: id => changeSettings({ materialId: id }),
      offerOf: game => offers.data?.games.find(({ gameId }) => gameId === game) ?? null,
    },
  }
  return <GameHostContext value={host}>{children}</GameHostContext>
}

type Wanted = { remembered: number | null; game: GameId | undefined }

/**
 * The material to play with and what it offers. A pupil who has chosen none is not shown first that the newest cannot
 * be played where another can.
 */
function usePlayable(options: readonly { id: number }[], { remembered, game }: Wanted) {
  const [lacking, setLacking] = useState<ReadonlySet<number>>(new Set())
  const chosen = chosenMaterial(options, remembered, lacking)
  const offers = useGameOffers(chosen)
  const lacks = offers.data?.games.some(({ gameId, missing }) => gameId === game && missing !== null) ?? false
  if (chosen !== null && lacks && !lacking.has(chosen)) setLacking(new Set([...lacking, chosen]))
  return { chosen, offers }
}
