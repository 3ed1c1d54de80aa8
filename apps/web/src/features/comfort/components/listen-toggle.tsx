import { liftQuietTime, useQuietTime } from '@capivira/games/kit/quiet'
import { Button } from '@capivira/ui/button.tsx'
import { Square, Volume2, VolumeX } from '@capivira/ui/icons'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useUser } from '../../accounts/current-user.ts'
import { useQuietHours } from '../../classes/use-quiet-hours.ts'
import { text } from '../listen-text.ts'
import { useSaveComfort } from '../queries.ts'
import { useVoiceHome } from '../speech.ts'

export type ListenToggleProps = {
  /** Shown whatever was chosen: the screen is about listening. */
  wanted?: boolean
  /** Beside another one, which tells why there are no sounds. */
  beside?: boolean
  label: string
  on: boolean
  /** Told whether a voice may be used that is made elsewhere. */
  onStart: (distant: boolean) => void
  onStop: () => void
}

/**
 * A button that begins and ends a reading, for those who chose so and where there is a voice. In hours without sounds
 * it says why; before a voice is used for the first time that is made elsewhere, it says so and asks.
 */
export function ListenToggle({ wanted = false, beside = false, label, on, onStart, onStop }: ListenToggleProps) {
  const { readAloud, distantVoice } = useUser().comfort
  const home = useVoiceHome()
  const [asks, setAsks] = useState(false)
  const isOffered = (wanted || readAloud) && home !== 'none'
  useQuietHours({ enabled: isOffered })
  const quiet = useQuietTime()
  const hush = useEffectEvent(() => {
    setAsks(false)
    if (on) onStop()
  })
  // A lesson without sounds that begins in the middle of a reading ends it.
  useEffect(() => {
    if (quiet) hush()
  }, [quiet])

  // Whoever has answered the question stands where it was asked from.
  const button = useRef<HTMLButtonElement>(null)
  const asked = useRef(false)
  useLayoutEffect(() => {
    if (asked.current && !asks) button.current?.focus({ preventScroll: true })
    asked.current = asks
  }, [asks])

  if (!isOffered) return null
  if (quiet && !quiet.mayChange)
    return beside ? null : (
      <p className="flex min-h-12 items-center gap-2 text-sm text-ink-soft">
        <VolumeX aria-hidden="true" className="size-5 shrink-0" />
        {quiet.reason}.
      </p>
    )

  function start(distant: boolean) {
    setAsks(false)
    liftQuietTime(true)
    onStart(distant)
  }
  if (asks) return <AskForDistance onAgree={() => start(true)} onRefuse={() => setAsks(false)} />
  const Icon = on ? Square : quiet ? VolumeX : Volume2
  return (
    <Button
      ref={button}
      variant="ghost"
      size="sm"
      onClick={() => {
        if (on) onStop()
        else if (home === 'elsewhere' && !distantVoice) setAsks(true)
        else start(distantVoice)
      }}
      icon={<Icon aria-hidden="true" className="size-5" />}
    >
      {on ? text.stop : quiet ? `${label} ${text.anyway}${beside ? '' : `. ${quiet.reason}`}` : label}
    </Button>
  )
}

/** Says that the voice is made elsewhere. Who agrees is not asked again, on any device. */
function AskForDistance({ onAgree, onRefuse }: { onAgree: () => void; onRefuse: () => void }) {
  const { comfort } = useUser()
  const save = useSaveComfort()
  // Once, as the question comes: whoever has gone elsewhere meanwhile must not press it unawares.
  const agree = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    agree.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      aria-label={text.voice}
      onKeyDown={event => event.key === 'Escape' && onRefuse()}
      className="flex max-w-prose flex-col gap-2 rounded-md border-2 border-info bg-soft-info p-4 text-info-ink"
    >
      <p>{text.elsewhere}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          ref={agree}
          onClick={() => {
            save.mutate({ ...comfort, distantVoice: true })
            onAgree()
          }}
        >
          {text.agree}
        </Button>
        <Button size="sm" variant="secondary" onClick={onRefuse}>
          {text.notNow}
        </Button>
      </div>
    </section>
  )
}
