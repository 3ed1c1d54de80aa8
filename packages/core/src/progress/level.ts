/** The core level of the specification: 1000 XP per level. */
export const xpPerLevel = 1000
/** 'Nível de jogador' of the games hub and the achievements screen: 100 XP per level. */
export const xpPerPlayerLevel = 100

export type LevelStanding = {
  level: number
  /** XP already made within this level. */
  into: number
  /** XP still missing to the next level. */
  missing: number
  /** 0–100, for the bar. */
  percentage: number
}

/** The level that `xp` reaches when each level takes `perLevel` XP, and how far it is to the next. */
export function levelStanding(xp: number, perLevel: number = xpPerLevel): LevelStanding {
  const into = xp % perLevel
  return {
    level: Math.floor(xp / perLevel) + 1,
    into,
    missing: perLevel - into,
    percentage: Math.floor((into / perLevel) * 100),
  }
}

/** The player level of the games: 100 XP each. */
export const playerLevel = (xp: number): LevelStanding => levelStanding(xp, xpPerPlayerLevel)
