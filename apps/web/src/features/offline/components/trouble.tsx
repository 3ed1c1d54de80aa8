import { Button } from '@capivira/ui/button.tsx'
import { settleActs, useOutbox, useUnkept } from '../session.ts'
import { ChooseVersion } from './choose-version.tsx'

/** What waits for more than a network: acts that this device could not keep, and those that met something newer. */
export default function Trouble() {
  const unkept = useUnkept()
  const choices = useOutbox(outbox => outbox?.choices() ?? 0)
  return (
    <>
      {unkept && (
        <div
          className={
            'flex flex-wrap items-center justify-center gap-3 bg-soft-danger px-4 py-2 text-sm font-bold ' +
            'text-danger-ink'
          }
        >
          <p>Este aparelho não deixa guardar nada: não feche esta página até o que você fez ser enviado.</p>
          <Button size="sm" variant="secondary" onClick={() => settleActs()}>
            Guardar de novo
          </Button>
        </div>
      )}
      {choices > 0 && <ChooseVersion waiting={choices} />}
    </>
  )
}
