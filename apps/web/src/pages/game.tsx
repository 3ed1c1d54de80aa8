import { catalog } from '@capivira/core/games/catalog'
import { screens } from '@capivira/games/screens'
import { Spinner } from '@capivira/ui/spinner.tsx'
import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { GameHostFrame } from '../features/games/components/game-host.tsx'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { useTitle } from '../lib/use-title.ts'
import { NotFound } from './not-found.tsx'

const lazyScreens = new Map<string, ComponentType>(Object.entries(screens).map(([route, load]) => [route, lazy(load)]))

/** Every game: the screen that packages/games has for the current path. */
export default function Game() {
  const [path] = useLocation()
  const route = path.replace(/\/$/, '')
  const Screen = lazyScreens.get(route)
  const game = catalog.find(one => one.route === route)
  const title = game?.title ?? 'Jogos'
  useTitle(title)
  if (!Screen) return <NotFound />
  return (
    <GameHostFrame
      game={game?.id}
      meanwhile={state => (
        <Page title={title} back={<BackLink href="/games">Voltar aos jogos</BackLink>}>
          {state}
        </Page>
      )}
    >
      <Suspense fallback={<Spinner />}>
        <Screen key={route} />
      </Suspense>
    </GameHostFrame>
  )
}
