import type { Region } from '@capivira/core/editing/figure-rules'

/** A part of a page's picture, filling its place. */
export function PagePart({ imageUrl, crop, alt }: { imageUrl: string; crop: Region; alt: string }) {
  const percent = (fraction: number) => `${fraction * 100}%`
  return (
    <span className="pointer-events-none absolute inset-0 overflow-hidden">
      <img
        src={imageUrl}
        alt={alt}
        draggable={false}
        className="absolute block max-w-none"
        style={{
          width: percent(1 / crop.width),
          height: percent(1 / crop.height),
          left: percent(-crop.left / crop.width),
          top: percent(-crop.top / crop.height),
        }}
      />
    </span>
  )
}
