import { afterPaint } from './after-paint.ts'
import { deviceSettings } from './device-settings.ts'
import { quietTime } from './quiet.ts'

export type Sound = 'flip' | 'match' | 'miss' | 'tick' | 'win'

/** Hertz, seconds from the start, seconds it lasts, loudness from 0 to 1. */
type Note = readonly [pitch: number, at: number, lasts: number, loudness: number]

const sounds: Record<Sound, readonly Note[]> = {
  flip: [[520, 0, 0.07, 0.12]],
  match: [
    [659, 0, 0.12, 0.2],
    [988, 0.09, 0.2, 0.2],
  ],
  // Low and soft: it tells, it does not scold.
  miss: [
    [262, 0, 0.12, 0.12],
    [220, 0.1, 0.18, 0.1],
  ],
  tick: [[880, 0, 0.04, 0.08]],
  win: [
    [523, 0, 0.14, 0.2],
    [659, 0.12, 0.14, 0.2],
    [784, 0.24, 0.14, 0.2],
    [1047, 0.36, 0.4, 0.24],
  ],
}

let audio: AudioContext | undefined

/**
 * Plays a short synthesised sound. Nothing sounds when muted, in a quiet time, nor before the first gesture: no
 * surprise in a classroom. What is seen comes first, the sound in a task of its own: the first one has the browser open
 * its sound device.
 */
export function play(sound: Sound): void {
  if (deviceSettings().muted || quietTime() || !mayHaveSounds()) return
  afterPaint(() => sing(sound))
}

const mayHaveSounds = () => typeof AudioContext !== 'undefined' && navigator.userActivation?.hasBeenActive === true

/**
 * Opens the sound device ahead of the first sound, which takes longer than a frame: nothing sounds. Not before the
 * first gesture.
 */
export function prepareSounds(): void {
  if (mayHaveSounds()) audio ??= new AudioContext()
}

function sing(sound: Sound): void {
  audio ??= new AudioContext()
  const { currentTime: now, destination } = audio
  for (const [pitch, at, lasts, loudness] of sounds[sound]) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, now + at)
    volume.gain.linearRampToValueAtTime(loudness, now + at + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.001, now + at + lasts)
    tone.connect(volume).connect(destination)
    tone.start(now + at)
    tone.stop(now + at + lasts)
  }
}
