import { Coins, Droplets, Leaf, Smile, Users, Wind, Zap } from '@capivira/ui/icons'
import { memo, type ReactNode } from 'react'
import type { City } from './city.ts'
import { type CityLevel, forecast, labelOf, statsOf } from './stats.ts'
import { text } from './text.ts'

const icon = 'size-5 shrink-0'

/** What the city has to spend, and what tomorrow brings. */
export const Stores = memo(function Stores({ city }: { city: City }) {
  const next = forecast(city)
  return (
    <dl data-uncovered="" className="m-0 grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-2">
      <Store
        label={text.coins}
        value={city.coins}
        change={next.income}
        look="bg-soft-xp text-xp-ink"
        icon={<Coins aria-hidden="true" className={icon} />}
      />
      <Store
        label={text.energy}
        value={city.energy}
        change={next.energy}
        look="bg-soft-special text-special-ink"
        icon={<Zap aria-hidden="true" className={icon} />}
      />
      <Store
        label={text.water}
        value={city.water}
        change={next.water}
        look="bg-soft-info text-info-ink"
        icon={<Droplets aria-hidden="true" className={icon} />}
      />
    </dl>
  )
})

type StoreProps = { label: string; value: number; change: number; look: string; icon: ReactNode }

function Store({ label, value, change, look, icon: mark }: StoreProps) {
  return (
    <div className={`flex min-w-0 flex-col rounded-md px-2.5 py-1.5 sm:px-3.5 sm:py-2 ${look}`}>
      <dt className="flex items-center gap-1 text-xs font-bold sm:text-sm">
        {mark}
        {label}
      </dt>
      <dd className="m-0 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-xl font-bold tabular-nums">{value.toLocaleString('pt-BR')}</span>
        <span className="text-xs font-bold whitespace-nowrap">{text.perDay(change)}</span>
      </dd>
    </div>
  )
}

const tones: Readonly<Record<CityLevel, string>> = {
  sustainable: 'bg-primary text-on-primary',
  balanced: 'bg-info text-on-info',
  warning: 'bg-xp text-on-bright',
  polluted: 'bg-danger text-on-danger',
}

/** How one lives in the city. */
export const Life = memo(function Life({ city }: { city: City }) {
  const { population, totalHappiness, totalPollution, sustainabilityScore } = statsOf(city)
  const { level, label } = labelOf(sustainabilityScore)
  const score = sustainabilityScore.toLocaleString('pt-BR')
  return (
    <section aria-label={text.sustainability} className="flex flex-col gap-2.5">
      <p
        className={
          'flex flex-wrap items-center justify-between gap-2 rounded-md px-4 py-2.5 font-extrabold ' + `${tones[level]}`
        }
      >
        <span className="flex items-center gap-2">
          <Leaf aria-hidden="true" className={icon} />
          {label}
        </span>
        <span className="font-display text-lg whitespace-nowrap tabular-nums">
          <span className="sr-only">{text.sustainability}: </span>
          {score}/100
        </span>
      </p>
      <dl className="m-0 grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-2">
        <Fact label={text.people} value={population} icon={<Users aria-hidden="true" className={icon} />} />
        <Fact label={text.happiness} value={totalHappiness} icon={<Smile aria-hidden="true" className={icon} />} />
        <Fact label={text.pollution} value={totalPollution} icon={<Wind aria-hidden="true" className={icon} />} />
      </dl>
    </section>
  )
})

function Fact({ label, value, icon: mark }: { label: string; value: number; icon: ReactNode }) {
  return (
    <div className="flex flex-col-reverse rounded-md border-2 border-line bg-surface px-2.5 py-1.5">
      <dt className="text-xs wrap-anywhere font-bold text-ink-soft sm:text-sm">{label}</dt>
      <dd className="m-0 flex items-center gap-1.5 font-display text-lg font-bold tabular-nums">
        {mark}
        {value}
      </dd>
    </div>
  )
}
