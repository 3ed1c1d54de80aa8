import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { toast } from '@capivira/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../lib/http.ts'
import { refreshAll } from '../../../lib/refresh.ts'
import type { Act } from '../act.ts'
import { currentDevice } from '../session.ts'
import { mineOf, onNewer } from '../versions.ts'
import { whatOf } from '../what.ts'
import { TwoVersions } from './two-versions.tsx'

/**
 * A save that had waited, and found something newer when it arrived: the person sees both and chooses. `waiting` is how
 * many there are.
 */
export function ChooseVersion({ waiting }: { waiting: number }) {
  const [act, setAct] = useState<Act | null>(null)
  const [later, setLater] = useState(false)
  const [pending, setPending] = useState(false)
  const client = useQueryClient()
  useEffect(() => {
    currentDevice()
      ?.outbox.toChoose()
      .then(([first]) => setAct(waiting > 0 ? (first ?? null) : null))
      .catch((error: unknown) => console.warn('What waits to be chosen could not be read', error))
  }, [waiting])
  if (!act || later) return null
  const { key, path, newer } = act

  async function keep(which: 'mine' | 'theirs') {
    const outbox = currentDevice()?.outbox
    if (!outbox || !act) return
    setPending(true)
    try {
      if (which === 'mine') await outbox.tell({ ...rest(act), body: onNewer(act) })
      await outbox.drop(key)
      refreshAll(client)
    } catch (error) {
      const description = messageOf(error, 'As duas versões continuam aqui. Tente de novo em instantes.')
      toast({ title: 'Não foi possível salvar', description, variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={open => setLater(!open)}
      title="Isto mudou enquanto esperava"
      description={
        `Você fez ${whatOf(path)}. Antes de chegar ao servidor, outra versão foi salva. Nada se perdeu: escolha ` +
        'qual fica.'
      }
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={() => keep('theirs')}>
            Ficar com a que está salva
          </Button>
          <Button pending={pending} pendingLabel="Salvando..." onClick={() => keep('mine')}>
            Salvar a minha
          </Button>
        </>
      }
    >
      <TwoVersions mine={mineOf(act)} theirs={newer} />
    </Dialog>
  )
}

/** The same act without what is its own. */
function rest({ method, path, field, draft }: Act) {
  return { path, ...(method && { method }), ...(field && { field }), ...(draft && { draft }) }
}
