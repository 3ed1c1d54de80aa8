import type { MemoryReport, MemoryStanding as Standing } from '@capivira/core/memory/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { RotateCcw, Sprout } from '@capivira/ui/icons'
import { Figure } from '../../reports/components/figure.tsx'
import { Plot } from '../../reports/components/plot.tsx'
import { useChooseMemory } from '../queries.ts'
import { daysText, lossText, type Scope, standingText, wordsOf } from '../text.ts'

type Props = {
  scope: Scope
  title: string
  standing: Standing
  fewest: MemoryReport['fewest']
  classId?: number | undefined
  /** Whether the reader may change it. */
  mayChoose: boolean
}

/** What is in use, how it fares, and the way back. */
export function MemoryStanding({ scope, title, standing, fewest, classId, mayChoose }: Props) {
  const choose = useChooseMemory(classId)
  const { back, others } = wordsOf(scope)
  const fared = standing.heldOut > 0 && standing.before && standing.after
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-5">
      <Card className="flex flex-col items-start gap-3">
        <h2 className="text-lg">{title}</h2>
        <p>{standingText(scope, standing, fewest)}</p>
        {fared && <p className="text-ink-soft">{lossText(scope, standing)}</p>}
        <p className="text-ink-soft">{daysText(scope, standing)}</p>
        {mayChoose && (standing.use === 'own' || standing.isOff) && (
          <Button
            variant="secondary"
            pending={choose.isPending}
            pendingLabel="Mudando..."
            onClick={() => choose.mutate(standing.isOff ? 'own' : 'defaults')}
            icon={
              standing.isOff ? (
                <Sprout aria-hidden="true" className="size-5" />
              ) : (
                <RotateCcw aria-hidden="true" className="size-5" />
              )
            }
          >
            {standing.isOff ? 'Usar pesos próprios de novo' : back}
          </Button>
        )}
      </Card>
      {standing.heldOut > 0 && standing.before && standing.after && (
        <div className="grid gap-5 lg:grid-cols-2 lg:has-aria-expanded:items-start">
          <Calibration title={`${title}: com ${others}`} bands={standing.before.bands} />
          <Calibration title={`${title}: com pesos próprios`} bands={standing.after.bands} />
        </div>
      )}
    </section>
  )
}

type Bands = NonNullable<Standing['before']>['bands']

/** A bar of fewer ratings would show chance; the table has them. */
const fewestDrawn = 20

/** Said against happened: where the bars end at the line, what was said came true. */
function Calibration({ title, bands }: { title: string; bands: Bands }) {
  const names = bands.map(({ from, to }) => `${from}–${to}`)
  const said = bands.map(one => Math.round(100 * one.said))
  const happened = bands.map(({ remembered, ratings }) => Math.round((100 * remembered) / ratings))
  const drawn = (values: number[]) =>
    values.map((value, place) => ((bands[place]?.ratings ?? 0) < fewestDrawn ? null : value))
  const count = bands.reduce((sum, { ratings }) => sum + ratings, 0)
  const distance = bands.reduce((sum, one) => sum + Math.abs(one.said * one.ratings - one.remembered), 0) / count
  return (
    <Figure
      title={title}
      summary={
        `O que foi dito ficou, em média, a ${(100 * distance).toFixed(1).replace('.', ',')} pontos do que ` +
        'aconteceu.'
      }
      chart={
        <Plot
          names={names}
          longNames={names.map(name => `Chance dita: ${name}%`)}
          series={[
            { name: 'Lembrados', look: 'bars', values: drawn(happened), percent: true },
            { name: 'Chance dita antes', look: 'line', values: drawn(said), percent: true },
          ]}
        />
      }
      head={['Chance dita', 'Avaliações', 'Média dita', 'Lembrados']}
      rows={bands.map(({ ratings }, place) => [`${names[place]}%`, ratings, `${said[place]}%`, `${happened[place]}%`])}
    />
  )
}
