import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Copy, Download, Printer } from '@capivira/ui/icons'
import { toast } from '@capivira/ui/toast'
import { useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { downloadText } from '../../../lib/download.ts'

type Props = { codes: readonly string[]; onClose: () => void }

const explanation =
  'Códigos de recuperação da Capivira. Cada um vale uma vez, para entrar quando você não tiver o celular nem o ' +
  'email. Guarde em um lugar seguro.'

/**
 * The recovery codes, the only time they are shown: to be kept as a file, on paper or copied. Whoever leaves by Escape,
 * the way back or the cross is asked once: a key pressed by mistake would take them for good.
 */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const [asks, setAsks] = useState(false)
  const text = `${explanation}\n\n${codes.join('\n')}\n`

  async function copy() {
    try {
      await copyText(text)
      toast({ title: 'Códigos copiados' })
    } catch {
      toast({ title: 'Não foi possível copiar', description: 'Baixe ou imprima os códigos.', variant: 'destructive' })
    }
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && setAsks(true)}
      title="Guarde seus códigos de recuperação"
      description={
        'Eles aparecem só desta vez. Cada um serve para entrar uma vez, se você ficar sem o celular ou sem o ' +
        'email.'
      }
      footer={
        <>
          {asks && (
            <Button variant="danger" onClick={onClose}>
              Fechar sem guardar
            </Button>
          )}
          <Button onClick={onClose}>Já guardei</Button>
        </>
      }
    >
      <div className="recovery-sheet">
        <p className="hidden print:block">{explanation}</p>
        <ul className="m-0 grid list-none grid-cols-1 gap-2 p-0 min-[22rem]:grid-cols-2">
          {codes.map(code => (
            <li
              key={code}
              className={
                'rounded-sm border-2 border-line bg-page px-3 py-2 text-center font-mono text-lg font-bold ' +
                'tracking-wide select-all'
              }
            >
              {code}
            </li>
          ))}
        </ul>
      </div>
      <p role="alert" className={asks ? 'font-bold' : 'sr-only'}>
        {asks && 'Já guardou os códigos? Depois de fechar, eles não aparecem de novo.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => downloadText('codigos-capivira.txt', text)}
        >
          Baixar
        </Button>
        <Button variant="secondary" icon={<Printer aria-hidden="true" className="size-5" />} onClick={() => print()}>
          Imprimir
        </Button>
        <Button variant="ghost" icon={<Copy aria-hidden="true" className="size-5" />} onClick={copy}>
          Copiar
        </Button>
      </div>
    </Dialog>
  )
}
