import { useSyncExternalStore } from 'react'
import { type Passage, passagesOf, type Span, wordAt } from './passages.ts'
import { homeOf, type VoiceHome, voicesInOrder } from './voices.ts'

/** A little slower than the voices' own pace: these are sentences to learn from. */
const rate = 0.95
/** Milliseconds after a cancel in which some browsers lose what they are told to say. */
const settling = 80
/** Milliseconds after which a passage that tells no end has none: twice what it takes, and time for a voice to come. */
const patience = (said: string) => 5000 + 140 * said.length

/** How a reading ended: all was said, somebody stopped it, or no voice would. */
export type Ending = 'finished' | 'stopped' | 'failed'

type Reading = {
  passages: readonly Passage[]
  next: number
  voices: SpeechSynthesisVoice[]
  onEnd: (ending: Ending) => void
  /** Kept here, since browsers forget an utterance that nobody holds, and its end with it. */
  utterance: SpeechSynthesisUtterance | null
  timer?: ReturnType<typeof setTimeout>
}
let reading: Reading | null = null
/** False for a moment after a cancel. */
let settled = true
let settlesAt: ReturnType<typeof setTimeout> | undefined

/** What is being said: a part of a text. */
export type Spoken = Span & { text: string }
let spoken: Spoken | null = null
const listeners = new Set<() => void>()

function show(now: Spoken | null): void {
  spoken = now
  for (const listener of listeners) listener()
}

function hear(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const synthesisHere = () => (typeof window === 'undefined' ? undefined : window.speechSynthesis)
const voicesHere = () => synthesisHere()?.getVoices() ?? []

/** Voices often arrive a while after the page. Older Safaris tell nobody: there the next drawing sees them. */
function hearVoices(listener: () => void): () => void {
  const synthesis = synthesisHere()
  synthesis?.addEventListener?.('voiceschanged', listener)
  return () => synthesis?.removeEventListener?.('voiceschanged', listener)
}

/** Where this device's Portuguese voice comes from. */
export function useVoiceHome(): VoiceHome {
  return useSyncExternalStore(hearVoices, () => homeOf(voicesHere()))
}

/** The part of a text that is being said, or null. */
export function useSpoken(text: string): Span | null {
  return useSyncExternalStore(hear, () => (spoken?.text === text ? spoken : null))
}

/** Whether something is being read. */
export function useIsReading(): boolean {
  return useSyncExternalStore(hear, () => reading !== null)
}

/**
 * Reads texts one after another, in place of whatever is being read, passage by passage; `onEnd` is called once. Voices
 * that are made elsewhere are used only where `distant` says so.
 */
export function speak(
  texts: readonly string[],
  { distant, onEnd = () => {} }: { distant: boolean; onEnd?: (ending: Ending) => void },
): void {
  stopSpeaking()
  const voices = voicesInOrder(voicesHere()).filter(({ localService }) => localService || distant)
  reading = { passages: passagesOf(texts), next: 0, voices, onEnd, utterance: null }
  addEventListener('pagehide', stopSpeaking)
  go(reading)
}

/** Says nothing, in the hand of who pressed something: from then on iPhones let the page speak by itself. */
export function wakeVoice(): void {
  const synthesis = synthesisHere()
  if (synthesis && !reading) synthesis.speak(Object.assign(new SpeechSynthesisUtterance(''), { volume: 0 }))
}

/** Silence; who was being read to is told so. */
export function stopSpeaking(): void {
  if (reading) end(reading, 'stopped')
}

function end(ended: Reading, ending: Ending): void {
  clearTimeout(ended.timer)
  reading = null
  removeEventListener('pagehide', stopSpeaking)
  if (ending !== 'finished') cancel()
  show(null)
  ended.onEnd(ending)
}

function cancel(): void {
  const synthesis = synthesisHere()
  if (!synthesis?.speaking && !synthesis?.pending) return
  synthesis.cancel()
  settled = false
  clearTimeout(settlesAt)
  settlesAt = setTimeout(() => {
    settled = true
  }, settling)
}

/** Says the next passage, at once where it can be: a voice may be asked for only by who presses something. */
function go(current: Reading): void {
  if (settled) say(current)
  else current.timer = setTimeout(() => say(current), settling)
}

function say(current: Reading): void {
  const synthesis = synthesisHere()
  const passage = current.passages[current.next]
  const [voice] = current.voices
  if (!passage || !synthesis || !voice) {
    end(current, passage ? 'failed' : 'finished')
    return
  }
  const utterance = new SpeechSynthesisUtterance(passage.said)
  Object.assign(utterance, { voice, lang: voice.lang, rate })
  /** What an utterance tells that is no longer the one being said is of no interest. */
  const isCurrent = () => reading === current && current.utterance === utterance
  utterance.onboundary = ({ name, charIndex }) => {
    const word = isCurrent() && name !== 'sentence' ? wordAt(passage, charIndex) : null
    if (word) show({ text: passage.text, ...word })
  }
  utterance.onend = () => isCurrent() && goOn(current)
  utterance.onerror = ({ error }) => isCurrent() && fail(current, error)
  current.utterance = utterance
  current.timer = setTimeout(() => {
    if (!isCurrent()) return
    // It tells a while later that it was interrupted: that is not the end of the reading.
    current.utterance = null
    cancel()
    goOn(current)
  }, patience(passage.said))
  show({ text: passage.text, from: passage.from, to: passage.to })
  // Another page may have left it paused, for all pages.
  synthesis.resume()
  synthesis.speak(utterance)
}

function goOn(current: Reading): void {
  clearTimeout(current.timer)
  current.next++
  go(current)
}

/** Another page or program took the voice, or it does not come: the next voice says the same passage. */
function fail(current: Reading, error: SpeechSynthesisErrorCode): void {
  clearTimeout(current.timer)
  if (error === 'canceled' || error === 'interrupted') {
    end(current, 'stopped')
    return
  }
  current.voices = error === 'not-allowed' ? [] : current.voices.slice(1)
  go(current)
}
