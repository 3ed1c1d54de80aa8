import { shortSitting } from '@capivira/core/goals/goal'
import { Card } from '@capivira/ui/card.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { useGoal } from '../queries.ts'

/**
 * What is to be reviewed, and a gentle way in after days away: the first thing to do, for it is what is forgotten next.
 * Nothing while nothing is due. `known` are the due cards that the dashboard told of; the goal's answer counts all.
 */
export function ReviewFirst({ known }: { known: number }) {
  const { data: goal } = useGoal()
  const due = goal?.due ?? known
  if (goal && goal.comeback !== null) return <Comeback first={goal.comeback} due={due} />
  if (due === 0) return null
  const isShort = due > shortSitting
  return (
    <Start
      title={formatCount(due, 'card pede revisão', 'cards pedem revisão')}
      label={isShort ? 'Hoje só 15' : 'Revisar agora'}
      href={isShort ? '/study-today?most=15' : '/study-today'}
    >
      {isShort
        ? 'Comece pelos 15 que você tem mais chance de ter esquecido.'
        : 'Revise antes de esquecer: leva poucos minutos.'}
    </Start>
  )
}

function Comeback({ first, due }: { first: number; due: number }) {
  return (
    <Start title="Que bom ter você de volta!" label="Recomeçar" href="/study-today">
      Para recomeçar com calma, separamos{' '}
      {first === 1 ? 'um card que você já conhece' : `${first} cards que você já conhece`}.
      {due > first && ' O resto espera por você sem pressa.'}
    </Start>
  )
}

type StartProps = { title: string; label: string; href: string; children: ReactNode }

function Start({ title, label, href, children }: StartProps) {
  return (
    <section aria-labelledby="review-first">
      <Card tone="special" className="flex flex-wrap items-center gap-4">
        <Emoji name="seedling" className="size-12" />
        <div className="min-w-0 flex-1 basis-52">
          <h2 id="review-first" className="text-lg">
            {title}
          </h2>
          <p className="text-sm">{children}</p>
        </div>
        <ButtonLink href={href} variant="special">
          {label}
        </ButtonLink>
      </Card>
    </section>
  )
}
