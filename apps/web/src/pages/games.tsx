import { catalog } from '@capivira/games/catalog'
import { GameHostFrame } from '../features/games/components/game-host.tsx'
import { GamesHub } from '../features/games/components/games-hub.tsx'
import { text } from '../features/games/text.ts'
import { Page } from '../features/navigation/components/page.tsx'

/** /games — all games. */
export default function Games() {
  return (
    <Page title={text.title} subtitle={text.subtitle}>
      <GameHostFrame>
        <GamesHub games={catalog} />
      </GameHostFrame>
    </Page>
  )
}
