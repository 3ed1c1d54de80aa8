import type { Report } from '@capivira/core/reports/contract'
import {
  Area,
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatDay, formatWeekday } from '../../../lib/format.ts'

/** Colours of the design system, which change with the theme. Each series also has its own shape: bar, line or dashes. */
const colours = {
  primary: 'var(--color-primary)',
  info: 'var(--color-info)',
  special: 'var(--color-special)',
  line: 'var(--color-line)',
  soft: 'var(--color-ink-soft)',
} as const

const tick = { fill: colours.soft, fontSize: 13 } as const
const axis = { tick, tickLine: false, axisLine: { stroke: colours.line } } as const
const plain = { isAnimationActive: false } as const
const tooltip = {
  contentStyle: {
    background: 'var(--color-surface)',
    border: '2px solid var(--color-line)',
    borderRadius: 12,
    color: 'var(--color-ink)',
  },
  isAnimationActive: false,
  cursor: { fill: colours.line, opacity: 0.4 },
} as const
const grid = <CartesianGrid stroke={colours.line} vertical={false} />
const margin = { top: 8, right: 8, bottom: 0, left: -12 }
/** Names in ink: the colours of the shapes alone would be too pale to read. */
const legend = { formatter: (name: string) => <span className="text-sm text-ink-soft">{name}</span> }
const dayLabel = (day: unknown) => (typeof day === 'string' ? formatWeekday(day) : '')
const percent = (value: number) => `${value}%`

/** Cards rated and pupils who studied, day by day. */
export function ActivityChart({ activity }: Pick<Report, 'activity'>) {
  return (
    <ResponsiveContainer width="100%" height={260}>
      <ComposedChart data={activity} margin={margin} accessibilityLayer={false}>
        {grid}
        <XAxis dataKey="day" tickFormatter={formatDay} minTickGap={16} {...axis} />
        <YAxis yAxisId="reviews" allowDecimals={false} {...axis} />
        <YAxis yAxisId="pupils" orientation="right" allowDecimals={false} width={36} {...axis} />
        <Tooltip labelFormatter={dayLabel} {...tooltip} />
        <Legend {...legend} />
        <Bar
          yAxisId="reviews"
          dataKey="reviews"
          name="Cards avaliados"
          fill={colours.primary}
          radius={[4, 4, 0, 0]}
          {...plain}
        />
        <Line
          yAxisId="pupils"
          dataKey="pupils"
          name="Alunos (à direita)"
          stroke={colours.special}
          strokeWidth={3}
          dot={false}
          {...plain}
        />
      </ComposedChart>
    </ResponsiveContainer>
  )
}

/** What is remembered of each subject, and the right answers in its quizzes. */
export function SubjectsChart({ subjects }: Pick<Report, 'subjects'>) {
  const shown = subjects
    .filter(({ retention, quizAccuracy }) => retention !== null || quizAccuracy !== null)
    .slice(0, 12)
  return (
    <ResponsiveContainer width="100%" height={Math.max(180, 70 + shown.length * 56)}>
      <BarChart data={shown} layout="vertical" margin={{ ...margin, left: 8 }} accessibilityLayer={false}>
        <CartesianGrid stroke={colours.line} horizontal={false} />
        <XAxis type="number" domain={[0, 100]} tickFormatter={percent} {...axis} />
        <YAxis
          type="category"
          dataKey="name"
          width={110}
          tickFormatter={(name: string) => (name.length > 15 ? `${name.slice(0, 14)}…` : name)}
          {...axis}
        />
        <Tooltip formatter={value => `${value}%`} {...tooltip} />
        <Legend {...legend} />
        <Bar dataKey="retention" name="Retenção prevista" fill={colours.primary} radius={[0, 4, 4, 0]} {...plain} />
        <Bar
          dataKey="quizAccuracy"
          name="Acerto nos quizzes"
          fill={colours.info}
          fillOpacity={0.25}
          stroke={colours.info}
          strokeWidth={2}
          radius={[0, 4, 4, 0]}
          {...plain}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

/** What is remembered in the two weeks to come, should nobody study, and the cards that fall due. */
export function ForecastChart({ forecast }: Pick<Report, 'forecast'>) {
  return (
    <ResponsiveContainer width="100%" height={260}>
      <ComposedChart data={forecast} margin={margin} accessibilityLayer={false}>
        {grid}
        <XAxis dataKey="day" tickFormatter={formatDay} minTickGap={16} {...axis} />
        <YAxis yAxisId="retention" domain={[0, 100]} tickFormatter={percent} {...axis} />
        <YAxis yAxisId="due" orientation="right" allowDecimals={false} width={40} {...axis} />
        <Tooltip labelFormatter={dayLabel} {...tooltip} />
        <Legend {...legend} />
        <Bar
          yAxisId="due"
          dataKey="due"
          name="Cards que vencem (à direita)"
          fill={colours.info}
          opacity={0.55}
          radius={[4, 4, 0, 0]}
          {...plain}
        />
        <Area
          yAxisId="retention"
          dataKey="retention"
          name="Retenção sem revisão (%)"
          stroke={colours.special}
          strokeWidth={3}
          strokeDasharray="6 4"
          fill={colours.special}
          fillOpacity={0.1}
          {...plain}
        />
      </ComposedChart>
    </ResponsiveContainer>
  )
}

/** How many quizzes came to which result. */
export function ScoresChart({ scores }: Pick<Report, 'scores'>) {
  const bands = scores.map(({ from, to, quizzes }) => ({ band: `${from}–${to}%`, quizzes }))
  return (
    <ResponsiveContainer width="100%" height={240}>
      <BarChart data={bands} margin={margin} accessibilityLayer={false}>
        {grid}
        <XAxis dataKey="band" minTickGap={4} {...axis} />
        <YAxis allowDecimals={false} {...axis} />
        <Tooltip {...tooltip} />
        <Bar dataKey="quizzes" name="Quizzes" fill={colours.info} radius={[4, 4, 0, 0]} {...plain} />
      </BarChart>
    </ResponsiveContainer>
  )
}

/** Cards remembered and not remembered by one pupil, day by day. */
export function DaysChart({ days }: { days: readonly { day: string; remembered: number; forgotten: number }[] }) {
  return (
    <ResponsiveContainer width="100%" height={240}>
      <BarChart data={[...days]} margin={margin} accessibilityLayer={false}>
        {grid}
        <XAxis dataKey="day" tickFormatter={formatDay} minTickGap={16} {...axis} />
        <YAxis allowDecimals={false} {...axis} />
        <Tooltip labelFormatter={dayLabel} {...tooltip} />
        <Legend {...legend} />
        <Bar dataKey="remembered" name="Lembrou" stackId="cards" fill={colours.primary} {...plain} />
        <Bar
          dataKey="forgotten"
          name="Não lembrou"
          stackId="cards"
          fill={colours.special}
          radius={[4, 4, 0, 0]}
          {...plain}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}
