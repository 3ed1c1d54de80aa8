import type { Region } from '../editing/figure-rules.ts'

/** A figure as it leaves the school, with the parts that pupils get. */
export type ExportFigure = {
  id: number
  title: string
  hides: 'all' | 'one'
  /** Key of its picture in the file store. */
  fileKey: string
  page: number
  /** Of its cards, removed ones included, the one made first: the figure is known by it. */
  firstCard: number
  parts: readonly {
    cardId: number
    /** Its place among all cards that the figure ever had, from 1: it stays when others go. */
    number: number
    label: string
    boxes: readonly Region[]
  }[]
}

/** As Anki writes fractions: four digits, none before the point of what is under one. */
const fraction = (value: number) => value.toFixed(4).replace(/^0\./, '.')

/**
 * What an image occlusion note of Anki (23.10 and newer) keeps in its field of occlusions: a numbered gap for each
 * rectangle, the same number where one card covers several. `oi` covers the others as well while one is asked.
 */
export function occlusionsOf({ hides, parts }: Pick<ExportFigure, 'hides' | 'parts'>): string {
  const others = hides === 'all' ? ':oi=1' : ''
  return parts
    .flatMap(({ number, boxes }) =>
      boxes.map(({ left, top, width, height }) => {
        const sides = Object.entries({ left, top, width, height }).map(([name, value]) => `${name}=${fraction(value)}`)
        return `{{c${number}::image-occlusion:rect:${sides.join(':')}${others}}}`
      }),
    )
    .join('<br>')
}
