import type { PictureRegion } from '@capivira/core/drawings/contract'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { soon } from '../kit/after-paint.ts'
import type { KeptPicture } from './deeds.ts'
import { type LoadedDrawing, loadDrawing } from './load-drawing.ts'
import { type NamedArea, nameAreas } from './names.ts'
import { type Deed, Painting, type Patch } from './painting.ts'
import { pixelOf } from './palette.ts'
import { percentOf } from './percent.ts'

export type EaselPicture = { imageId: string; imageUrl: string; title: string; regions: readonly PictureRegion[] }

export type Easel = {
  painting: Painting
  /** The lines, until their sheet takes them. */
  ink: ImageBitmap
  /** The drawing's greys, row by row. */
  grey: Uint8Array
  areas: readonly NamedArea[]
}

export type EaselState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; easel: Easel }

/** Loads a drawing and what was painted of it before. */
export function useEasel({ imageUrl, regions }: EaselPicture, deeds: KeptPicture['deeds'], tries: number): EaselState {
  const [loaded, setLoaded] = useState<{ of: string; easel: Easel | null } | null>(null)
  const start = useRef({ regions, deeds })
  const wanted = `${tries} ${imageUrl}`
  useEffect(() => {
    const leave = new AbortController()
    loadDrawing(wanted.slice(wanted.indexOf(' ') + 1), leave.signal).then(
      drawing => {
        const easel = setUp(drawing, start.current.regions, start.current.deeds)
        // The easel comes piece by piece: so many areas at once would hold up the phone.
        startTransition(() => setLoaded({ of: wanted, easel }))
      },
      (error: unknown) => {
        if (leave.signal.aborted) return
        console.warn('The drawing could not be loaded', error)
        setLoaded({ of: wanted, easel: null })
      },
    )
    return () => leave.abort()
  }, [wanted])
  if (loaded?.of !== wanted) return { state: 'loading' }
  return loaded.easel ? { state: 'ready', easel: loaded.easel } : { state: 'failed' }
}

function setUp(
  { map, ink, grey }: LoadedDrawing,
  regions: readonly PictureRegion[],
  deeds: KeptPicture['deeds'],
): Easel {
  const painting = new Painting(map, pixelOf)
  for (const deed of deeds) painting.do(deed)
  return { painting, ink, grey, areas: nameAreas(map, regions) }
}

export type Brushwork = {
  /** Grows with every change, so that what is drawn from the painting is drawn anew. */
  version: number
  percent: number
  /** The same, asked right after a change. */
  percentNow: () => number
  do: (deed: Deed) => boolean
  undo: () => void
  redo: () => void
  clear: () => void
}

/** Changes a painting, and shows each change where it happened. */
export function useBrushwork(painting: Painting, show: (patch: Patch) => void, onChange: () => void): Brushwork {
  const [version, setVersion] = useState(0)
  return useMemo(() => {
    function changed(patch: Patch | null): boolean {
      if (!patch) return false
      show(patch)
      // The paint first: whatever is told of it comes with the next frame.
      soon(() => {
        setVersion(before => before + 1)
        onChange()
      })
      return true
    }
    return {
      version,
      percent: percentOf(painting.painted, painting.map.paintable),
      percentNow: () => percentOf(painting.painted, painting.map.paintable),
      do: deed => changed(painting.do(deed)),
      undo: () => changed(painting.undo()),
      redo: () => changed(painting.redo()),
      clear: () => changed(painting.clear()),
    }
  }, [painting, version, show, onChange])
}
