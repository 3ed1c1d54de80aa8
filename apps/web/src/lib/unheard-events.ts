/**
 * Events that no component asks for. React listens to all that there are, and goes through the whole tree with each: every movement by
 * CSS that begins or ends is one, and every finger that comes down or goes up is two. On a slow phone that is a tenth of a tap.
 */
const unheard: ReadonlySet<string> = new Set([
  'transitionrun',
  'transitionstart',
  'transitioncancel',
  'transitionend',
  'animationstart',
  'animationiteration',
  'animationend',
  'gotpointercapture',
  'lostpointercapture',
])

/** Keeps React from listening to them: for what it is rendered into, and for what portals are. Before it is. */
export function leaveUnheard(...places: readonly HTMLElement[]): void {
  for (const place of places) {
    const listen = place.addEventListener.bind(place)
    Object.assign(place, {
      addEventListener(
        type: string,
        heard: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) {
        if (!unheard.has(type)) listen(type, heard, options)
      },
    })
  }
}
