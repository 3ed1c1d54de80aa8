import { fairTurns } from '../../platform/fair-turns.ts'
import type { FileStore } from '../../platform/files.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Artist, type Foretold, hireArtist, type Request, type ThemeRequest } from './artist.ts'
import { keepPicture, keepSmall, keyOf, type Picture, readPicture, readSmall } from './kept-pictures.ts'
import { renderPng, renderSmall } from './render-png.ts'

/** Pictures that may wait for the artist at the same time. */
const mostWaiting = 30

const busy = new Refusal(503, 'O desenhista está com muitos pedidos. Tente de novo em instantes.', { retryAfter: 3 })

export type Studio = {
  /**
   * A picture. One of a theme is drawn when first asked for and kept for all; one from a pupil's words is drawn each
   * time, and nothing of the words stays here.
   */
  picture: (request: Request) => Promise<Picture | Refusal>
  /** The picture of a theme as it is shown to choose by, in WebP; made when first asked for and kept for all. */
  small: (request: ThemeRequest) => Promise<Buffer | Refusal>
  /**
   * What a picture of a pupil's words would show; nothing of them stays here. Of one pupil one wish at a time: whoever
   * asks again and again waits for their own.
   */
  foretell: (wish: { userId: string; title: string; text: string }) => Promise<Foretold>
  /** Those of some words that a dictionary has as nouns. */
  nouns: (words: readonly string[]) => Promise<string[]>
  close: () => Promise<void>
}

/** Where pictures are composed, rendered and kept. */
export function openStudio(files: FileStore, artist: Artist = hireArtist()): Studio {
  const underWay = new Map<string, Promise<Picture>>()
  const looks = fairTurns({ atOnce: 4, each: 1 })

  async function draw(request: Request): Promise<Picture> {
    const { svg, ...told } = await artist.compose(request)
    const drawn = { ...told, png: await renderPng(svg, request.kind) }
    if ('theme' in request) await keepPicture(files, request, drawn)
    return drawn
  }

  async function picture(request: Request): Promise<Picture | Refusal> {
    const key = keyOf(request)
    const kept = 'theme' in request ? await readPicture(files, request) : null
    if (kept) return kept
    const same = underWay.get(key)
    if (same) return same
    if (underWay.size >= mostWaiting) return busy
    const drawn = draw(request).finally(() => underWay.delete(key))
    underWay.set(key, drawn)
    return drawn
  }

  return {
    close: artist.rest,
    nouns: artist.nouns,
    foretell: ({ userId, ...wish }) => looks(userId, () => artist.foretell(wish)),
    picture,
    async small(request) {
      const kept = await readSmall(files, request)
      if (kept) return kept
      const whole = await picture(request)
      if (whole instanceof Refusal) return whole
      const small = await renderSmall(whole.png)
      await keepSmall(files, request, small)
      return small
    },
  }
}
