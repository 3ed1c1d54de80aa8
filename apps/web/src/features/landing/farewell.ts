import { toast } from '@capivira/ui/toast'
import { useEffect } from 'react'

const mark = 'capivira:deleted'

/** Notes for the page that comes with a full load that the account is deleted: this one goes with it. */
export function noteFarewell(): void {
  try {
    sessionStorage.setItem(mark, '1')
  } catch {
    // Storage may be forbidden; then it is not said.
  }
}

/** Says, once, that the account is gone. */
export function useFarewell(): void {
  useEffect(() => {
    try {
      if (sessionStorage.getItem(mark) === null) return
      sessionStorage.removeItem(mark)
    } catch {
      return
    }
    toast({ title: 'Sua conta foi excluída', description: 'O que era seu foi apagado.' })
  }, [])
}
