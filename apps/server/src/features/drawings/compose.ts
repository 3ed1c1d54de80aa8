import { composePicture } from '@capivira/artwork/compose-picture'
import { themePicture } from '@capivira/artwork/themes'
import { readText } from '@capivira/artwork/words/read-text'
import type { Composed, Request } from './artist.ts'

/** Pixels across in which a picture is composed. */
const SIZE = 1200

/** Composes a picture of a theme or of what a text names; a tenth of a second in which its thread answers nobody. */
export function compose(request: Request): Composed {
  const { kind } = request
  const picture =
    'theme' in request
      ? themePicture(request.theme, request.variant, kind, SIZE)
      : composePicture({ text: wordsOf(request), seed: request.seed, kind, size: SIZE })
  const { svg, regions, drawn, place, unknown, sentence } = picture
  return { svg, regions: [...regions], drawn: [...drawn], place, unknown: [...unknown], sentence }
}

/** What is read of a wish: its title where the text alone names nothing that can be drawn. */
export function wordsOf({ title, text }: { title: string; text: string }): string {
  const { subjects, settings } = readText(text)
  return subjects.length + settings.length > 0 ? text : `${title} ${text}`
}
