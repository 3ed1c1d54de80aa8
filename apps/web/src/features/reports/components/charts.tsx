import type { Report } from '@capivira/core/reports/contract'
import { formatDay, formatWeekday } from '../../../lib/format.ts'
import { Legend, Plot } from './plot.tsx'

const byDay = (rows: readonly { day: string }[]) => ({
  names: rows.map(({ day }) => formatDay(day)),
  longNames: rows.map(({ day }) => formatWeekday(day)),
})

/** Cards rated and pupils who studied, day by day. */
export function ActivityChart({ activity }: Pick<Report, 'activity'>) {
  return (
    <Plot
      {...byDay(activity)}
      series={[
        { name: 'Cards avaliados', look: 'bars', values: activity.map(({ reviews }) => reviews) },
        { name: 'Alunos (à direita)', look: 'line', values: activity.map(({ pupils }) => pupils), right: true },
      ]}
    />
  )
}

const measures = [
  { of: 'retention', name: 'Retenção prevista', bar: 'bg-primary', swatch: 'size-3.5 rounded-[3px] bg-primary' },
  {
    of: 'quizAccuracy',
    name: 'Acerto nos quizzes',
    bar: 'border-2 border-info bg-info/25',
    swatch: 'size-3.5 rounded-[3px] border-2 border-info bg-info/25',
  },
] as const

/** What is remembered of each subject, and the right answers in its quizzes. */
export function SubjectsChart({ subjects }: Pick<Report, 'subjects'>) {
  const shown = subjects
    .filter(({ retention, quizAccuracy }) => retention !== null || quizAccuracy !== null)
    .slice(0, 12)
  return (
    <div className="flex flex-col gap-4">
      <ul className="m-0 flex list-none flex-col gap-3 p-0">
        {shown.map(subject => (
          <li key={subject.subjectId}>
            <p className="text-sm font-bold wrap-anywhere">{subject.name}</p>
            {measures.map(({ of, bar }) => (
              <div key={of} className="mt-1 flex items-center gap-2 text-xs text-ink-soft tabular-nums">
                <div className="h-4 min-w-0 flex-1 bg-line/50">
                  <div
                    className={`h-full rounded-r-[4px] ${bar}`}
                    style={{ width: `${subject[of] ?? 0}%` }}
                    hidden={!subject[of]}
                  />
                </div>
                <span className="w-10 text-right">{subject[of] === null ? '—' : `${subject[of]}%`}</span>
              </div>
            ))}
          </li>
        ))}
      </ul>
      <Legend entries={measures.map(({ name, swatch }) => [name, swatch])} />
    </div>
  )
}

/** What is remembered in the two weeks to come, should nobody study, and the cards that fall due. */
export function ForecastChart({ forecast }: Pick<Report, 'forecast'>) {
  return (
    <Plot
      {...byDay(forecast)}
      series={[
        {
          name: 'Cards que vencem (à direita)',
          look: 'paleBars',
          values: forecast.map(({ due }) => due),
          right: true,
        },
        {
          name: 'Retenção sem revisão',
          look: 'dashes',
          values: forecast.map(({ retention }) => retention),
          percent: true,
        },
      ]}
    />
  )
}

/** How many quizzes came to which result. */
export function ScoresChart({ scores }: Pick<Report, 'scores'>) {
  return (
    <Plot
      names={scores.map(({ from, to }) => `${from}–${to}`)}
      longNames={scores.map(({ from, to }) => `${from}–${to}%`)}
      series={[{ name: 'Quizzes', look: 'plainBars', values: scores.map(({ quizzes }) => quizzes) }]}
    />
  )
}

/** Cards remembered and not remembered by one pupil, day by day. */
export function DaysChart({ days }: { days: readonly { day: string; remembered: number; forgotten: number }[] }) {
  const remembered = days.map(day => day.remembered)
  return (
    <Plot
      {...byDay(days)}
      series={[
        { name: 'Lembrou', look: 'bars', values: remembered },
        { name: 'Não lembrou', look: 'otherBars', values: days.map(({ forgotten }) => forgotten), below: remembered },
      ]}
    />
  )
}
