/**
 * What there is to choose, the usual first. Without a schema: the page knows how somebody reads before it loads one.
 */
export const comfortChoices = {
  /** 'comfortable': a typeface made for legibility, wider letters, words and lines. */
  reading: ['normal', 'comfortable'],
  textSize: ['normal', 'large', 'larger'],
  /** 'reduced' stands still even where the device asks for nothing. */
  motion: ['system', 'reduced'],
  /** Clocks of games, feedback and messages: as usual, with more time, or without any. */
  time: ['normal', 'relaxed', 'off'],
  /** Room between letters, words and lines; see theme.css in packages/ui. */
  spacing: ['normal', 'wide', 'wider'],
  /** A band of one line's height over the text. */
  ruler: [false, true],
  /** Whether cards and questions offer to be read aloud. */
  readAloud: [false, true],
  /**
   * Whether a voice may be used that is made elsewhere, the texts being sent there, where the device has none of its
   * own.
   */
  distantVoice: [false, true],
} as const

type Choices = typeof comfortChoices
export type Comfort = { -readonly [Name in keyof Choices]: Choices[Name][number] }

/** What was chosen of these; the usual where it is no choice any more. */
function chosen<const Value>(choices: readonly [Value, ...Value[]], kept: unknown): Value {
  return choices.find(choice => choice === kept) ?? choices[0]
}

/** What was kept, whoever wrote it and when: a choice that no longer exists gives way to the usual one. */
export function comfortOf(kept: unknown): Comfort {
  const given = new Map<string, unknown>(typeof kept === 'object' && kept !== null ? Object.entries(kept) : [])
  const { reading, textSize, motion, time, spacing, ruler, readAloud, distantVoice } = comfortChoices
  return {
    reading: chosen(reading, given.get('reading')),
    textSize: chosen(textSize, given.get('textSize')),
    motion: chosen(motion, given.get('motion')),
    time: chosen(time, given.get('time')),
    spacing: chosen(spacing, given.get('spacing')),
    ruler: chosen(ruler, given.get('ruler')),
    readAloud: chosen(readAloud, given.get('readAloud')),
    distantVoice: chosen(distantVoice, given.get('distantVoice')),
  }
}

export const usualComfort: Comfort = comfortOf({})
