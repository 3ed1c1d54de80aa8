import { toast } from '@capivira/ui/toast'
import { useEffect, useState } from 'react'
import { text } from '../listen-text.ts'
import { speak, stopSpeaking } from '../speech.ts'
import { ListenToggle } from './listen-toggle.tsx'

/** Tells that no voice would read; what is read stays on the screen. */
export const tellSilence = () => toast({ title: 'Erro', description: text.failed, variant: 'destructive' })

/**
 * Reads texts aloud one after another, for those who chose so and where there is a voice; `SpokenText` marks what is
 * being said. Give it a key: other texts, another button.
 */
export function ListenButton({ texts }: { texts: readonly string[] }) {
  const [on, setOn] = useState(false)
  useEffect(() => stopSpeaking, [])
  function start(distant: boolean) {
    setOn(true)
    speak(texts, {
      distant,
      onEnd: ending => {
        setOn(false)
        if (ending === 'failed') tellSilence()
      },
    })
  }
  return <ListenToggle label={text.listen} on={on} onStart={start} onStop={stopSpeaking} />
}
