import { vi } from 'vitest'

type FakeVoice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name'>

export const deviceVoice: FakeVoice = { lang: 'pt-BR', localService: true, name: 'do aparelho' }
export const distantVoice: FakeVoice = { lang: 'pt-BR', localService: false, name: 'de outro lugar' }

/**
 * A browser's speech that says nothing by itself: a test tells each event. It drops what is said right after a cancel,
 * as some do, and what was cancelled tells so a moment later.
 */
export class FakeSpeech {
  voices: readonly FakeVoice[]
  speaking = false
  pending = false
  paused = true
  cancelled = 0
  /** All that were given to a voice, in order. */
  utterances: SpeechSynthesisUtterance[] = []
  #dropsUntil = Number.NEGATIVE_INFINITY

  constructor(voices: readonly FakeVoice[]) {
    this.voices = voices
  }
  getVoices() {
    return this.voices
  }
  speak(utterance: SpeechSynthesisUtterance) {
    // An empty one is only asked for to be let speak.
    if (performance.now() < this.#dropsUntil || utterance.text === '') return
    this.utterances.push(utterance)
    this.speaking = true
  }
  cancel() {
    this.cancelled++
    const silenced = this.speaking ? this.utterances.at(-1) : undefined
    this.speaking = false
    if (silenced) queueMicrotask(() => this.#tell('interrupted', silenced))
    this.#dropsUntil = performance.now() + 50
  }
  resume() {
    this.paused = false
  }
  get last() {
    const last = this.utterances.at(-1)
    if (!last) throw new Error('nothing was said')
    return last
  }
  /** What was said, in order. */
  get said() {
    return this.utterances.map(({ text }) => text)
  }
  end(utterance = this.last) {
    if (utterance === this.last) this.speaking = false
    utterance.onend?.call(utterance, new Event('end') as SpeechSynthesisEvent)
  }
  fail(error: SpeechSynthesisErrorCode, utterance = this.last) {
    if (utterance === this.last) this.speaking = false
    this.#tell(error, utterance)
  }
  #tell(error: SpeechSynthesisErrorCode, utterance: SpeechSynthesisUtterance) {
    const event = Object.assign(new Event('error'), { error }) as SpeechSynthesisErrorEvent
    utterance.onerror?.call(utterance, event)
  }
  /** The voice has come to a word of what it says. */
  reach(word: string, name = 'word') {
    const event = Object.assign(new Event('boundary'), { name, charIndex: this.last.text.indexOf(word) })
    this.last.onboundary?.call(this.last, event as unknown as SpeechSynthesisEvent)
  }
}

/** Gives the page a speech of these voices; none at all for a browser that has no speech. */
export function giveVoices(...voices: FakeVoice[]): FakeSpeech {
  const speech = new FakeSpeech(voices)
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      onend = null
      onerror = null
      onboundary = null
      constructor(text: string) {
        this.text = text
      }
    },
  )
  return speech
}
