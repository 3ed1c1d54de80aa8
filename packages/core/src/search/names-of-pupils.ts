/** Names as Brazil's schools have them, for the tests of both ways to search: in the browser and in the database. */
export const namesOfPupils = [
  'João D’Ávila',
  "Wa'utomo Ka'apor",
  'Ỹvỹtu Mirĩ',
  'Hw̃ama Tserenhi',
  'Maria  da Conceição',
  'Luz Sant´Ana',
  'Δημήτρης',
] as const

/** What is typed, and the only one of the names that it finds. */
export const searchesForPupils: readonly (readonly [typed: string, name: string])[] = [
  ['D’Ávila', 'João D’Ávila'],
  ["d'avila", 'João D’Ávila'],
  ['avila', 'João D’Ávila'],
  ['davila', 'João D’Ávila'],
  ['d`av', 'João D’Ávila'],
  ['kaapor', "Wa'utomo Ka'apor"],
  ['WA’UTOMO', "Wa'utomo Ka'apor"],
  ['yvytu', 'Ỹvỹtu Mirĩ'],
  ['mirĩ', 'Ỹvỹtu Mirĩ'],
  ['miri', 'Ỹvỹtu Mirĩ'],
  ['hw̃ama', 'Hw̃ama Tserenhi'],
  ['  maria \u200b da conceicao ', 'Maria  da Conceição'],
  ['conceição maria', 'Maria  da Conceição'],
  ['sant’ana', 'Luz Sant´Ana'],
  ['santana', 'Luz Sant´Ana'],
  ['δημητρης', 'Δημήτρης'],
  ['ΔΗΜΉΤΡΗΣ', 'Δημήτρης'],
]
