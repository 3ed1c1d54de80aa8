import { catalog } from '@capivira/core/games/catalog'
import { changeSettings } from '@capivira/games/kit/device-settings'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { GameHostFrame } from '../features/games/components/game-host.tsx'
import { GamesHub } from '../features/games/components/games-hub.tsx'
import { text } from '../features/games/text.ts'
import { Page } from '../features/navigation/components/page.tsx'

/** /games — all games; with ?material=12 the games are played with that material from now on. */
export default function Games() {
  const [, navigate] = useLocation()
  const asked = Number(new URLSearchParams(useSearch()).get('material'))
  useEffect(() => {
    if (!asked) return
    changeSettings({ materialId: asked })
    navigate('/games', { replace: true })
  }, [asked, navigate])
  return (
    <Page title={text.title} subtitle={text.subtitle}>
      <GameHostFrame>
        <GamesHub games={catalog} />
      </GameHostFrame>
    </Page>
  )
}
