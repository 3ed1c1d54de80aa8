import type { SchoolClass } from '@capivira/core/classes/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { VolumeX } from '@capivira/ui/icons'
import { useState } from 'react'
import { daysInWords, text } from '../text.ts'
import { QuietForm } from './quiet-form.tsx'

/** When the pupils of a class have no sounds, and the way to choose it. */
export function QuietPanel({ turma }: { turma: SchoolClass }) {
  const [choosing, setChoosing] = useState(false)
  const hours = turma.quietHours
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="flex items-center gap-2 text-lg">
        <VolumeX aria-hidden="true" className="size-6 text-primary" />
        {text.quietTitle}
      </h2>
      <p className={hours ? '' : 'text-ink-soft'}>
        {hours ? (
          <>
            <strong>
              {daysInWords(hours.days)}, das {hours.from} às {hours.until}.
            </strong>{' '}
            {hours.mayChange ? text.quietMayChange : text.quietStrict}
          </>
        ) : (
          text.quietOff
        )}
      </p>
      <Button size="sm" variant="secondary" onClick={() => setChoosing(true)}>
        {hours ? 'Mudar horário' : 'Escolher horário'}
      </Button>
      <QuietForm turma={turma} open={choosing} onOpenChange={setChoosing} />
    </Card>
  )
}
