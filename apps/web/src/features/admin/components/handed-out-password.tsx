import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Copy } from '@capivira/ui/icons'
import { toast } from '@capivira/ui/toast'
import { useRef } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { formatDate } from '../../../lib/format.ts'

/** A password that is shown this once, to be handed out. */
export function HandedOutPassword({ password, validUntil }: { password: string; validUntil: string }) {
  const shown = useRef<HTMLOutputElement>(null)

  async function copy() {
    try {
      await copyText(password)
      toast({ title: 'Senha copiada' })
    } catch {
      // Without a secure connection the browser does not copy; the password is selected instead.
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
    }
  }

  return (
    <Card tone="xp" className="flex flex-col gap-3">
      <p className="font-bold">Senha provisória</p>
      <output
        ref={shown}
        className={
          'block rounded-sm bg-surface px-4 py-3 text-center font-mono text-2xl tracking-wider break-all text-ink ' +
          'select-all'
        }
      >
        {password}
      </output>
      <Button variant="secondary" icon={<Copy aria-hidden="true" className="size-5" />} onClick={copy}>
        Copiar
      </Button>
      <p className="text-sm">
        Anote ou copie agora: ela não aparece de novo. Vale até {formatDate(validUntil)}, e ao entrar a pessoa escolhe
        uma senha só dela.
      </p>
    </Card>
  )
}
