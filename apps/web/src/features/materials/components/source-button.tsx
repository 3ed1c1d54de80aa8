import { Button } from '@capivira/ui/button.tsx'
import { FileText } from '@capivira/ui/icons'
import { lazy, Suspense, useState } from 'react'

const load = () => import('./source-dialog.tsx')
/** Loaded for who wants to see the page; begun when the button is pointed at. */
const SourceDialog = lazy(load)
const preload = () => void load().catch(() => {})

export type SourceButtonProps = {
  materialId: number
  sourcePage: number | null
  sourceQuote: string | null
  /** What the passage is the source of: 'deste card', 'desta palavra'. */
  of?: string
  /** Called when the page is opened, so that nothing goes on by itself meanwhile. */
  onOpen?: () => void
}

/**
 * 'Página 3': opens the page of the PDF an item comes from, the passage marked. Nothing for an item written by hand.
 */
export function SourceButton({ materialId, sourcePage, sourceQuote, of, onOpen }: SourceButtonProps) {
  const [open, setOpen] = useState(false)
  if (sourcePage === null) return null
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<FileText aria-hidden="true" className="size-5" />}
        onClick={() => {
          setOpen(true)
          onOpen?.()
        }}
        onPointerEnter={preload}
        onFocus={preload}
      >
        Ver na página {sourcePage}
      </Button>
      {open && (
        <Suspense>
          <SourceDialog
            materialId={materialId}
            page={sourcePage}
            quote={sourceQuote ?? ''}
            of={of}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
