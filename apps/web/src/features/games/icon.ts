import type { GameIcon } from '@capivira/core/games/catalog'
import type { EmojiName } from '@capivira/ui/emoji.tsx'

const drawings: Readonly<Record<GameIcon, EmojiName>> = {
  brain: 'brain',
  zap: 'bolt',
  search: 'magnifier',
  building: 'city',
  palette: 'palette',
  puzzle: 'puzzle',
  clock: 'clock',
  link: 'link',
}

/** The drawing of a game's icon; a joystick for one this version does not know. */
export const iconOf = (icon: string): EmojiName => (isKnown(icon) ? drawings[icon] : 'joystick')

const isKnown = (icon: string): icon is GameIcon => Object.hasOwn(drawings, icon)
