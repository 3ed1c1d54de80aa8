/** A word as the grid holds it: A–Z alone, 'Ç' as 'C', without accents, hyphens and spaces. */
export function lettersOf(word: string): string {
  return word
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
}

/** What no line of a grid may read, in either direction: children find it first. Kept short on purpose: roots, not forms. */
export const unwelcome: readonly string[] = [
  'ANUS',
  'BICHA',
  'BOIOLA',
  'BOSTA',
  'BUCETA',
  'CACETE',
  'CARALHO',
  'COCO',
  'CORNO',
  'CU',
  'FODA',
  'FODE',
  'HITLER',
  'MACONHA',
  'MERDA',
  'NAZI',
  'PAU',
  'PEIDO',
  'PENIS',
  'PICA',
  'PINTO',
  'PIROCA',
  'PORRA',
  'PUTA',
  'PUTO',
  'RABO',
  'ROLA',
  'SEXO',
  'TETA',
  'VADIA',
  'VAGINA',
  'VIADO',
  'XANA',
  'XERECA',
  'XOTA',
]
