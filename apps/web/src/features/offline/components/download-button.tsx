import { Button } from '@capivira/ui/button.tsx'
import { toast } from '@capivira/ui/toast'
import { Check, Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../lib/http.ts'
import { currentDevice, useDownloads } from '../session.ts'

/** Keeps a material on this device, or lets it go. Nothing where a device can keep none. */
export function DownloadButton({ id, title }: { id: number; title: string }) {
  const downloads = useDownloads()
  const [busy, setBusy] = useState(false)
  if (!downloads) return null
  const kept = downloads.has(id)

  async function change() {
    const own = currentDevice()?.downloads
    if (!own) return
    setBusy(true)
    try {
      if (kept) await own.remove(id)
      else {
        await own.add({ id, title })
        toast({ title: 'Material baixado', description: 'Agora você pode estudar este material sem internet.' })
      }
    } catch (error) {
      const description = messageOf(error, 'Não há espaço neste aparelho para guardar o material.')
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
