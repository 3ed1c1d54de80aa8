import { levelStanding, playerLevel, xpPerLevel, xpPerPlayerLevel } from '@capivira/core/progress/level'
import { formatNumber } from '../../lib/format.ts'

/**
 * Both levels of a pupil, told apart: the player's moves with every 100 XP, that of study, which achievements ask for,
 * with every 1000.
 */
export const levelsSentence = (xp: number): string =>
  `Nível de jogador ${playerLevel(xp).level} (um a cada ${xpPerPlayerLevel} XP) · Nível de estudo ` +
  `${levelStanding(xp).level} (um a cada ${formatNumber(xpPerLevel)} XP)`
