import { Palette } from '@capivira/ui/icons'
import { useEffect, useState } from 'react'

export type PictureProps = {
  src: string
  alt: string
  /** Waits until it comes near the screen. */
  lazy?: boolean
  /** Of the frame, which is 3 : 2 and as wide as its place. */
  className?: string
}

/** Milliseconds until a picture that did not come is asked for again, and how often. */
const patience = { wait: 3000, tries: 5 } as const

/** A picture of the artist. While it is being drawn for the first time its frame shows that something is on its way. */
export function Picture({ src, alt, lazy = false, className = '' }: PictureProps) {
  const [ready, setReady] = useState(false)
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!failed || tries >= patience.tries) return
    const timer = setTimeout(() => {
      setFailed(false)
      setTries(tries + 1)
    }, patience.wait)
    return () => clearTimeout(timer)
  }, [failed, tries])
  return (
    <span className={`relative block aspect-3/2 overflow-hidden bg-on-option ${className}`}>
      {!ready && (
        <span
          aria-hidden="true"
          className="absolute inset-0 grid animate-shimmer place-items-center bg-soft-special text-special-ink"
        >
          <Palette className="size-1/4 max-h-12 max-w-12" />
        </span>
      )}
      {!failed && (
        <img
          // Asked for anew: an address that failed once is not tried again by itself.
          key={tries}
          src={src}
          alt={alt}
          width={1200}
          height={800}
          loading={lazy ? 'lazy' : 'eager'}
          decoding="async"
          onLoad={() => setReady(true)}
          onError={() => setFailed(true)}
          className={`size-full object-cover ${ready ? 'animate-fade' : 'opacity-0'}`}
        />
      )}
    </span>
  )
}
