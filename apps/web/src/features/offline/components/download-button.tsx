import { Button } from '@capivira/ui/button.tsx'
import { Check, Download, Trash2 } from '@capivira/ui/icons'
import { toast } from '@capivira/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../lib/http.ts'
import { openedDevice, useDownloads } from '../session.ts'

const noRoom = 'Não há espaço neste aparelho para guardar o material.'
const notOpen = 'O navegador ainda não abriu o que este aparelho guarda. Tente de novo em instantes.'

/** Keeps a material on this device, or lets it go. Nothing where a device can keep none. */
export function DownloadButton({
  id,
  title,
  offers,
}: {
  id: number
  title: string
  /** Whether there is anything to keep; what is kept can be let go in any case. */
  offers: boolean
}) {
  const downloads = useDownloads()
  const [busy, setBusy] = useState(false)
  if (!downloads) return null
  const kept = downloads.has(id)
  if (!offers && !kept) return null

  async function change() {
    setBusy(true)
    // The button may be pressed before the device is open.
    const own = (await openedDevice())?.downloads
    try {
      if (!own) throw new Error('this device does not open')
      if (kept) await own.remove(id)
      else {
        await own.add({ id, title })
        toast({ title: 'Material baixado', description: 'Agora você pode estudar este material sem internet.' })
      }
    } catch (error) {
      const description = messageOf(error, own ? noRoom : notOpen)
      toast({ title: 'Não foi possível baixar', description, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      {kept && (
        <span className="inline-flex items-center gap-1.5 text-sm font-bold text-primary-ink">
          <Check aria-hidden="true" className="size-4" />
          Neste aparelho
        </span>
      )}
      <Button
        variant="ghost"
        size="sm"
        pending={busy}
        pendingLabel={kept ? 'Removendo...' : 'Baixando...'}
        aria-label={kept ? `Remover ${title} deste aparelho` : `Baixar para estudar sem internet: ${title}`}
        icon={
          kept ? <Trash2 aria-hidden="true" className="size-4" /> : <Download aria-hidden="true" className="size-4" />
        }
        onClick={change}
      >
        {kept ? 'Remover' : 'Baixar para estudar'}
      </Button>
    </div>
  )
}
