import { Coins, Shovel } from 'lucide-react'
import { memo, useId } from 'react'
import { BuildingArt } from './building-art.tsx'
import { type BuildingKind, buildings } from './buildings.ts'
import { aboutBuilding, capital, text } from './text.ts'

export type BuildingPaletteProps = {
  coins: number
  chosen: BuildingKind | null
  onChoose: (kind: BuildingKind | null) => void
}

/** What can be built, with its price; and the shovel, which chooses nothing and so demolishes. */
export const BuildingPalette = memo(function BuildingPalette({ coins, chosen, onChoose }: BuildingPaletteProps) {
  const id = useId()
  const about = buildings.find(({ kind }) => kind === chosen)
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-lg">
        {text.palette}
      </h2>
      <div className="grid grid-cols-4 gap-1.5 sm:gap-2">
        {buildings.map(({ kind, name, cost }) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === chosen}
            disabled={coins < cost}
            onClick={() => onChoose(kind === chosen ? null : kind)}
            className="flex min-h-24 flex-col items-center justify-end rounded-md border-2 border-control bg-surface px-1 pt-1 pb-1.5 leading-tight transition-colors duration-fast disabled:border-line disabled:opacity-60 aria-pressed:border-primary aria-pressed:bg-soft-primary aria-pressed:text-primary-ink"
          >
            <BuildingArt kind={kind} className="size-13" />
            <span className="text-sm font-extrabold">{capital(name)}</span>
            <span className="flex items-center gap-1 text-sm font-bold">
              <Coins aria-hidden="true" className="size-4" />
              {cost}
              <span className="sr-only"> moedas; {aboutBuilding(kind)}</span>
            </span>
          </button>
        ))}
        <button
          type="button"
          aria-pressed={chosen === null}
          onClick={() => onChoose(null)}
          className="flex min-h-24 flex-col items-center justify-center gap-1 rounded-md border-2 border-control bg-surface px-1 py-1.5 transition-colors duration-fast aria-pressed:border-danger aria-pressed:bg-soft-danger aria-pressed:text-danger-ink"
        >
          <Shovel aria-hidden="true" className="size-8" />
          <span className="text-sm font-extrabold">{text.demolish}</span>
        </button>
      </div>
      <p aria-hidden="true" className="min-h-11 text-sm text-ink-soft">
        {about ? `${capital(about.name)}: ${aboutBuilding(about.kind)}.` : text.demolishHint}
      </p>
    </section>
  )
})
