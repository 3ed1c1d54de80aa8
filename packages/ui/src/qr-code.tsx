import { encode } from 'uqr'
import { classNames } from './class-names.ts'

export type QrCodeProps = {
  /** What a camera reads. */
  text: string
  /** What it is, for who does not see it. */
  label: string
  className?: string
}

/** Modules of quiet around the code; cameras ask for four. */
const border = 4

/** A QR code, dark on white in both themes since cameras expect that. Load it lazily: few screens show one. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border })
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('rounded-sm', className)}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#ffffff" />
      <path d={modules.join('')} fill="#000000" />
    </svg>
  )
}
