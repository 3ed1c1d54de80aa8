import { useUser } from '../../accounts/current-user.ts'
import { ListenToggle } from '../../comfort/components/listen-toggle.tsx'
import { stopSpeaking, wakeVoice } from '../../comfort/speech.ts'
import { useVoiceMissing } from '../../comfort/use-voice-missing.ts'
import { listenText as text } from '../listen-text.ts'

/**
 * Begins and ends hearing card after card; it stands beside the button that reads one side. Where no voice is, it says
 * so to those who chose to listen.
 */
export function ListenAllToggle({
  on,
  onChange,
}: {
  on: boolean
  onChange: (listening: { distant: boolean } | null) => void
}) {
  const { readAloud } = useUser().comfort
  const isMissing = useVoiceMissing()
  if (readAloud && isMissing) return <p className="text-sm text-ink-soft">{text.noVoice}</p>
  return (
    <ListenToggle
      beside
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
