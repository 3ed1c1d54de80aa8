/** How the picture lies in its frame: enlarged `scale` times, its left top corner `x`, `y` pixels from the frame's. */
export type View = { scale: number; x: number; y: number }

export type Frame = { width: number; height: number }

export const wholeView: View = { scale: 1, x: 0, y: 0 }
export const mostScale = 5

/** The view within its limits: never smaller than the frame, never with a gap at an edge. */
export function clamped({ scale, x, y }: View, { width, height }: Frame): View {
  const size = Math.min(mostScale, Math.max(1, scale))
  const inside = (offset: number, length: number) => Math.min(0, Math.max(length - length * size, offset))
  return { scale: size, x: inside(x, width), y: inside(y, height) }
}

/** Enlarged by a factor around a point of the frame, which stays where it is. */
export function zoomedAt(view: View, factor: number, point: { x: number; y: number }, frame: Frame): View {
  const scale = Math.min(mostScale, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return clamped({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, frame)
}

/** Moved so that a point of the picture, as shares of its width and height, lies in the middle. */
export function centredOn(view: View, point: { x: number; y: number }, frame: Frame): View {
  return clamped(
    {
      scale: view.scale,
      x: frame.width / 2 - point.x * frame.width * view.scale,
      y: frame.height / 2 - point.y * frame.height * view.scale,
    },
    frame,
  )
}

/** The point of the picture under a point of the frame, as shares of its width and height. */
export function pointIn(view: View, point: { x: number; y: number }, frame: Frame): { x: number; y: number } {
  return {
    x: (point.x - view.x) / (frame.width * view.scale),
    y: (point.y - view.y) / (frame.height * view.scale),
  }
}
