import { Button } from '@capivira/ui/button.tsx'
import { Flag } from '@capivira/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { usePreview } from '../../materials/preview.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

export type ReportButtonProps = {
  kind: 'card' | 'question'
  id: number
  /** Called when the pupil begins to report, so that nothing goes on by itself meanwhile. */
  onOpen?: () => void
}

/** 'Reportar problema': a pupil tells the teacher that an item is wrong. The dialog is loaded when it is wanted. */
export function ReportButton({ kind, id, onOpen }: ReportButtonProps) {
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const isPreview = usePreview()
  if (isPreview) return null
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Flag aria-hidden="true" className="size-4" />}
        onClick={() => {
          setUsed(true)
          setOpen(true)
          onOpen?.()
        }}
      >
        Reportar problema
      </Button>
      {used && (
        <Suspense>
          <ReportDialog kind={kind} id={id} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
