import type { CardFigure } from '@capivira/core/materials/contract'
import { useState } from 'react'
import { placeOf, roomOf } from '../place.ts'

/**
 * The picture of a card that asks for a part of a figure; its rectangles are drawn over it, the asked ones marked, and with
 * `revealed` those alone are gone. The colours are the same in both themes, for the picture's own do not change either.
 */
export function CoveredFigure({ figure, revealed }: { figure: CardFigure; revealed: boolean }) {
  const { title, imageUrl, width, height, boxes, others } = figure
  const [broken, setBroken] = useState(false)
  if (broken)
    return (
      <span className="block rounded-md border-2 border-dashed border-line p-3 text-center text-sm text-ink-soft">
        A figura “{title}” não carregou. Com internet, abra o card de novo para vê-la.
      </span>
    )
  return (
    <span
      className="relative mx-auto block overflow-hidden rounded-md border-2 border-line bg-[#ffffff]"
      style={roomOf(width / height)}
      data-testid="figure"
    >
      <img
        src={imageUrl}
        alt={`Figura: ${title}`}
        width={width}
        height={height}
        draggable={false}
        onError={() => setBroken(true)}
        className="block size-full select-none"
      />
      {others.map(box => (
        <span
          key={`${box.left} ${box.top}`}
          aria-hidden="true"
          className="absolute rounded-[3px] border-2 border-[#5b6b7f] bg-[#dbe3ec]"
          style={placeOf(box)}
        />
      ))}
      {boxes.map(box => (
        <span
          key={`${box.left} ${box.top}`}
          aria-hidden="true"
          data-asked={revealed ? 'revealed' : 'covered'}
          className={`absolute flex items-center justify-center rounded-[3px] border-3 font-extrabold text-[#1f2a37] ${
            revealed ? 'border-[#157347]' : 'border-[#8a5a00] bg-[#ffc83d]'
          }`}
          style={placeOf(box)}
        >
          {revealed ? '' : '?'}
        </span>
      ))}
    </span>
  )
}
