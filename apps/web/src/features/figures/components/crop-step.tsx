import type { Region } from '@capivira/core/editing/figure-rules'
import { Button } from '@capivira/ui/button.tsx'
import { useState } from 'react'
import { inside } from '../draft.ts'
import { text } from '../text.ts'
import { Board } from './board.tsx'
import { PagePart } from './page-part.tsx'

const whole: Region = { left: 0, top: 0, width: 1, height: 1 }
const middle: Region = { left: 0.2, top: 0.25, width: 0.6, height: 0.5 }

export type CropStepProps = { imageUrl: string; aspectRatio: number; page: number; onCrop: (crop: Region) => void }

/** The first step: what of the page is the figure. */
export function CropStep({ imageUrl, aspectRatio, page, onCrop }: CropStepProps) {
  const [crop, setCrop] = useState<Region | null>(null)
  return (
    <section aria-labelledby="crop" className="flex flex-col gap-3">
      <h3 id="crop" className="text-lg">
        {text.cropTitle}
      </h3>
      <p className="text-sm text-ink-soft">{text.cropHint}</p>
      <Board
        frames
        aspectRatio={aspectRatio}
        rects={crop ? [{ key: 1, name: text.cropName, number: '', region: crop }] : []}
        selected={crop && 1}
        onSelect={() => {}}
        onDraw={setCrop}
        onPlace={(_, region) => setCrop(inside(region))}
      >
        <PagePart imageUrl={imageUrl} crop={whole} alt={`Página ${page} do material`} />
      </Board>
      <div className="flex flex-wrap gap-2">
        {crop && <Button onClick={() => onCrop(crop)}>{text.cropNext}</Button>}
        <Button variant="secondary" onClick={() => setCrop(middle)}>
          {text.cropMiddle}
        </Button>
        <Button variant="ghost" onClick={() => onCrop(whole)}>
          {text.cropWhole}
        </Button>
      </div>
    </section>
  )
}
