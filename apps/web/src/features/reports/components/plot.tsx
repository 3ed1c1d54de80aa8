import { classNames } from '@capivira/ui/class-names'
import { type PointerEvent, useState } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { type Axis, areaPath, axisOf, barsPath, linePath, namedPlaces, percentAxis } from '../plot.ts'

/** How a series is drawn. Each of a chart has its own, for who does not tell the colours. */
export type Look = keyof typeof looks

const looks = {
  bars: { fill: 'fill-primary', swatch: 'size-3.5 rounded-[3px] bg-primary' },
  paleBars: { fill: 'fill-info opacity-55', swatch: 'size-3.5 rounded-[3px] bg-info opacity-55' },
  otherBars: { fill: 'fill-special', swatch: 'size-3.5 rounded-full bg-special' },
  plainBars: { fill: 'fill-info', swatch: 'size-3.5 rounded-[3px] bg-info' },
  line: { fill: 'fill-none', swatch: 'h-0 w-5 border-t-3 border-special' },
  dashes: { fill: 'fill-special opacity-10', swatch: 'h-0 w-5 border-t-3 border-dashed border-special' },
} as const

export type Series = {
  name: string
  look: Look
  values: readonly (number | null)[]
  /** Measured by the axis at the right, which is its own. */
  right?: boolean
  /** Hundredths: its axis goes to 100%. */
  percent?: boolean
  /** What its bars stand on. */
  below?: readonly number[]
}

export type PlotProps = {
  /** What stands below each place, some of them where there are many. */
  names: readonly string[]
  /** What a place is called when it is pointed at. */
  longNames: readonly string[]
  series: readonly Series[]
}

const written = (value: number | null, { percent }: Pick<Series, 'percent'>) =>
  value === null ? '—' : percent ? `${value}%` : formatNumber(value)

/**
 * Values in a row as bars and lines, over one scale or two. Drawn as wide as its place, on paper too, without measuring
 * anything: the drawing is stretched, the words are not.
 */
export function Plot({ names, longNames, series }: PlotProps) {
  const [at, setAt] = useState<number | null>(null)
  const left = axisOfAll(series.filter(({ right }) => !right))
  const right = series.some(one => one.right) ? axisOfAll(series.filter(one => one.right)) : null
  const count = names.length

  function point({ currentTarget, clientX }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect()
    const place = Math.floor((count * (clientX - box.left)) / box.width)
    setAt(place >= 0 && place < count ? place : null)
  }

  return (
    <div className="flex flex-col gap-3 text-xs text-ink-soft tabular-nums">
      <div className="flex gap-2">
        <Ticks axis={left} percent={series.some(one => one.percent && !one.right)} />
        <div className="min-w-0 flex-1">
          <div className="relative h-52" onPointerMove={point} onPointerDown={point} onPointerLeave={() => setAt(null)}>
            {left.ticks.map(tick => (
              <div
                key={tick}
                className="absolute inset-x-0 border-t border-line"
                style={{ top: `${100 - (100 * tick) / left.top}%` }}
              />
            ))}
            {at !== null && (
              <div
                className="absolute inset-y-0 bg-line opacity-40"
                style={{ left: `${(100 * at) / count}%`, width: `${100 / count}%` }}
              />
            )}
            <svg
              viewBox={`0 0 ${count} 100`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="absolute inset-0 size-full overflow-visible"
            >
              {series.map(one => (
                <Drawing key={one.name} series={one} axis={one.right && right ? right : left} />
              ))}
            </svg>
            {at !== null && <Reading name={longNames[at]} at={at} count={count} series={series} />}
          </div>
          <div className="relative mt-1.5 h-4">
            {/* On a small phone every other one, or they would run into each other. */}
            {namedPlaces(count, 6).map((place, nth) => (
              <span
                key={place}
                className={classNames(
                  'absolute -translate-x-1/2 whitespace-nowrap',
                  nth % 2 === 1 && 'max-[26rem]:hidden',
                )}
                style={{ left: `${(100 * (place + 0.5)) / count}%` }}
              >
                {names[place]}
              </span>
            ))}
          </div>
        </div>
        {right ? (
          <Ticks axis={right} percent={series.some(one => one.percent && one.right)} end />
        ) : (
          <div className="w-2" />
        )}
      </div>
      {series.length > 1 && <Legend entries={series.map(({ name, look }) => [name, looks[look].swatch])} />}
    </div>
  )
}

/** What the shapes stand for, in ink: their colours alone would be too pale to read. */
export function Legend({ entries }: { entries: readonly (readonly [name: string, swatch: string])[] }) {
  return (
    <ul className="m-0 flex list-none flex-wrap justify-center gap-x-5 gap-y-1 p-0 text-sm text-ink-soft">
      {entries.map(([name, swatch]) => (
        <li key={name} className="flex items-center gap-2">
          <span className={classNames('shrink-0', swatch)} />
          {name}
        </li>
      ))}
    </ul>
  )
}

function Drawing({ series, axis }: { series: Series; axis: Axis }) {
  const { look, values, below } = series
  if (look !== 'line' && look !== 'dashes')
    return (
      <path
        d={barsPath(
          values.map(value => value ?? 0),
          axis,
          below,
        )}
        className={looks[look].fill}
      />
    )
  return (
    <>
      {look === 'dashes' && <path d={areaPath(values, axis)} className={looks.dashes.fill} />}
      <path
        d={linePath(values, axis)}
        vectorEffect="non-scaling-stroke"
        strokeWidth={3}
        strokeLinejoin="round"
        strokeDasharray={look === 'dashes' ? '6 4' : undefined}
        className="fill-none stroke-special"
      />
    </>
  )
}

/** The numbers along an axis, each at its height. */
function Ticks({ axis, percent, end = false }: { axis: Axis; percent: boolean; end?: boolean }) {
  return (
    <div className={classNames('relative h-52 w-10 shrink-0 whitespace-nowrap', !end && 'text-right')}>
      {axis.ticks.map(tick => (
        <span
          key={tick}
          className="absolute inset-x-0 -translate-y-1/2"
          style={{ top: `${100 - (100 * tick) / axis.top}%` }}
        >
          {written(tick, { percent })}
        </span>
      ))}
    </div>
  )
}

function axisOfAll(series: readonly Series[]): Axis {
  if (series.some(({ percent }) => percent)) return percentAxis
  return axisOf(
    Math.max(0, ...series.flatMap(({ values, below }) => values.map((value, at) => (value ?? 0) + (below?.[at] ?? 0)))),
  )
}

/** The values of the place that is pointed at. */
function Reading({
  name,
  at,
  count,
  series,
}: {
  name: string | undefined
  at: number
  count: number
  series: readonly Series[]
}) {
  return (
    <div
      className={
        'pointer-events-none absolute top-0 z-1 min-w-max rounded-sm border-2 border-line bg-surface ' +
        'px-3 py-2 text-sm text-ink shadow-lift'
      }
      style={at < count / 2 ? { left: `${(100 * (at + 1)) / count}%` } : { right: `${100 - (100 * at) / count}%` }}
    >
      <p className="font-bold">{name}</p>
      {series.map(one => (
        <p key={one.name}>
          {one.name}: <strong>{written(one.values[at] ?? null, one)}</strong>
        </p>
      ))}
    </div>
  )
}
