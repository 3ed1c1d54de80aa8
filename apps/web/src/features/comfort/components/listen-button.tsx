import { Button } from '@capivira/ui/button.tsx'
import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useUser } from '../../accounts/current-user.ts'
import { speak, stopSpeaking, useCanSpeak } from '../speech.ts'
import { text } from '../text.ts'

/** Reads a text aloud, for those who chose so and where the device has a voice. Give it a key: another text, another button. */
export function ListenButton({ children }: { children: string }) {
  const { readAloud } = useUser().comfort
  const canSpeak = useCanSpeak()
  const [speaking, setSpeaking] = useState(false)
  useEffect(() => stopSpeaking, [])
  if (!readAloud || !canSpeak) return null

  function change() {
    if (speaking) {
      stopSpeaking()
      return
    }
    setSpeaking(true)
    speak(children, () => setSpeaking(false))
  }

  const Icon = speaking ? Square : Volume2
  return (
    <Button variant="ghost" size="sm" onClick={change} icon={<Icon aria-hidden="true" className="size-5" />}>
      {speaking ? text.stop : text.listen}
    </Button>
  )
}
