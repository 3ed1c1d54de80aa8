/**
 * Particles of other languages that join the parts of a name, for a pattern: 'Vincent van Gogh', 'Johannes van der
 * Waals'.
 */
export const FOREIGN_PARTICLES = 'di|del|della|du|van|von|der|den|la|le|al|bin|ibn|y'
