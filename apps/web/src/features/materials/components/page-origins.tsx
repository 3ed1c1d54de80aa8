import { TriangleAlert } from '@capivira/ui/icons'
import { originOf, passagesOf, unreadText } from '../origins.ts'
import type { SourcePageData } from './source-page.tsx'

/** For whoever checks a page: where its text comes from, how sure recognition is of it, and what stayed unread. */
export function PageOrigins({ page: { lines, text, unread } }: { page: SourcePageData }) {
  const origin = originOf(lines)
  const missing = unreadText(unread)
  const passages = passagesOf(lines)
  const isPlain = passages.length < 2 && !passages.some(({ isDoubtful }) => isDoubtful)
  return (
    <>
      {missing && (
        <p className="flex items-start gap-2 rounded-md bg-soft-danger px-3 py-2 text-sm text-danger-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {missing}
        </p>
      )}
      {origin && <p className="text-sm text-ink-soft">{origin}</p>}
      {lines.length > 0 && (
        <details className="rounded-md border-2 border-line px-4 py-2">
          <summary className="min-h-11 content-center font-extrabold">Ler o texto da página</summary>
          {isPlain ? (
            <p className="whitespace-pre-wrap">{text}</p>
          ) : (
            <dl className="m-0 flex flex-col gap-3 pb-2">
              {passages.map(({ firstLine, label, text: passage, isDoubtful }) => (
                <div
                  key={firstLine}
                  className={isDoubtful ? 'border-l-4 border-danger pl-3' : 'border-l-4 border-line pl-3'}
                >
                  <dt className="text-sm font-extrabold text-ink-soft">{label}</dt>
                  <dd className="m-0 whitespace-pre-wrap">{passage}</dd>
                </div>
              ))}
            </dl>
          )}
        </details>
      )}
    </>
  )
}
