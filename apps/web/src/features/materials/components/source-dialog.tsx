import { Dialog } from '@capivira/ui/dialog.tsx'
import { SourcePage } from './source-page.tsx'

type Props = {
  materialId: number
  page: number
  quote: string
  /** What it is the source of: 'deste card', 'desta palavra'. */
  of?: string | undefined
  onClose: () => void
}

/** The page of the PDF an item comes from, the passage marked. */
export default function SourceDialog({ materialId, page, quote, of = 'desta pergunta', onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={`De onde vem: página ${page}`}
      description={`O trecho marcado é a fonte ${of}.`}
    >
      <SourcePage materialId={materialId} page={page} quote={quote} />
    </Dialog>
  )
}
