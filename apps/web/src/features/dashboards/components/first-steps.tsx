import { spellCode } from '@capivira/core/classes/join-code'
import type { TeacherDashboard } from '@capivira/core/dashboards/contract'
import { Card } from '@capivira/ui/card.tsx'
import { IconButton } from '@capivira/ui/icon-button.tsx'
import { CircleCheck, X } from '@capivira/ui/icons'
import { useState } from 'react'
import { useClasses } from '../../classes/queries.ts'
import { dismiss, isDismissed } from '../../help/dismissed.ts'
import { useTeacherMaterials } from '../../materials/queries.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { type Step, stepsOf, wentTheWay } from '../first-steps.ts'

const name = 'first-steps'
/** Milliseconds between two looks at who came in, while the code is on the board. */
const look = 10_000

/**
 * The way of a teacher who is new here to the first class that studies. Each step ticks itself off; whoever has gone
 * the way before, or whose pupils study without a class, does not see it.
 */
export function FirstSteps({ dashboard }: { dashboard: TeacherDashboard }) {
  const [closed, setClosed] = useState(() => isDismissed(name))
  const [began, setBegan] = useState(false)
  const materials = useTeacherMaterials()
  const classes = useClasses(began && !closed ? look : undefined)
  if (closed || !materials.data || !classes.data) return null
  const has = { materials: materials.data, classes: classes.data }
  if (!began && wentTheWay(has)) return null
  const steps = stepsOf({ dashboard, ...has })
  const isOver = steps.every(({ done }) => done)
  if (!began && !isOver) setBegan(true)
  if (isOver && !began) return null
  return (
    <section aria-labelledby="first-steps">
      <Card tone="info" className="flex flex-col gap-4">
        <div className="flex items-start justify-between gap-3">
          <h2 id="first-steps" className="text-xl">
            {isOver ? 'Pronto: sua turma já pode estudar!' : 'Sua primeira turma estudando em 3 passos'}
          </h2>
          <IconButton
            label="Fechar os primeiros passos"
            icon={<X aria-hidden="true" />}
            onClick={() => {
              dismiss(name)
              setClosed(true)
            }}
          />
        </div>
        <ol className="m-0 grid list-none gap-3 p-0 lg:grid-cols-3">
          {steps.map((step, place) => (
            <StepItem
              key={step.title}
              step={step}
              number={place + 1}
              isNext={steps.find(({ done }) => !done) === step}
            />
          ))}
        </ol>
      </Card>
    </section>
  )
}

function StepItem({ step, number, isNext }: { step: Step; number: number; isNext: boolean }) {
  const { title, done, words, href, action, code } = step
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={
        'flex min-w-0 flex-col gap-2 rounded-lg border-2 bg-surface p-4 ' + `${isNext ? 'border-info' : 'border-line'}`
      }
    >
      <h3 className="flex items-center gap-2 text-lg">
        {done ? (
          <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-primary-ink" />
        ) : (
          <span
            aria-hidden="true"
            className={
              'flex size-7 shrink-0 items-center justify-center rounded-full bg-soft-info text-sm font-extrabold ' +
              'text-info-ink'
            }
          >
            {number}
          </span>
        )}
        {title}
        {done && <span className="sr-only"> (feito)</span>}
      </h3>
      <p className="text-sm text-ink-soft">{words}</p>
      {code && !done && (
        <p>
          Código{' '}
          <strong className="font-display text-xl tracking-wider" translate="no">
            {spellCode(code)}
          </strong>
        </p>
      )}
      {isNext && (
        <ButtonLink href={href} size="sm" className="mt-auto self-start">
          {action}
        </ButtonLink>
      )}
    </li>
  )
}
