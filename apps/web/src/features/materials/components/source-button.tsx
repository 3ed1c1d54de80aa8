import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { SourcePage } from './source-page.tsx'

export type SourceButtonProps = {
  materialId: number
  sourcePage: number | null
  sourceQuote: string | null
}

/** 'Página 3': opens the page of the PDF an item comes from, the passage marked. Nothing for an item written by hand. */
export function SourceButton({ materialId, sourcePage, sourceQuote }: SourceButtonProps) {
  const [open, setOpen] = useState(false)
  if (sourcePage === null) return null
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<FileText aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        Ver na página {sourcePage}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`De onde vem: página ${sourcePage}`}
        description="O trecho marcado é a fonte desta pergunta."
      >
        {open && <SourcePage materialId={materialId} page={sourcePage} quote={sourceQuote ?? ''} />}
      </Dialog>
    </>
  )
}
