import { useEffect, useState } from 'react'
import { useVoiceHome } from './speech.ts'

/** Milliseconds in which a device has told its voices, if it has any. */
const voicesCome = 2000

/** Whether this device has no Portuguese voice: true only once it has had the time to tell its voices. */
export function useVoiceMissing(): boolean {
  const home = useVoiceHome()
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), voicesCome)
    return () => clearTimeout(timer)
  }, [])
  return waited && home === 'none'
}
