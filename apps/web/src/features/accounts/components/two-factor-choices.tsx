import { Mail, Smartphone } from '@capivira/ui/icons'
import type { ReactNode } from 'react'

export type Way = 'app' | 'email'

const ways = {
  app: {
    icon: <Smartphone aria-hidden="true" className="size-7 text-primary" />,
    title: 'Aplicativo autenticador',
    words: 'O mais seguro. Um aplicativo no celular mostra o código, mesmo sem internet.',
  },
  email: {
    icon: <Mail aria-hidden="true" className="size-7 text-primary" />,
    title: 'Código por email',
    words: 'A cada entrada, um código de 6 números vai para o seu email.',
  },
} as const

/** The ways to have two-factor that there are here. */
export function TwoFactorChoices({ methods, onChoose }: { methods: readonly Way[]; onChoose: (way: Way) => void }) {
  return (
    <div className={`grid gap-3 ${methods.length > 1 ? 'sm:grid-cols-2' : ''}`}>
      {methods.map(way => (
        <Choice key={way} {...ways[way]} onChoose={() => onChoose(way)} />
      ))}
    </div>
  )
}

type ChoiceProps = { icon: ReactNode; title: string; words: string; onChoose: () => void }

function Choice({ icon, title, words, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className={
        'press flex flex-col items-start gap-1 rounded-md border-2 border-control bg-surface p-4 text-left ' +
        '[--press-edge:var(--control)]'
      }
    >
      {icon}
      <span className="font-extrabold">{title}</span>
      <span className="text-sm text-ink-soft">{words}</span>
    </button>
  )
}
