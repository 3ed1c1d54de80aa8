import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { lazy, Suspense, useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { useGoal } from '../queries.ts'

/** Loaded for who changes the goal. */
const GoalDialog = lazy(() => import('./goal-dialog.tsx'))

/** The pupil's own goal for the day. Nothing while it is not known. */
export default function GoalPanel({ cardsToday }: { cardsToday: number }) {
  const { data: goal } = useGoal()
  if (!goal) return null
  return <Goal dailyCards={goal.dailyCards} cardsToday={cardsToday} />
}

function Goal({ dailyCards, cardsToday }: { dailyCards: number; cardsToday: number }) {
  const [choosing, setChoosing] = useState(false)
  const done = cardsToday >= dailyCards

  return (
    <Card tone="primary" className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Emoji name={done ? 'check' : 'card'} className="size-12" />
        <div>
          <h2 className="text-lg">Minha meta de hoje</h2>
          <p className="text-sm">
            {done
              ? 'Meta cumprida! Você mandou bem.'
              : `${dailyCards - cardsToday === 1 ? 'Falta' : 'Faltam'} ` +
                `${formatCount(dailyCards - cardsToday, 'card', 'cards')} para a sua meta.`}
          </p>
        </div>
      </div>
      <ProgressBar
        label="Minha meta de hoje"
        value={Math.min(100, (cardsToday / dailyCards) * 100)}
        valueText={`${cardsToday} de ${dailyCards} cards`}
      />
      <div className="flex items-center justify-between gap-3">
        <Button variant="ghost" size="sm" onClick={() => setChoosing(true)}>
          Mudar meta
        </Button>
        <p className="text-sm font-extrabold">
          {cardsToday}/{dailyCards}
        </p>
      </div>
      {choosing && (
        <Suspense>
          <GoalDialog dailyCards={dailyCards} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Card>
  )
}
