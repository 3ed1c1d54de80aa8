/** Small words inside a name, which give no initial: 'Ana de Souza' is 'AS'. */
const joining = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])

/** How many different colours stand behind initials. */
export const initialColours = 6

/** The first letters of the first and the last part of a name, in capitals; '?' where the name has no letter. */
export function initialsOf(fullName: string): string {
  const parts = fullName
    .split(/\s+/)
    .filter(part => !joining.has(part.toLocaleLowerCase('pt-BR')))
    .map(part => /\p{L}\p{M}*/u.exec(part)?.[0])
    .filter(letter => letter !== undefined)
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts
  return ends.join('').toLocaleUpperCase('pt-BR') || '?'
}

/** Which of the colours somebody has, 0 to {@link initialColours} − 1: the same on every screen, by their id. */
export function initialColour(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return sum % initialColours
}
