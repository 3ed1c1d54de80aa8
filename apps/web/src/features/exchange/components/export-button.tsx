import { Button } from '@capivira/ui/button.tsx'
import type { ButtonSize } from '@capivira/ui/button-style'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Download, Printer } from '@capivira/ui/icons'
import { useState } from 'react'
import { Link } from 'wouter'
import { type ExportChoice, type ExportScope, exportChoices } from '../formats.ts'
import { text } from '../text.ts'

export type ExportButtonProps = ExportScope & {
  /** Whether questions with their key are offered, too. */
  teaches: boolean
  size?: ButtonSize
}

/** 'Exportar': cards and questions of a material or a subject as files, or for the printer. */
export function ExportButton({ teaches, size = 'sm', ...scope }: ExportButtonProps) {
  const [open, setOpen] = useState(false)
  const { cards, quiz } = exportChoices(scope, teaches)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        icon={<Download aria-hidden="true" className="size-5" />}
        aria-label={`Exportar ${scope.title}`}
        onClick={() => setOpen(true)}
      >
        {text.export}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={text.export} description={scope.title}>
        {cards.length === 0 && quiz.length === 0 && <p>{text.nothing}</p>}
        {cards.length > 0 && <Choices heading={text.cards} choices={cards} onChosen={close} />}
        {quiz.length > 0 && <Choices heading={text.quiz} choices={quiz} onChosen={close} />}
      </Dialog>
    </>
  )
}

const choiceStyle =
  'press flex min-h-14 w-full items-center gap-3 rounded-md border-2 border-control bg-surface px-4 py-2 ' +
  'text-left text-ink no-underline [--press-edge:var(--control)]'

type ChoicesProps = { heading: string; choices: readonly ExportChoice[]; onChosen: () => void }

function Choices({ heading, choices, onChosen }: ChoicesProps) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base">{heading}</h3>
      <ul className="m-0 grid list-none gap-2 p-0">
        {choices.map(({ href, label, hint, prints }) => (
          <li key={href}>
            {prints ? (
              <Link href={href} className={choiceStyle} onClick={onChosen}>
                <Printer aria-hidden="true" className="size-6 shrink-0 text-primary" />
                <Words label={label} hint={hint} />
              </Link>
            ) : (
              <a href={href} download="" className={choiceStyle} onClick={onChosen}>
                <Download aria-hidden="true" className="size-6 shrink-0 text-primary" />
                <Words label={label} hint={hint} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Words = ({ label, hint }: { label: string; hint: string }) => (
  <span className="flex flex-col leading-tight">
    <span className="font-extrabold">{label}</span>
    <span className="text-sm text-ink-soft">{hint}</span>
  </span>
)
