import { IconButton } from '@capivira/ui/icon-button.tsx'
import { Moon, Sun } from '@capivira/ui/icons'
import { useSyncExternalStore } from 'react'
import { chooseTheme, isDark } from '../../../lib/theme.ts'

function subscribe(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const chosen = new MutationObserver(listener)
  system.addEventListener('change', listener)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', listener)
    chosen.disconnect()
  }
}

/** Turns the page dark or light, and remembers it. */
export function ThemeToggle() {
  const dark = useSyncExternalStore(subscribe, isDark)
  const Icon = dark ? Sun : Moon
  return (
    <IconButton
      label={dark ? 'Usar tema claro' : 'Usar tema escuro'}
      icon={<Icon aria-hidden="true" className="size-6" />}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  )
}
