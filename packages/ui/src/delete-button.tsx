import { Trash2 } from '@capivira/ui/icons'
import { useState } from 'react'
import { AlertDialog } from './alert-dialog.tsx'
import { Button } from './button.tsx'

export type DeleteButtonProps = {
  /** What goes, for whoever listens: 'Excluir Ana Souza'. */
  name: string
  title: string
  question: string
  pending: boolean
  /** Deletes, and calls back when it is over, however it ended. */
  onDelete: (over: () => void) => void
}

/** Deletes something, after asking. */
export function DeleteButton({ name, title, question, pending, onDelete }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        aria-label={`Excluir ${name}`}
        onClick={() => setAsking(true)}
      >
        Excluir
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={title}
        description={question}
        confirmLabel="Excluir"
        pendingLabel="Excluindo..."
        pending={pending}
        onConfirm={() => onDelete(() => setAsking(false))}
      />
    </>
  )
}
