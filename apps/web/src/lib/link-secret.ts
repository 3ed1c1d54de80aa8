import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import { useHistoryState, useLocationProperty } from 'wouter/use-browser-location'

/** A skip link writes '#main': only what is as long as a secret is one. */
const secretForm = /^#([\w-]{16,100})$/

const inFragment = () => secretForm.exec(location.hash)?.[1] ?? ''

/**
 * The secret of the link in an e-mail, which stands behind '#' (before: in the path). It is taken out of the address
 * bar at once, so that neither the browser's list of pages nor somebody who looks over a shoulder has it. The tab alone
 * goes on knowing it, for who reloads or comes back to a tab that a phone had put away, until `forget`; '' where there
 * is none.
 */
export function useLinkSecret(): { secret: string; forget: () => void } {
  const { token: inPath = '' } = useParams()
  const fragment = useLocationProperty(inFragment, () => '')
  const kept = useHistoryState<{ secret?: string } | null>()?.secret
  const shown = fragment || inPath
  const current = shown || kept || ''
  // Held while the screen tells what became of it.
  const [held, hold] = useState(current)
  if (current && current !== held) hold(current)

  useEffect(() => {
    const [, screen = ''] = location.pathname.split('/')
    if (shown) history.replaceState({ secret: shown }, '', `/${screen}${location.search}`)
  }, [shown])

  return { secret: current || held, forget: () => history.replaceState(null, '', location.pathname) }
}
