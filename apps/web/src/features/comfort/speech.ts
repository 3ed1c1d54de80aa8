import { useSyncExternalStore } from 'react'

/** A little slower than the voices' own pace: these are sentences to learn from. */
const rate = 0.95

/** The best Portuguese voice: of Brazil before others, on the device before over the network. */
export function chooseVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const worth = ({ lang, localService }: SpeechSynthesisVoice) =>
    (/^pt[-_]BR$/i.test(lang) ? 2 : 0) + (localService ? 1 : 0)
  return voices.filter(({ lang }) => /^pt([-_]|$)/i.test(lang)).toSorted((one, other) => worth(other) - worth(one))[0]
}

const synthesis = typeof window === 'undefined' ? undefined : window.speechSynthesis

function subscribe(listener: () => void): () => void {
  synthesis?.addEventListener('voiceschanged', listener)
  return () => synthesis?.removeEventListener('voiceschanged', listener)
}

/** Whether this device can read Portuguese aloud; voices often arrive a while after the page. */
export function useCanSpeak(): boolean {
  return useSyncExternalStore(subscribe, () => chooseVoice(synthesis?.getVoices() ?? []) !== undefined)
}

/** A blank in a question is read as a pause and the word for it. */
export const spoken = (text: string): string => text.replace(/_{3,}/g, ', lacuna, ')

/** Reads a text aloud in place of whatever is being read; `onEnd` is called when it ends or is interrupted. */
export function speak(text: string, onEnd: () => void): void {
  const voice = chooseVoice(synthesis?.getVoices() ?? [])
  if (!synthesis || !voice) {
    onEnd()
    return
  }
  synthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(spoken(text))
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = rate
  utterance.onend = onEnd
  utterance.onerror = onEnd
  synthesis.speak(utterance)
}

export function stopSpeaking(): void {
  synthesis?.cancel()
}
