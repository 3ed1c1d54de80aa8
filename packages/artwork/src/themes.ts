import { composePicture, type Picture } from './compose-picture.ts'
import type { Kind } from './render.ts'

/** The pictures of each theme of the colouring game and the puzzle: what is drawn, and the seed chosen by looking. */
const pictures = {
  'geografia-rural': [
    { text: 'uma vaca, um trator e uma galinha na fazenda', seed: 'rural 1' },
    { text: 'um menino montado no cavalo na fazenda', seed: 'rural 2' },
    { text: 'uma ovelha, um porco e um pato no sítio', seed: 'rural 3' },
    { text: 'uma agricultora com milho e uma cabra na roça', seed: 'rural 4' },
  ],
  'geografia-urbana': [
    { text: 'um ônibus e um carro na cidade', seed: 'urbana 1' },
    { text: 'uma menina andando de bicicleta na cidade com o cachorro', seed: 'urbana 2' },
    { text: 'uma ambulância e um bombeiro na rua', seed: 'urbana 3' },
    { text: 'um táxi, um policial e um helicóptero na avenida', seed: 'urbana 4' },
  ],
  'recursos-naturais': [
    { text: 'uma capivara e um tucano na cachoeira', seed: 'recursos 1' },
    { text: 'uma onça e uma arara na floresta', seed: 'recursos 2' },
    { text: 'um boto e uma canoa no rio', seed: 'recursos 3' },
    { text: 'um moinho de vento, um ipê e um tamanduá', seed: 'recursos 4' },
  ],
  'clima-relevo': [
    { text: 'uma lhama na montanha com arco-íris', seed: 'clima 1' },
    { text: 'dois pinguins e um boneco de neve na neve', seed: 'clima 2' },
    { text: 'uma barraca e um urso na serra com chuva', seed: 'clima 3' },
    { text: 'um vulcão perto do mar', seed: 'clima 4' },
  ],
} as const

export type Theme = keyof typeof pictures
export const themes: readonly Theme[] = Object.keys(pictures).filter(isTheme)

export function isTheme(text: string): text is Theme {
  return Object.hasOwn(pictures, text)
}

/** How many pictures a theme has. */
export const picturesOf = (theme: Theme): number => pictures[theme].length

/** Picture `index` of a theme, counted from 0 and starting again after the last. `size` is its width in pixels. */
export function themePicture(theme: Theme, index: number, kind: Kind, size = 600): Picture {
  const list = pictures[theme]
  const chosen = list[((index % list.length) + list.length) % list.length] ?? list[0]
  return composePicture({ ...chosen, kind, size })
}
