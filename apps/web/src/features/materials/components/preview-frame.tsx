import { Eye } from '@capivira/ui/icons'
import type { ReactNode } from 'react'
import { PreviewContext } from '../preview.ts'

/** A screen of pupils as a teacher tries it: marked as a preview, and nothing of it is kept. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  return (
    <PreviewContext value={true}>
      <p
        className={
          'flex items-center gap-3 rounded-md border-2 border-dashed border-special bg-soft-special px-4 py-3 ' +
          'text-special-ink'
        }
      >
        <Eye aria-hidden="true" className="size-6 shrink-0" />
        <span>
          <strong>Prévia.</strong> É assim que o aluno vê. Nada do que você fizer aqui é guardado, nem vale XP.
        </span>
      </p>
      {children}
    </PreviewContext>
  )
}
