import { liftQuietTime, useQuietTime } from '@capivira/games/kit/quiet'
import { Button } from '@capivira/ui/button.tsx'
import { Square, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useUser } from '../../accounts/current-user.ts'
import { useQuietHours } from '../../classes/use-quiet-hours.ts'
import { text } from '../listen-text.ts'
import { speak, stopSpeaking, useCanSpeak } from '../speech.ts'

/** Reads a text aloud, for those who chose so and where the device has a voice. Give it a key: another text, another button. */
export function ListenButton({ children }: { children: string }) {
  const { readAloud } = useUser().comfort
  const canSpeak = useCanSpeak()
  const [speaking, setSpeaking] = useState(false)
  useEffect(() => stopSpeaking, [])
  useQuietHours({ enabled: readAloud && canSpeak })
  const quiet = useQuietTime()
  if (!readAloud || !canSpeak) return null
  if (quiet && !quiet.mayChange)
    return (
      <p className="flex min-h-12 items-center gap-2 text-sm text-ink-soft">
        <VolumeX aria-hidden="true" className="size-5 shrink-0" />
        {quiet.reason}.
      </p>
    )

  function change() {
    if (speaking) {
      stopSpeaking()
      return
    }
    liftQuietTime(true)
    setSpeaking(true)
    speak(children, () => setSpeaking(false))
  }

  const Icon = speaking ? Square : quiet ? VolumeX : Volume2
  return (
    <Button variant="ghost" size="sm" onClick={change} icon={<Icon aria-hidden="true" className="size-5" />}>
      {speaking ? text.stop : quiet ? `${text.listenAnyway}. ${quiet.reason}` : text.listen}
    </Button>
  )
}
