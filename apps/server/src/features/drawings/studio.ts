import { createHash } from 'node:crypto'
import { pictureKind, picturesPerTheme, pictureTheme } from '@capivira/core/drawings/contract'
import { fairTurns } from '../../platform/fair-turns.ts'
import { keepMade, readBytes } from '../../platform/files/small-files.ts'
import type { FileStore } from '../../platform/files.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Artist, type Composed, type Foretold, hireArtist, type Request, type ThemeRequest } from './artist.ts'
import { pictureFolder } from './folders.ts'
import { renderPng, renderSmall } from './render-png.ts'

/** A finished picture: its PNG, and what is told about it. */
export type Picture = Omit<Composed, 'svg'> & { png: Buffer }

/** Raise it when the artist draws the same words differently: pictures kept from before are then drawn anew. */
const edition = 9

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

  async function draw(request: Request, key: string): Promise<Picture> {
    const { svg, ...told } = await artist.compose(request)
    const png = await renderPng(svg, request.kind)
    if (!('theme' in request)) return { ...told, png }
    await keepMade(files, `${key}.json`, JSON.stringify(told))
    // Last: where the picture is, what is told about it is, too.
    await keepMade(files, `${key}.png`, png)
    return { ...told, png }
  }

  async function picture(request: Request): Promise<Picture | Refusal> {
    const key = keyOf(request)
    const kept = 'theme' in request ? await readKept(files, key) : null
    if (kept) return kept
    const same = underWay.get(key)
    if (same) return same
    if (underWay.size >= mostWaiting) return busy
    const drawn = draw(request, key).finally(() => underWay.delete(key))
    underWay.set(key, drawn)
    return drawn
  }

  return {
    close: artist.rest,
    nouns: artist.nouns,
    foretell: ({ userId, ...wish }) => looks(userId, () => artist.foretell(wish)),
    picture,
    async small(request) {
      const key = `${keyOf(request)}.webp`
      const kept = await readBytes(files, key)
      if (kept) return kept
      const whole = await picture(request)
      if (whole instanceof Refusal) return whole
      const small = await renderSmall(whole.png)
      await keepMade(files, key, small)
      return small
    },
  }
}

/** Every picture that is kept: those of the themes, in this edition. */
export function keptPictures(): Set<string> {
  const variants = Array.from({ length: picturesPerTheme }, (_, variant) => variant)
  const requests = pictureTheme.options.flatMap(theme =>
    pictureKind.options.flatMap(kind => variants.map(variant => ({ kind, theme, variant }))),
  )
  return new Set(requests.map(keyOf))
}

/** The same request always has the same name. */
function keyOf(request: Request): string {
  const parts = 'theme' in request ? [request.theme, request.variant] : [request.title, request.text, request.seed]
  const hash = createHash('sha256').update(JSON.stringify([edition, request.kind, ...parts]))
  return `${pictureFolder}/${hash.digest('hex')}`
}

async function readKept(files: FileStore, key: string): Promise<Picture | null> {
  const png = await readBytes(files, `${key}.png`)
  const told = png && (await readBytes(files, `${key}.json`))
  return told && { ...(JSON.parse(told.toString('utf8')) as Omit<Composed, 'svg'>), png }
}
