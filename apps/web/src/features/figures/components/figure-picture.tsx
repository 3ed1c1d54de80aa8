import type { Region } from '@capivira/core/editing/figure-rules'
import { useEffect, useState } from 'react'
import { recall } from '../../../lib/kept.ts'
import { placeOf, roomOf } from '../place.ts'

/** A rectangle over a figure: one that asks, one that does not, or the frame around what was asked. */
export type Cover = { region: Region; kind: 'asked' | 'other' | 'revealed'; words: string }

export type FigurePictureProps = {
  title: string
  imageUrl: string
  /** In pixels. */
  width: number
  height: number
  covers: readonly Cover[]
  /** The share of the screen's height that it may take, in percent. */
  tall?: number
}

/** Fixed in both themes, for the picture's own colours do not change either, and never see-through. */
const looks = {
  asked: 'border-3 border-[#8a5a00] bg-[#ffc83d] text-[#1f2a37]',
  other: 'border-2 border-[#5b6b7f] bg-[#dbe3ec] text-[#1f2a37]',
  revealed: 'border-3 border-[#157347]',
} as const

/**
 * The picture of a figure with what is drawn over it; without a network the one kept on the device, where there is one.
 */
export function FigurePicture({ title, imageUrl, width, height, covers, tall }: FigurePictureProps) {
  const [kept, setKept] = useState<string>()
  const [broken, setBroken] = useState(false)
  useEffect(() => () => (kept ? URL.revokeObjectURL(kept) : undefined), [kept])

  async function onError() {
    const found = kept ? undefined : await recall(imageUrl)
    if (found instanceof Blob) setKept(URL.createObjectURL(found))
    else setBroken(true)
  }

  if (broken)
    return (
      <span className="block rounded-md border-2 border-dashed border-line p-3 text-center text-sm text-ink-soft">
        A figura “{title}” não carregou. Com internet, abra o card de novo para vê-la.
      </span>
    )
  return (
    <span
      className="relative mx-auto block overflow-hidden rounded-md border-2 border-line bg-[#ffffff]"
      style={roomOf(width / height, tall)}
      data-testid="figure"
    >
      <img
        src={kept ?? imageUrl}
        alt={`Figura: ${title}`}
        width={width}
        height={height}
        draggable={false}
        onError={onError}
        className="block size-full select-none"
      />
      {covers.map(({ region, kind, words }) => (
        <span
          key={`${kind} ${region.left} ${region.top}`}
          aria-hidden="true"
          data-cover={kind}
          className={
            'absolute flex items-center justify-center overflow-hidden rounded-[3px] text-sm leading-none ' +
            `font-extrabold ${looks[kind]}`
          }
          style={placeOf(region)}
        >
          {words}
        </span>
      ))}
    </span>
  )
}
