import { memo } from 'react'
import type { CityLevel } from './stats.ts'

const skies: Readonly<Record<CityLevel, { air: string; cloud: string }>> = {
  sustainable: { air: '#9fd8ff', cloud: '#ffffff' },
  balanced: { air: '#bfe0f2', cloud: '#f4f8fb' },
  warning: { air: '#e4d6b8', cloud: '#efe8da' },
  polluted: { air: '#b5aeb0', cloud: '#8f898d' },
}

const clouds = [
  [60, 26, 1],
  [190, 38, 0.8],
  [330, 22, 1.1],
  [440, 40, 0.7],
] as const

/**
 * The sky over the city: what one sees when air is clean, and when it is not. Decoration; the label says it in words.
 */
export const Sky = memo(function Sky({ level }: { level: CityLevel }) {
  const { air, cloud } = skies[level]
  const clear = level === 'sustainable' || level === 'balanced'
  return (
    <svg
      viewBox="0 0 500 70"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="block h-14 w-full sm:h-18"
    >
      <rect width="500" height="70" fill={air} />
      <circle cx="450" cy="26" r="17" fill={clear ? '#ffd43b' : '#e8b96a'} opacity={level === 'polluted' ? 0.5 : 1} />
      {clouds.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`} fill={cloud}>
          <circle cx="0" cy="0" r="12" />
          <circle cx="15" cy="-6" r="15" />
          <circle cx="32" cy="0" r="12" />
          <rect x="-10" y="-2" width="52" height="14" rx="7" />
        </g>
      ))}
      {level === 'sustainable' && (
        <path
          d="M120 22q6-7 11 0q5-7 11 0M265 40q5-6 9 0q4-6 9 0M385 16q5-6 9 0q4-6 9 0"
          fill="none"
          stroke="#1f2a37"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      )}
      <path d="M0 70V56q60-18 130 0t140-4 120 2 110-6v22Z" fill={clear ? '#7cc98a' : '#a7b086'} />
    </svg>
  )
})
