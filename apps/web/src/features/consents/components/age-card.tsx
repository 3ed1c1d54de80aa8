import type { User } from '@capivira/core/accounts/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Cake, HandHeart } from '@capivira/ui/icons'
import { toast } from '@capivira/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../lib/http.ts'
import { currentUserKey, useUser } from '../../accounts/current-user.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'

const answers = [
  { ageRange: 'até 12', label: 'Até 12 anos' },
  { ageRange: '13 a 17', label: '13 a 17 anos' },
  { ageRange: '18 ou mais', label: '18 anos ou mais' },
] as const

/**
 * Asks a pupil whose age nobody told, in place among what they study and never before it. One tap answers. 'Agora não'
 * makes the question a line, which stays until it is answered: photo and gallery wait for it.
 */
export default function AgeCard() {
  const user = useUser()
  const [opened, setOpened] = useState(user.asksAge === true)
  const [closed, setClosed] = useState(false)
  const answer = useAnswer()
  if (closed || (user.ageRange !== null && user.ageRange !== 'até 12')) return null
  if (user.ageRange === 'até 12') return <Child onClose={() => setClosed(true)} />
  if (!opened) return <Reminder onOpen={() => setOpened(true)} />
  return (
    <Card tone="info" className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <Cake aria-hidden="true" className="mt-0.5 size-8 shrink-0 text-info-ink" />
        <div className="min-w-0 flex-1">
          <h2 id="age" className="text-xl">
            Quantos anos você tem?
          </h2>
          <p className="text-info-ink">
            Com isso sabemos se um adulto precisa autorizar sua foto e seus desenhos na galeria. Até lá, só você os vê,
            e nada é apagado. Estudar e jogar não muda.
          </p>
        </div>
      </div>
      <fieldset aria-labelledby="age" className="grid gap-2.5 sm:grid-cols-3">
        {answers.map(({ ageRange, label }) => (
          <Button
            key={ageRange}
            variant="secondary"
            size="lg"
            wide
            disabled={answer.pending !== undefined}
            pending={answer.pending === ageRange}
            pendingLabel="Guardando..."
            onClick={() => answer.send(ageRange)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <Button
        variant="ghost"
        size="sm"
        className="self-center"
        disabled={answer.pending !== undefined}
        onClick={() => {
          setOpened(false)
          answer.send(null)
        }}
      >
        Agora não
      </Button>
    </Card>
  )
}

/** Sends an answer. By hand: what the other forms send with would come along to the first screen. */
function useAnswer() {
  const client = useQueryClient()
  const [pending, setPending] = useState<User['ageRange']>()
  async function send(ageRange: User['ageRange']): Promise<void> {
    setPending(ageRange)
    try {
      const { sendAge } = await import('../tell-age.ts')
      client.setQueryData(currentUserKey, await sendAge(ageRange))
      if (ageRange && ageRange !== 'até 12') toast({ title: 'Obrigado! Já anotamos.' })
    } catch (error) {
      // 'Not now' is asked again another day; nothing is lost.
      if (ageRange !== null)
        toast({
          title: 'Não foi possível guardar',
          description: messageOf(error, 'Tente de novo em instantes.'),
          variant: 'destructive',
        })
    }
    setPending(undefined)
  }
  return { send, pending }
}

function Reminder({ onOpen }: { onOpen: () => void }) {
  return (
    <Card tone="info" padding="none" className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <p className="min-w-0 flex-1 basis-52 text-info-ink">Falta contar a sua faixa de idade.</p>
      <Button variant="ghost" size="sm" onClick={onOpen}>
        Contar agora
      </Button>
    </Card>
  )
}

/** After the answer of a child: whom to ask, and where. */
function Child({ onClose }: { onClose: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Card tone="primary" className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <HandHeart aria-hidden="true" className="mt-0.5 size-8 shrink-0 text-primary-ink" />
        <div className="min-w-0 flex-1">
          <h2 ref={title} tabIndex={-1} className="text-xl">
            Obrigado por contar!
          </h2>
          <p>
            Seus desenhos continuam só seus, e a foto fica guardada, até um adulto que cuida de você autorizar. Peça por
            email no seu perfil, ou peça a folha de papel ao seu professor.
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink href="/profile">Pedir autorização</ButtonLink>
        <Button variant="ghost" onClick={onClose}>
          Fechar
        </Button>
      </div>
    </Card>
  )
}
