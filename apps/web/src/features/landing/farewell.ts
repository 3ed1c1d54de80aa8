import { toast } from '@capivira/ui/toast'
import { useEffect } from 'react'

const deleted = '#conta-excluida'

/** Where a page goes with a full load once its account is deleted. */
export const farewell = `/${deleted}`

/** Says, once, that the account is gone: the page that asked for it is gone with it. */
export function useFarewell(): void {
  useEffect(() => {
    if (location.hash !== deleted) return
    history.replaceState(history.state, '', location.pathname)
    toast({ title: 'Sua conta foi excluída', description: 'O que era seu foi apagado.' })
  }, [])
}
