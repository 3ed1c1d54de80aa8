import { Button } from '@capivira/ui/button.tsx'

type Props = {
  draft: { forget: () => void }
  onClose: () => void
  pending: boolean
  /** True while there is nothing to save. */
  disabled?: boolean
  label?: string
  pendingLabel?: string
}

/**
 * Last line of a form in a window whose texts are kept while they are typed: 'Cancelar' forgets them, the other sends
 * them.
 */
export function DraftButtons({
  draft,
  onClose,
  pending,
  disabled = false,
  label = 'Salvar',
  pendingLabel = 'Salvando...',
}: Props) {
  return (
    <div className="flex flex-col-reverse gap-3 pt-1 sm:flex-row sm:justify-end">
      <Button
        variant="secondary"
        disabled={pending}
        onClick={() => {
          draft.forget()
          onClose()
        }}
      >
        Cancelar
      </Button>
      <Button type="submit" disabled={disabled} pending={pending} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </div>
  )
}
