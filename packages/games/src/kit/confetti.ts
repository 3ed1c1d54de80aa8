import { afterPaint } from './after-paint.ts'

const colors = ['#ffc83d', '#157347', '#1d5fbf', '#7a3fb8', '#ff7a6b']
const pieces = 24
/** Bits that are thrown with one frame. */
const atOnce = 8
/** Milliseconds that it flies. */
const lasts = 2200

/**
 * Bits of paper that fly up and sail down over the page, for all of two seconds. The browser moves them beside its
 * other work: a slow phone has nothing to do for them once they are there.
 */
export function throwConfetti(chance: () => number = Math.random): void {
  const sheet = document.createElement('div')
  sheet.ariaHidden = 'true'
  sheet.className = 'pointer-events-none fixed inset-0 z-50 overflow-hidden contain-strict'
  const { innerWidth: wide, innerHeight: high } = window
  const throwSome = (from: number) => {
    for (let piece = from; piece < from + atOnce; piece++) {
      const bit = document.createElement('i')
      bit.className = 'absolute block h-3.5 w-2.5 rounded-[2px]'
      Object.assign(bit.style, { left: '50%', top: '58%', background: colors[piece % colors.length] })
      sheet.append(bit)
      const [aside, up, spin] = [
        (chance() - 0.5) * 1.1 * Math.min(wide, 900),
        (0.2 + 0.35 * chance()) * high,
        200 + 500 * chance(),
      ]
      const at = (x: number, y: number, turn: number) =>
        `translate(${x}px, ${y}px) rotate(${turn}deg) rotateY(${turn * 1.4}deg)`
      bit.animate?.(
        [
          { transform: at(0, 0, 0), opacity: 1, easing: 'cubic-bezier(0.1, 0.7, 0.4, 1)' },
          {
            transform: at(aside * 0.7, -up, spin * 0.4),
            opacity: 1,
            easing: 'cubic-bezier(0.4, 0, 0.8, 0.6)',
            offset: 0.3,
          },
          { transform: at(aside, high * 0.3, spin * 0.9), opacity: 1, offset: 0.85 },
          { transform: at(aside, high * 0.45, spin), opacity: 0 },
        ],
        { duration: lasts, fill: 'both' },
      )
    }
    if (from + atOnce < pieces) afterPaint(() => throwSome(from + atOnce))
  }
  document.body.append(sheet)
  throwSome(0)
  setTimeout(() => sheet.remove(), lasts + 200)
}
