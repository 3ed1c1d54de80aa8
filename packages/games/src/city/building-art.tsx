import { memo, type ReactNode } from 'react'
import type { BuildingKind } from './buildings.ts'

/**
 * Our own drawings of the buildings, 100 × 100, standing on their ground. Colours are of the picture, the same in both
 * themes.
 */
const art: Readonly<Record<BuildingKind, ReactNode>> = {
  house: (
    <>
      <rect x="62" y="22" width="10" height="20" rx="2" fill="#9c6644" />
      <rect x="22" y="46" width="56" height="40" rx="4" fill="#fff3d6" />
      <path d="M14 50 50 18l36 32a4 4 0 0 1-3 7H17a4 4 0 0 1-3-7Z" fill="#e5603f" />
      <path d="M50 18 86 50a4 4 0 0 1-3 7H50Z" fill="#c94a2c" />
      <rect x="43" y="62" width="15" height="24" rx="3" fill="#7a4a2b" />
      <circle cx="54.5" cy="75" r="1.7" fill="#ffc83d" />
      <rect x="27" y="63" width="12" height="12" rx="2" fill="#74c0fc" />
      <rect x="62" y="63" width="12" height="12" rx="2" fill="#74c0fc" />
      <circle cx="82" cy="84" r="6" fill="#2f9e44" />
      <circle cx="17" cy="85" r="5" fill="#40b158" />
    </>
  ),
  school: (
    <>
      <path d="M50 6v14" stroke="#7a4a2b" strokeWidth="3" />
      <path d="M51 6h15l-4 5 4 5H51Z" fill="#157347" />
      <rect x="10" y="50" width="80" height="36" rx="4" fill="#ffe08a" />
      <rect x="32" y="30" width="36" height="56" rx="4" fill="#ffd25c" />
      <path d="M26 34 50 16l24 18a3 3 0 0 1-2 5H28a3 3 0 0 1-2-5Z" fill="#1d5fbf" />
      <path d="M8 50h84v6H8Z" fill="#3b7ddd" />
      <circle cx="50" cy="46" r="8" fill="#fff" stroke="#1d5fbf" strokeWidth="2.5" />
      <path d="M50 41v5l4 2" fill="none" stroke="#1f2a37" strokeWidth="2" strokeLinecap="round" />
      <path d="M42 86V70a8 8 0 0 1 16 0v16Z" fill="#7a4a2b" />
      <path d="M16 62h11v12H16ZM73 62h11v12H73Z" fill="#74c0fc" />
    </>
  ),
  park: (
    <>
      <ellipse cx="68" cy="78" rx="24" ry="10" fill="#74c0fc" />
      <ellipse cx="64" cy="76" rx="10" ry="3" fill="#b5defe" />
      <rect x="25" y="54" width="8" height="28" rx="3" fill="#9c6644" />
      <circle cx="29" cy="40" r="20" fill="#2f9e44" />
      <circle cx="20" cy="48" r="12" fill="#37ae4f" />
      <circle cx="40" cy="50" r="11" fill="#268a3a" />
      <rect x="69" y="48" width="6" height="18" rx="2.5" fill="#9c6644" />
      <circle cx="72" cy="36" r="15" fill="#f4c430" />
      <circle cx="64" cy="42" r="9" fill="#ffd75e" />
      <circle cx="81" cy="42" r="8" fill="#e5b20f" />
      <path d="M36 84h26M40 84v6M58 84v6M36 78h26" stroke="#9c6644" strokeWidth="3" strokeLinecap="round" />
      <circle cx="12" cy="86" r="3.5" fill="#ff8fab" />
      <circle cx="20" cy="90" r="3" fill="#ffd43b" />
      <circle cx="90" cy="90" r="3.5" fill="#ff8fab" />
    </>
  ),
  factory: (
    <>
      <circle cx="27" cy="16" r="8" fill="#adb5bd" />
      <circle cx="37" cy="10" r="6" fill="#c6ccd2" />
      <rect x="20" y="24" width="12" height="36" rx="2" fill="#8a6f8f" />
      <rect x="20" y="28" width="12" height="5" fill="#e5603f" />
      <path d="M12 86V58l22-14v14l22-14v14l22-14v42a0 0 0 0 1 0 0Z" fill="#a98bb0" />
      <path d="M78 44h6a4 4 0 0 1 4 4v38H78Z" fill="#8a6f8f" />
      <path d="M12 80h76v6H12Z" fill="#6f5775" />
      <path d="M20 66h10v8H20ZM37 66h10v8H37ZM54 66h10v8H54Z" fill="#ffe08a" />
      <rect x="70" y="68" width="12" height="18" rx="2" fill="#4b5768" />
    </>
  ),
  shop: (
    <>
      <rect x="16" y="40" width="68" height="46" rx="4" fill="#fdf0e0" />
      <path
        d="M14 26h72l6 20a8 8 0 0 1-15 3 9 9 0 0 1-14 0 9 9 0 0 1-13 0 9 9 0 0 1-14 0 9 9 0 0 1-14 0 8 8 0 0 1-14-3Z"
        fill="#fff"
      />
      <path
        d="M14 26h12l-4 23a8 8 0 0 1-14-3ZM38 26h12v23a9 9 0 0 1-14 0ZM62 26h12l3 23a9 9 0 0 1-14 0Z"
        fill="#ff7a6b"
      />
      <path d="M86 26h-8l5 25c6 1 10-3 9-5Z" fill="#ff7a6b" opacity=".85" />
      <rect x="12" y="22" width="76" height="7" rx="3" fill="#b4500b" />
      <rect x="22" y="58" width="28" height="20" rx="3" fill="#74c0fc" />
      <circle cx="30" cy="73" r="4" fill="#ffc83d" />
      <circle cx="40" cy="73" r="4" fill="#2f9e44" />
      <rect x="58" y="58" width="18" height="28" rx="3" fill="#1d5fbf" />
      <circle cx="73" cy="73" r="1.8" fill="#ffc83d" />
    </>
  ),
  hospital: (
    <>
      <rect x="12" y="40" width="76" height="46" rx="4" fill="#eef3f8" />
      <rect x="30" y="18" width="40" height="68" rx="4" fill="#fff" stroke="#d5dee8" strokeWidth="1.5" />
      <path d="M12 40h18v5H12ZM70 40h18v5H70Z" fill="#74c0fc" />
      <path d="M50 45c-14-9-13-20-5-20 3 0 5 3 5 4 0-1 2-4 5-4 8 0 9 11-5 20Z" fill="#e5383b" />
      <path d="M18 53h8v8h-8ZM18 67h8v8h-8ZM74 53h8v8h-8ZM74 67h8v8h-8ZM36 52h8v8h-8ZM56 52h8v8h-8Z" fill="#3b7ddd" />
      <path d="M42 86V70a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v16Z" fill="#1d5fbf" />
      <path d="M50 67v19" stroke="#fff" strokeWidth="1.5" />
    </>
  ),
}

/** A building; decoration, its name stands beside it. */
export const BuildingArt = memo(function BuildingArt({ kind, className }: { kind: BuildingKind; className?: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <ellipse cx="50" cy="87" rx="44" ry="6" fill="#1f2a37" opacity=".14" />
      {art[kind]}
    </svg>
  )
})

const tufts = ['M20 70q3-12 6 0M26 70q4-9 7 0', 'M60 40q3-12 6 0M67 41q3-9 6 0', 'M38 82q3-10 6 0'] as const

/** Land where nothing stands: grass, and here and there a flower or a bush, always the same in the same place. */
export const LandArt = memo(function LandArt({ cell }: { cell: number }) {
  const turn = (cell * 7 + 3) % 5
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full">
      {tufts.map(
        (tuft, at) =>
          (turn + at) % 3 !== 0 && (
            <path key={tuft} d={tuft} fill="none" stroke="#4c9a57" strokeWidth="3" strokeLinecap="round" />
          ),
      )}
      {turn === 1 && (
        <>
          <circle cx="72" cy="70" r="4" fill="#ffd43b" />
          <circle cx="30" cy="34" r="3.5" fill="#ff8fab" />
        </>
      )}
      {turn === 4 && <circle cx="68" cy="64" r="9" fill="#5fb56b" />}
    </svg>
  )
})
