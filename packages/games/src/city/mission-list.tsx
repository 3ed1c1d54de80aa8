import { Check, Target } from '@capivira/ui/icons'
import { memo, useId } from 'react'
import { buildingInfo, buildingKind } from './buildings.ts'
import type { City } from './city.ts'
import { type Mission, missions } from './missions.ts'
import { capital, text } from './text.ts'

/** What the city is asked to do, how far it is, and what it pays. */
export const MissionList = memo(function MissionList({ city }: { city: City }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-lg">
        {text.missions}
      </h2>
      <ul className="m-0 flex list-none flex-col gap-2 p-0">
        {missions.map(mission => (
          <MissionItem key={mission.id} mission={mission} city={city} />
        ))}
      </ul>
      {missions.every(mission => city.completed.includes(mission.id)) && (
        <p className="rounded-md bg-soft-primary px-4 py-2.5 font-bold text-primary-ink">{text.allDone}</p>
      )}
    </section>
  )
})

function MissionItem({ mission, city }: { mission: Mission; city: City }) {
  const done = city.completed.includes(mission.id)
  const progress = buildingKind.options.flatMap(kind => {
    const wanted = mission.objective[kind]
    if (wanted === undefined) return []
    const there = city.cells.filter(cell => cell === kind).length
    return [`${capital(buildingInfo(kind).name)} ${Math.min(there, wanted)}/${wanted}`]
  })
  const Icon = done ? Check : Target
  return (
    <li
      className={
        'flex gap-3 rounded-md border-2 px-3.5 py-2.5 ' +
        `${done ? 'border-primary bg-soft-primary text-primary-ink' : 'border-line bg-surface'}`
      }
    >
      <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" strokeWidth={done ? 3 : 2} />
      <div className="min-w-0">
        <p className="leading-tight font-extrabold">{mission.title}</p>
        {done ? (
          <p className="text-sm font-bold">{text.missionDone}</p>
        ) : (
          <>
            <p className="text-sm text-ink-soft">{mission.description}</p>
            <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm font-bold">
              <span>{progress.join(' · ')}</span>
              <span className="text-xp-ink">{text.reward(mission.reward)}</span>
            </p>
          </>
        )}
      </div>
    </li>
  )
}
