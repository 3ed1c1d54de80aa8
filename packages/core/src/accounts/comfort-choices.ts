/** What there is to choose, the usual first. Without a schema: the page knows how somebody reads before it loads one. */
export const comfortChoices = {
  /** 'comfortable': a typeface made for legibility, wider letters, words and lines. */
  reading: ['normal', 'comfortable'],
  textSize: ['normal', 'large', 'larger'],
  /** 'reduced' stands still even where the device asks for nothing. */
  motion: ['system', 'reduced'],
  /** Clocks of games, feedback and messages: as usual, with more time, or without any. */
  time: ['normal', 'relaxed', 'off'],
  /** Whether cards and questions offer to be read aloud. */
  readAloud: [false, true],
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
  const { reading, textSize, motion, time, readAloud } = comfortChoices
  return {
    reading: chosen(reading, given.get('reading')),
    textSize: chosen(textSize, given.get('textSize')),
    motion: chosen(motion, given.get('motion')),
    time: chosen(time, given.get('time')),
    readAloud: chosen(readAloud, given.get('readAloud')),
  }
}

export const usualComfort: Comfort = comfortOf({})
