import { RotateCw } from '@capivira/ui/icons'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Capybara } from './mascot/capybara.tsx'

export type ErrorStateProps = {
  title?: string
  description?: ReactNode
  illustration?: ReactNode
  /** Tries again; without it no button is shown. */
  onRetry?: () => void
  /** True while trying again. */
  retrying?: boolean
  level?: 1 | 2 | 3
}

/** Something could not be shown: says so, is announced, and offers to try again. */
export function ErrorState({
  title = 'Não foi possível carregar',
  description = 'Pode ser a internet, ou um tropeço nosso. Nada se perdeu: tente de novo em instantes.',
  illustration = <Capybara pose="thinking" className="size-28" />,
  onRetry,
  retrying,
  level,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        description={description}
        illustration={illustration}
        level={level}
        action={
          onRetry && (
            <Button
              onClick={onRetry}
              pending={retrying}
              pendingLabel="Tentando..."
              icon={<RotateCw aria-hidden="true" className="size-5" />}
            >
              Tentar de novo
            </Button>
          )
        }
      />
    </div>
  )
}
