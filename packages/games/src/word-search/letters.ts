/** A word as the grid holds it: A–Z alone, 'Ç' as 'C', without accents, hyphens and spaces. */
export function lettersOf(word: string): string {
  return word
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
}
