import { Emoji, type EmojiName } from '@capivira/ui/emoji.tsx'
import { ChevronLeft, VolumeX } from '@capivira/ui/icons'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { Announcer } from './announcer.tsx'
import { useHost } from './host.ts'
import { MuteButton } from './mute-button.tsx'
import { useQuietTime } from './quiet.ts'
import { text } from './text.ts'
import { useTouch } from './use-touch.ts'

export type GameFrameProps = {
  title: string
  emoji: EmojiName
  /** Score, time and what else is in sight while playing: badges. */
  status?: ReactNode
  /** Buttons beside the sound's: pause, help. */
  actions?: ReactNode
  /** True during a round: on phones and tablets the bars of the app then make room for the board. */
  playing?: boolean
  /** Reading width, or as wide as the screen lets. */
  width?: 'narrow' | 'wide'
  /** Addresses of drawings that a round shows, to be ready by then. */
  pictures?: readonly string[] | undefined
  children: ReactNode
}

/** What surrounds every game at every stage: the way back, its name, the state of the round, sounds on or off. */
export function GameFrame({
  title,
  emoji,
  status,
  actions,
  playing = false,
  width = 'narrow',
  pictures,
  children,
}: GameFrameProps) {
  const { Link, preview } = useHost()
  const quiet = useQuietTime()
  const touch = useTouch()
  useEffect(() => {
    // A round begins at its top, wherever the button that started it was.
    if (playing) return afterPaint(() => scrollTo({ top: 0, behavior: 'instant' }))
  }, [playing])
  const roomy = useRoom(playing)
  usePrepared(pictures)
  /**
   * Drawn anew only when something of it changes: a game whose state lies outside the frame has it drawn with each tap.
   */
  const header = useMemo(
    () => (
      <header className="@container flex items-center gap-2 px-1 sm:gap-3">
        <Link
          href="/games"
          aria-label={text.toHub}
          className={
            'grid size-12 shrink-0 place-items-center rounded-md border-2 border-control bg-surface text-ink-soft ' +
            'hover:bg-soft-info hover:text-info-ink'
          }
        >
          <ChevronLeft aria-hidden="true" className="size-6" />
        </Link>
        <Emoji name={emoji} className="size-9 @max-[16rem]:hidden sm:size-11" />
        <h1 className="min-w-0 flex-1 text-xl leading-tight sm:text-2xl">{title}</h1>
        {actions}
        <MuteButton />
      </header>
    ),
    [Link, title, emoji, actions],
  )
  return (
    <div
      {...touch}
      data-playing={roomy || undefined}
      className={
        'mx-auto flex w-full animate-settle flex-col gap-4 px-2 py-3 sm:px-6 low:gap-2 low:py-1 lg:py-6 ' +
        `${width === 'narrow' ? 'max-w-3xl' : 'max-w-6xl'}`
      }
    >
      {header}
      {quiet && (
        <p className="mx-1 flex items-center gap-2 text-sm text-ink-soft">
          <VolumeX aria-hidden="true" className="size-5 shrink-0" />
          {quiet.reason}.
        </p>
      )}
      {preview && (
        <p
          className={
            'mx-1 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-soft-special px-4 py-2.5 ' +
            'text-special-ink'
          }
        >
          <strong>{text.preview}</strong> {text.previewHint}
        </p>
      )}
      {status && <div className="flex flex-wrap items-center gap-2 px-1">{status}</div>}
      {children}
      <Announcer />
    </div>
  )
}

/**
 * True while `on` and for two frames more: what comes after a round is drawn first, and then the bars of the app come
 * back.
 */
function useLinger(on: boolean): boolean {
  const [lingers, setLingers] = useState(on)
  if (on && !lingers) setLingers(true)
  useEffect(() => {
    if (on) return
    let stop = afterPaint(() => {
      stop = afterPaint(() => setLingers(false))
    })
    return () => stop()
  }, [on])
  return on || lingers
}

/** Sends the bars of the app away during a round. True while they are. */
function useRoom(playing: boolean) {
  const roomy = useLinger(playing)
  useLayoutEffect(() => {
    if (!roomy) return
    // Told to the bars by the root: asked by `:has`, it would be asked anew with every focus that moves.
    const { dataset } = document.documentElement
    dataset.bars = 'away'
    return () => {
      // The upper bar comes back with this frame, the lower one with the next.
      dataset.bars = 'upper'
      afterPaint(() => {
        if (dataset.bars === 'upper') delete dataset.bars
      })
    }
  }, [roomy])
  return roomy
}

/** Has ready what a round will need. */
function usePrepared(pictures: readonly string[] | undefined) {
  useEffect(() => {
    const left = new AbortController()
    // Without it a round begins all the same, with a longer frame here and there.
    import('./prepare.ts').then(({ prepare }) => prepare(left.signal, pictures)).catch(() => {})
    return () => left.abort()
  }, [pictures])
}
