import { useEffect } from 'react'

/** Names the browser's tab: 'Entrar' becomes 'Entrar · Capivira'. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Capivira`
  }, [title])
}
