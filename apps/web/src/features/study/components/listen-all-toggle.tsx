import { useEffect, useState } from 'react'
import { useUser } from '../../accounts/current-user.ts'
import { ListenToggle } from '../../comfort/components/listen-toggle.tsx'
import { stopSpeaking, useVoiceHome, wakeVoice } from '../../comfort/speech.ts'
import { listenText as text } from '../listen-text.ts'

/** Milliseconds in which a device has told its voices, if it has any. */
const voicesCome = 2000

/** Begins and ends hearing card after card. Where no voice is, it says so to those who chose to listen. */
export function ListenAllToggle({
  on,
  onChange,
}: {
  on: boolean
  onChange: (listening: { distant: boolean } | null) => void
}) {
  const { readAloud } = useUser().comfort
  const home = useVoiceHome()
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), voicesCome)
    return () => clearTimeout(timer)
  }, [])
  if (readAloud && home === 'none') return waited ? <p className="text-sm text-ink-soft">{text.noVoice}</p> : null
  return (
    <ListenToggle
      label={text.listenAll}
      on={on}
      onStart={distant => {
        stopSpeaking()
        wakeVoice()
        onChange({ distant })
      }}
      onStop={() => {
        stopSpeaking()
        onChange(null)
      }}
    />
  )
}
