import { useEffect, useState } from 'react'

export type PictureLoad = { state: 'loading' | 'ready' | 'failed'; retry: () => void }

/** Loads a picture before it is shown in parts; tells when it cannot be had. */
export function usePicture(url: string): PictureLoad {
  const [tries, setTries] = useState(0)
  const wanted = `${tries} ${url}`
  const [load, setLoad] = useState<{ of: string; state: 'ready' | 'failed' } | null>(null)
  useEffect(() => {
    let gone = false
    const tell = (state: 'ready' | 'failed') => {
      if (!gone) setLoad({ of: wanted, state })
    }
    const image = new Image()
    image.src = wanted.slice(wanted.indexOf(' ') + 1)
    image.decode().then(
      () => tell('ready'),
      () => tell('failed'),
    )
    return () => {
      gone = true
    }
  }, [wanted])
  return { state: load?.of === wanted ? load.state : 'loading', retry: () => setTries(tries + 1) }
}
