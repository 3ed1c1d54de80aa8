/** How somebody looks and feels, as far as our own people can show it. */
export type Look = {
  face?: 'sad' | 'angry' | 'scared' | 'smiling'
  hair?: 'curly' | 'straight'
  /** What its hair is painted with. */
  hairColor?: string
  glasses?: boolean
}

const BLACK = '#1f1a24'
const BLOND = '#e3b23c'
const RED = '#c2571a'
const GREY = '#d3d3d3'

/** Plain words, and what each tells of whoever is named before it. */
const words: Readonly<Record<string, Look>> = {
  ...forEach('triste tristes tristinho tristinha chorando chora choram chorou chorona chorao saudade magoado magoada', {
    face: 'sad',
  }),
  ...forEach('bravo brava bravos bravas zangado zangada irritado irritada furioso furiosa raiva nervoso nervosa', {
    face: 'angry',
  }),
  ...forEach('medo assustado assustada susto apavorado apavorada', { face: 'scared' }),
  ...forEach('sorrindo sorri sorriu sorridente rindo risonho risonha gargalhando', { face: 'smiling' }),
  ...forEach('cacheado cacheados cacheada crespo crespos crespa enrolado enrolados cachos black', { hair: 'curly' }),
  ...forEach('liso lisos lisa', { hair: 'straight' }),
  ...forEach('loiro loira loiros louro loura', { hairColor: BLOND }),
  ...forEach('ruivo ruiva ruivos', { hairColor: RED }),
  ...forEach('grisalho grisalhos', { hairColor: GREY }),
}

function forEach(list: string, look: Look): Record<string, Look> {
  return Object.fromEntries(list.split(' ').map(word => [word, look]))
}

/** Colours that are told of hair alone: 'cabelo preto', but not a black cat. */
const ofHair: Readonly<Record<string, Look>> = {
  preto: { hairColor: BLACK },
  castanho: { hairColor: '#6d4534' },
  branco: { hairColor: GREY },
  vermelho: { hairColor: RED },
  amarelo: { hairColor: BLOND },
}

/** What a plain word tells of somebody's looks, after the two words before it; null when nothing. */
export function lookOf(word: string, before: readonly string[]): Look | null {
  if (word === 'oculos' && before.some(one => /^(?:de|com|usa|usando|usava|uns)$/.test(one))) return { glasses: true }
  const hair = before.includes('cabelo') || before.includes('cabelos') ? ofHair[word] : undefined
  return hair ?? (Object.hasOwn(words, word) ? (words[word] ?? null) : null)
}
