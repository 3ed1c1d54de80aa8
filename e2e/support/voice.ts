import type { Page } from '@playwright/test'

/**
 * Gives the pages of a browser a voice that says nothing by itself, in this document and in those that come: a distant
 * one and one of the device, of which the second is to be chosen. A journey tells when a passage ends or the voice has
 * come to a word.
 */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voices = [
      { lang: 'pt-BR', localService: false, name: 'de outro lugar', default: true, voiceURI: 'longe' },
      { lang: 'pt-BR', localService: true, name: 'do aparelho', default: false, voiceURI: 'perto' },
    ]
    class Utterance extends EventTarget {
      text: string
      voice: { name: string } | null = null
      onend: ((event: object) => void) | null = null
      onerror: ((event: object) => void) | null = null
      onboundary: ((event: object) => void) | null = null
      constructor(text = '') {
        super()
        this.text = text
      }
    }
    const given: Utterance[] = []
    let current: Utterance | null = null
    const speech = Object.assign(new EventTarget(), {
      paused: false,
      pending: false,
      speaking: false,
      getVoices: () => voices,
      speak(utterance: Utterance) {
        // An empty one only asks to be let speak.
        if (utterance.text === '') return
        if (utterance.voice?.name !== 'do aparelho') throw new Error('the voice of the device was not chosen')
        given.push(utterance)
        current = utterance
        speech.speaking = true
      },
      cancel() {
        const silenced = current
        current = null
        speech.speaking = false
        queueMicrotask(() => silenced?.onerror?.({ error: 'interrupted' }))
      },
      resume() {},
      pause() {},
    })
    const heard = {
      said: () => given.map(({ text }) => text),
      end() {
        const ended = current
        current = null
        speech.speaking = false
        ended?.onend?.({})
      },
      reach(charIndex: number) {
        current?.onboundary?.({ name: 'word', charIndex })
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.defineProperty(window, '__voice', { value: heard })
  })
}

/** The voice that was given to this document, as the journey reaches it. */
const voiceOf = (page: Page) =>
  page.evaluateHandle((): { said: () => string[]; end: () => void; reach: (at: number) => void } =>
    Reflect.get(window, '__voice'),
  )

/** The passages that the voice was given in this document, in order. */
export const said = async (page: Page): Promise<string[]> => (await voiceOf(page)).evaluate(voice => voice.said())

/** The voice has said what it was given last. */
export const endPassage = async (page: Page): Promise<void> => (await voiceOf(page)).evaluate(voice => voice.end())

/** The voice comes to the second word of what it says, which is answered. */
export async function reachWord(page: Page): Promise<string> {
  const passage = (await said(page)).at(-1) ?? ''
  const second = /\s(?<word>[\p{L}\p{N}]+)/u.exec(passage)
  if (!second?.groups?.word) throw new Error(`there is no second word in '${passage}'`)
  await (await voiceOf(page)).evaluate((voice, at) => voice.reach(at), second.index + 1)
  return second.groups.word
}
