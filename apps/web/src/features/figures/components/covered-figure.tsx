import type { CardFigure } from '@capivira/core/materials/contract'
import { useWideScreen } from '../../../lib/use-wide-screen.ts'
import { FigurePicture } from './figure-picture.tsx'

/**
 * The picture of a card that asks for a part of a figure: what is asked for stands out under its number, and with
 * `revealed` it alone comes to light.
 */
export function CoveredFigure({ figure, revealed }: { figure: CardFigure; revealed: boolean }) {
  const { number, boxes, others, ...picture } = figure
  const covers = [
    ...others.map(region => ({ region, kind: 'other' as const, words: '' })),
    ...boxes.map(region =>
      revealed
        ? { region, kind: 'revealed' as const, words: '' }
        : { region, kind: 'asked' as const, words: `${number}?` },
    ),
  ]
  // On a phone the ratings stand below it, and what was uncovered is to be seen with them.
  const tall = useWideScreen() ? 60 : 42
  return <FigurePicture {...picture} covers={covers} tall={tall} />
}
