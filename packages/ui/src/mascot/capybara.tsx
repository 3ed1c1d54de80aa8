import { poses } from './poses.tsx'

export type CapybaraPose = keyof typeof poses

export type CapybaraProps = {
  /**
   * waving greets, reading studies, celebrating rewards, sleeping stands for nothing to do, thinking for being lost.
   */
  pose: CapybaraPose
  /** With the graduation cap. */
  cap?: boolean
  /** What the drawing says, when the text around it does not; decoration otherwise. */
  label?: string
  /** Its size: 'size-36' (144 px) when absent. */
  className?: string
}

/** Our mascot, whole. Good from 40 to 300 px. */
export function Capybara({ pose, cap = false, label, className = 'size-36' }: CapybaraProps) {
  const Pose = poses[pose]
  const svg = { viewBox: '0 0 240 240', className: `shrink-0 ${className}` }
  if (!label)
    return (
      <svg {...svg} aria-hidden="true">
        <Pose cap={cap} />
      </svg>
    )
  return (
    <svg {...svg} role="img" aria-label={label}>
      <Pose cap={cap} />
    </svg>
  )
}
