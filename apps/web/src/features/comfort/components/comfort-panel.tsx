import type { Comfort } from '@capivira/core/accounts/comfort'
import { Card } from '@capivira/ui/card.tsx'
import { ExternalLink } from '@capivira/ui/icons'
import { RadioCards } from '@capivira/ui/radio-cards.tsx'
import { useId, useState } from 'react'
import { useUser } from '../../accounts/current-user.ts'
import { useSaveComfort } from '../queries.ts'
import { useVoiceHome } from '../speech.ts'
import { motionChoices, readingChoices, sizeChoices, spacingChoices, text, timeChoices } from '../text.ts'
import { ListenButton } from './listen-button.tsx'
import { SpokenText } from './spoken-text.tsx'

/** The choices of comfort; each is applied at once and kept with the account. */
export function ComfortPanel() {
  const { comfort } = useUser()
  const save = useSaveComfort()
  const home = useVoiceHome()
  // Once shown it stays: whoever unticks it by mistake finds it again.
  const asksNow = comfort.distantVoice || (comfort.readAloud && home === 'elsewhere')
  const [hasAsked, setHasAsked] = useState(asksNow)
  if (asksNow && !hasAsked) setHasAsked(true)
  const change = (choice: Partial<Comfort>) => save.mutate({ ...comfort, ...choice })

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <Card className="flex flex-col gap-6">
        <RadioCards
          legend={text.reading}
          options={readingChoices}
          value={comfort.reading}
          onValueChange={reading => change({ reading })}
        />
        <RadioCards
          legend={text.spacing}
          options={spacingChoices}
          value={comfort.spacing}
          onValueChange={spacing => change({ spacing })}
        />
        <RadioCards
          legend={text.textSize}
          options={sizeChoices}
          value={comfort.textSize}
          onValueChange={textSize => change({ textSize })}
        />
        <RadioCards
          legend={text.time}
          options={timeChoices}
          value={comfort.time}
          onValueChange={time => change({ time })}
        />
        <RadioCards
          legend={text.motion}
          options={motionChoices}
          value={comfort.motion}
          onValueChange={motion => change({ motion })}
        />
        <Check checked={comfort.ruler} onChange={ruler => change({ ruler })} hint={text.rulerHint}>
          {text.ruler}
        </Check>
        <Check checked={comfort.readAloud} onChange={readAloud => change({ readAloud })} hint={text.voice[home]}>
          {text.readAloud}
        </Check>
        {(asksNow || hasAsked) && (
          <Check checked={comfort.distantVoice} onChange={distantVoice => change({ distantVoice })}>
            {text.distantVoice}
          </Check>
        )}
      </Card>
      <div className="flex flex-col gap-6">
        <Card tone="info" className="flex flex-col items-start gap-3">
          <h2 className="text-lg">{text.sample}</h2>
          <p>
            <SpokenText>{text.sampleBody}</SpokenText>
          </p>
          <ListenButton texts={[text.sampleBody]} />
        </Card>
        <Libras />
      </div>
    </div>
  )
}

type CheckProps = { checked: boolean; onChange: (checked: boolean) => void; hint?: string; children: string }

/** A choice of yes or no, with what it does under it. */
function Check({ checked, onChange, hint, children }: CheckProps) {
  const about = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex min-h-12 items-center gap-3 font-bold">
        <input
          type="checkbox"
          checked={checked}
          onChange={event => onChange(event.target.checked)}
          className="size-6 shrink-0 accent-primary"
          aria-describedby={hint ? about : undefined}
        />
        {children}
      </label>
      {hint && (
        <p id={about} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

/** Who signs finds the way to the public translator. */
function Libras() {
  return (
    <Card className="flex flex-col items-start gap-2">
      <h2 className="text-lg">{text.libras}</h2>
      <p>{text.librasHint}</p>
      <a
        href="https://www.gov.br/governodigital/pt-br/acessibilidade-e-usuario/vlibras"
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-12 items-center gap-2 font-bold text-info underline"
      >
        {text.librasLink}
        <ExternalLink aria-hidden="true" className="size-5" />
        <span className="sr-only">(abre em outra aba)</span>
      </a>
    </Card>
  )
}
