import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Component, type ReactNode } from 'react'

type Props = {
  /** When it changes, the children are tried again: the current path. */
  resetKey: string
  children: ReactNode
}
type State = { failed: boolean; key: string }

const broken = {
  title: 'Algo deu errado nesta tela',
  description: 'A culpa é nossa. Recarregue a página; o que você já fez está guardado.',
}

/** A screen that was never opened before is not on the device. */
const unreachable = {
  title: 'Esta tela precisa da internet',
  description: 'Quando ela voltar, tente de novo. O que você já fez está guardado.',
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
          {...(navigator.onLine ? broken : unreachable)}
          illustration={<Capybara pose="thinking" />}
          onRetry={() => location.reload()}
        />
      </div>
    )
  }
}
