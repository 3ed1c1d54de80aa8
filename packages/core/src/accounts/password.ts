/** The classes of characters a password is made of; look-alikes (l, I, 1, O, 0) are left out of generated ones. */
const classes = ['abcdefghijkmnopqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '@$!%*?&'] as const

export const generatedPasswordLength = 12

/**
 * Writes a password with at least one lower-case letter, one upper-case letter, one digit and one symbol, in random
 * order.
 * @param pick a uniform random integer in [0, below); the caller brings real randomness.
 */
export function generatePassword(pick: (below: number) => number, length = generatedPasswordLength): string {
  const all = classes.join('')
  const characters = classes.map(characters => characters.charAt(pick(characters.length)))
  while (characters.length < length) characters.push(all.charAt(pick(all.length)))
  for (let last = characters.length - 1; last > 0; last--) {
    const other = pick(last + 1)
    const held = characters[last] ?? ''
    characters[last] = characters[other] ?? ''
    characters[other] = held
  }
  return characters.join('')
}
