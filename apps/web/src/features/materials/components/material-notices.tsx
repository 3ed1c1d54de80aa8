import type { Material } from '@capivira/core/materials/contract'
import { CircleAlert, Info } from '@capivira/ui/icons'
import { Link } from '../../navigation/components/links.tsx'
import { text } from '../text.ts'

/** What stands first in a notice that asks for something to be done, by its code; empty where its sentence says all. */
const WARNINGS: Readonly<Record<string, string>> = {
  'unreadable-pages': `${text.incomplete}.`,
  'unread-parts': `${text.incomplete}.`,
  'no-prose': `${text.incomplete}.`,
  'no-readable-page': `${text.incomplete}.`,
}

/** Codes that tell why nothing was made. */
const REASONS = ['no-prose', 'no-readable-page']

/** Told where a text gave few items, or none. */
const GAVE_FEW: ReadonlySet<string> = new Set(['few-cards', 'few-questions', 'no-prose'])

/**
 * What a teacher should know about a material: why it failed, which pages stayed unread, or why it gave little or
 * nothing.
 */
export function MaterialNotices({ material }: { material: Material }) {
  const { status, failureReason, hasItems } = material
  const isIncomplete = status === 'processed' && !hasItems
  const isTold = material.notices.some(({ code }) => REASONS.includes(code))
  // What was missing at the reading may have been written by hand since: then it is no news.
  const notices = isIncomplete ? material.notices : material.notices.filter(({ code }) => code !== 'no-readable-page')
  return (
    <>
      {status === 'failed' && (
        <p role="alert" className="flex gap-2 rounded-sm bg-soft-danger p-3 text-danger-ink">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {failureReason ?? 'Não foi possível processar este material.'}
        </p>
      )}
      {isIncomplete && !isTold && (
        <p className="flex gap-2 rounded-sm bg-soft-xp p-3 text-xp-ink">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            <strong>{text.incomplete}.</strong> {text.incompleteHint}
          </span>
        </p>
      )}
      {status === 'processed' &&
        notices.map(({ code, message }) => {
          const warning = code === 'no-prose' && !isIncomplete ? '' : WARNINGS[code]
          return warning === undefined ? (
            <p key={message} className="flex gap-2 rounded-sm bg-soft-info p-3 text-sm text-info-ink">
              <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {message}
            </p>
          ) : (
            <p key={message} className="flex gap-2 rounded-sm bg-soft-xp p-3 text-xp-ink">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              <span>
                {warning && <strong>{warning}</strong>} {message}
              </span>
            </p>
          )
        })}
      {status === 'processed' && notices.some(({ code }) => GAVE_FEW.has(code)) && <MoreWays material={material} />}
    </>
  )
}

const link = 'font-extrabold text-info-ink underline decoration-2 underline-offset-4'

/** What a teacher can do where a text gave few items: have an assistant write, or write some. */
function MoreWays({ material: { id, title, sourceKind } }: { material: Material }) {
  const own = { href: `/cards/${id}`, className: link }
  return (
    <p className="rounded-sm bg-soft-info p-3 text-info-ink">
      Quer mais itens?{' '}
      {sourceKind === 'pdf' ? (
        <>
          <Link href={`/assistant/${id}`} className={link} aria-label={`Peça a um assistente itens sobre ${title}`}>
            Peça a um assistente
          </Link>{' '}
          ou{' '}
          <Link {...own} aria-label={`escreva os seus itens em ${title}`}>
            escreva os seus
          </Link>
          .
        </>
      ) : (
        <>
          <Link {...own} aria-label={`Escreva os seus itens em ${title}`}>
            Escreva os seus
          </Link>
          .
        </>
      )}
    </p>
  )
}
