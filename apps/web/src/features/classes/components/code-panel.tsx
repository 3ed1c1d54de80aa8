import type { SchoolClass } from '@capivira/core/classes/contract'
import { spellCode } from '@capivira/core/classes/join-code'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Copy, Maximize2, RefreshCw } from '@capivira/ui/icons'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { toast } from '@capivira/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { messageOf } from '../../../lib/http.ts'
import { useRenewCode } from '../queries.ts'
import { text } from '../text.ts'

const QrCode = lazy(() => import('@capivira/ui/qr-code.tsx').then(module => ({ default: module.QrCode })))

/** Names by which a computer calls itself: no phone gets there. */
const onlyHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost)$/

/** The way into a class: its code, its link and its QR code, and the code's renewal. */
export function CodePanel({ turma }: { turma: SchoolClass }) {
  const [projected, setProjected] = useState(false)
  const [asking, setAsking] = useState(false)
  const renew = useRenewCode(turma.id)
  const link = `${location.origin}/join/${turma.joinCode}`
  const opensElsewhere = !onlyHere.test(location.hostname)
  const code = spellCode(turma.joinCode)

  function copy() {
    copyText(link).then(
      () => toast({ title: text.linkCopied, description: text.linkCopiedHint }),
      () => toast({ title: text.copyFailed, description: link, variant: 'destructive' }),
    )
  }

  return (
    <Card className="flex flex-col gap-4" tone="primary">
      <h2 className="text-lg">Como entrar na turma</h2>
      <div className="flex flex-wrap items-center gap-5">
        <Suspense fallback={<Skeleton className="size-36 rounded-md" />}>
          <QrCode text={link} label={text.qrLabel(turma.name)} className="size-36 shrink-0 rounded-md" />
        </Suspense>
        <div className="flex min-w-0 flex-1 basis-48 flex-col gap-2">
          <p className="text-sm text-ink-soft">Código da turma</p>
          <p className="font-display text-3xl font-bold tracking-widest whitespace-nowrap" translate="no">
            {code}
          </p>
          <p className="text-sm text-ink-soft">{text.howToJoin}</p>
        </div>
      </div>
      {!opensElsewhere && <p className="rounded-sm bg-soft-xp p-3 text-sm text-xp-ink">{text.onlyHere}</p>}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => setProjected(true)} icon={<Maximize2 aria-hidden="true" className="size-5" />}>
          Mostrar para a turma
        </Button>
        <Button size="sm" variant="secondary" onClick={copy} icon={<Copy aria-hidden="true" className="size-5" />}>
          Copiar link
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => setAsking(true)}
          icon={<RefreshCw aria-hidden="true" className="size-5" />}
        >
          Trocar código
        </Button>
      </div>
      <ProjectedCode open={projected} onOpenChange={setProjected} turma={turma} link={link} code={code} />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        variant="primary"
        title="Trocar o código da turma?"
        description={text.renewHint}
        confirmLabel="Trocar código"
        pendingLabel="Trocando..."
        pending={renew.isPending}
        onConfirm={() =>
          renew.mutate(undefined, {
            onSuccess: () => {
              setAsking(false)
              toast({ title: text.codeRenewed })
            },
            onError: error =>
              toast({ title: 'Erro', description: messageOf(error, text.saveFailed), variant: 'destructive' }),
          })
        }
      />
    </Card>
  )
}

/** The way in, large enough for the whole room. */
function ProjectedCode({
  open,
  onOpenChange,
  turma,
  link,
  code,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  turma: SchoolClass
  link: string
  code: string
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={turma.name} description={text.howToJoin}>
      <div className="flex flex-col items-center gap-4">
        <Suspense fallback={<Skeleton className="size-64" />}>
          <QrCode
            text={link}
            label={text.qrLabel(turma.name)}
            className="aspect-square w-full max-w-[min(24rem,50dvh)] rounded-md"
          />
        </Suspense>
        <p className="font-display text-4xl font-bold tracking-widest whitespace-nowrap" translate="no">
          {code}
        </p>
        <p className="text-ink-soft wrap-anywhere">{link}</p>
      </div>
    </Dialog>
  )
}
