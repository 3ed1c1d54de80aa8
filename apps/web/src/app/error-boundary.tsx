import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Component, type ReactNode } from 'react'
import { currentDevice } from '../features/offline/session.ts'
import { currentReach } from '../lib/reach.ts'

type Props = {
  /** When it changes, the children are tried again: the current path. */
  resetKey: string
  children: ReactNode
}
type State = { failed: boolean; key: string }

const broken = { title: 'Algo deu errado nesta tela', description: 'A culpa é nossa. Recarregue a página.' }

/** A screen that was never opened before is not on the device. */
const unreachable = {
  title: 'Esta tela ainda não está neste aparelho',
  description: 'Ela precisa da internet e do servidor da Capivira. Quando eles voltarem, tente de novo.',
}

/** What to say of a screen that failed; that one's work is kept, only where this device keeps it. */
function explanation() {
  const { title, description } = navigator.onLine && currentReach() === 'here' ? broken : unreachable
  return {
    title,
    description: currentDevice()?.keeps ? `${description} O que você já fez está guardado.` : description,
  }
}

/** Shows a way out when a screen breaks, in place of an empty page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, key: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.key ? null : { failed: false, key: resetKey }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="grid min-h-[70dvh] place-items-center">
        <ErrorState
          level={1}
          {...explanation()}
          illustration={<Capybara pose="thinking" />}
          onRetry={() => location.reload()}
        />
      </div>
    )
  }
}
