import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Component, type ReactNode } from 'react'
import { currentDevice } from '../features/offline/session.ts'
import { currentReach, isOffline, noteReach, onReach } from '../lib/reach.ts'

type Props = {
  /** When it changes, the children are tried again: the current path. */
  resetKey: string
  children: ReactNode
}
type State = { failed: 'broken' | 'unreachable' | null; key: string }

const broken = { title: 'Algo deu errado nesta tela', description: 'A culpa é nossa. Recarregue a página.' }

/** A screen that was never opened before is not on the device. */
const unreachable = {
  title: 'Esta tela ainda não está neste aparelho',
  description: 'Ela precisa da internet e do servidor da Capivira. Quando eles voltarem, tente de novo.',
}

/** Chromium's, Firefox's and Safari's words for code that did not come. */
const notLoaded = /dynamically imported module|importing a module script failed/i

const isReachable = () => !isOffline() && currentReach() === 'here'

/** What to say of a screen that failed; that one's work is kept, only where this device keeps it. */
function explanation(failed: 'broken' | 'unreachable') {
  const { title, description } = failed === 'broken' ? broken : unreachable
  return {
    title,
    description: currentDevice()?.keeps ? `${description} O que você já fez está guardado.` : description,
  }
}

const didNotLoad = (error: unknown) => error instanceof Error && notLoaded.test(error.message)

/**
 * Shows a way out when a screen breaks, in place of an empty page. One that could not be loaded is loaded once network
 * and server are back.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, key: this.props.resetKey }
  #stop = () => {}

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: isReachable() && !didNotLoad(error) ? 'broken' : 'unreachable' }
  }

  override componentDidCatch(error: unknown) {
    // No call has failed yet: from now on the server is asked whether it is there, and tells when it is.
    if (didNotLoad(error)) noteReach('away')
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.key ? null : { failed: null, key: resetKey }
  }

  override componentDidMount() {
    const back = () => {
      if (this.state.failed === 'unreachable' && isReachable()) location.reload()
    }
    const unhear = onReach(back)
    addEventListener('online', back)
    this.#stop = () => {
      unhear()
      removeEventListener('online', back)
    }
  }

  override componentWillUnmount() {
    this.#stop()
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    return (
      <div className="grid min-h-[70dvh] place-items-center">
        <ErrorState
          level={1}
          {...explanation(failed)}
          illustration={<Capybara pose="thinking" />}
          onRetry={() => location.reload()}
        />
      </div>
    )
  }
}
