/**
 * Pictures to choose instead of a photo, so that no child needs to show their face: drawings of Fluent Emoji, each a
 * file in the web app's public folder (scripts/extract-emoji.ts). The value is what `profileImageUrl` holds.
 */
export const avatars = [
  { name: 'fox', label: 'Raposa' },
  { name: 'cat', label: 'Gato' },
  { name: 'dog', label: 'Cachorro' },
  { name: 'rabbit', label: 'Coelho' },
  { name: 'bear', label: 'Urso' },
  { name: 'panda', label: 'Panda' },
  { name: 'koala', label: 'Coala' },
  { name: 'tiger', label: 'Tigre' },
  { name: 'lion', label: 'Leão' },
  { name: 'monkey', label: 'Macaco' },
  { name: 'frog', label: 'Sapo' },
  { name: 'turtle', label: 'Tartaruga' },
  { name: 'owl', label: 'Coruja' },
  { name: 'parrot', label: 'Papagaio' },
  { name: 'penguin', label: 'Pinguim' },
  { name: 'dolphin', label: 'Golfinho' },
  { name: 'octopus', label: 'Polvo' },
  { name: 'butterfly', label: 'Borboleta' },
  { name: 'unicorn', label: 'Unicórnio' },
  { name: 'robot', label: 'Robô' },
] as const

export type AvatarName = (typeof avatars)[number]['name']

export const avatarNames = avatars.map(({ name }) => name)

/** The address of an avatar's drawing, the same on every release. */
export const avatarUrl = (name: AvatarName): string => `/avatars/${name}.svg`
