import type { Review, Suggestion } from '@capivira/core/review/contract'
import type { RefusalReason } from '@capivira/core/review/states'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { CheckCheck, Undo2 } from 'lucide-react'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { formatCount, minutesFor } from '../../../lib/format.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { useWideScreen } from '../../../lib/use-wide-screen.ts'
import { PassagePanel } from '../../editing/components/passage-panel.tsx'
import { kinds } from '../../editing/text.ts'
import SourceDialog from '../../materials/components/source-dialog.tsx'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { useLetters } from '../letters.ts'
import { reasons } from '../text.ts'
import { type Decisions, keyOf } from '../use-decisions.ts'
import { useReviewKeys, type Wish } from '../use-review-keys.ts'
import { OfferPanel } from './offer-panel.tsx'
import { PolicyCard } from './policy-card.tsx'
import { type Mode, ReviewCard, useMode } from './review-card.tsx'

const nameOf = (item: Suggestion) => {
  const { one } = kinds[item.kind]
  return `${one.charAt(0).toUpperCase()}${one.slice(1)} para decidir`
}

/** Milliseconds that an item stands there before the page beside it is turned to its passage. */
const calm = 120

/** What stands around the item is not told anew with every decision. */
const Around = { Policy: memo(PolicyCard), Passage: memo(PassagePanel) }

const passageOf = (item: Suggestion | undefined) =>
  item && item.sourcePage !== null ? { page: item.sourcePage, quote: item.sourceQuote ?? '' } : null

/** Suggestions one at a time, the page beside them: kept, refused, edited, taken back, by keys, strokes or buttons. */
export function ReviewDesk({ review, decisions }: { review: Review; decisions: Decisions }) {
  const { materialId } = review
  const { open, done, total } = decisions
  const [turnedTo, setTurnedTo] = useState<string | null>(null)
  const item = open.find(one => keyOf(one) === turnedTo) ?? open[0]
  const key = item ? keyOf(item) : ''
  const [mode, setMode] = useMode(key)
  const [withLetters, setLetters] = useLetters()
  const [showsPage, setShowsPage] = useState(false)
  const [asksAll, setAsksAll] = useState(false)
  const isWide = useWideScreen()
  const place = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  /**
   * Set by a key, a stroke, and a button that goes: the item is read out from its beginning, and the focus has a place.
   */
  const leads = useRef(false)
  const hadItem = useRef(true)
  useEffect(() => {
    // What could not be told comes back in the place of the end, and the focus was there.
    const comesBack = key !== '' && !hadItem.current && document.activeElement === document.body
    hadItem.current = key !== ''
    if (mode !== 'read' || !(leads.current || comesBack)) return
    leads.current = false
    const stands = key ? place.current : end.current
    stands?.focus({ preventScroll: true })
  }, [key, mode])

  function keep() {
    if (!item) return
    // With the last item its buttons go.
    leads.current ||= open.length === 1
    decisions.keep(item)
  }
  function keepAll(items: readonly Suggestion[]) {
    leads.current = true
    decisions.keepAll(items)
  }
  /** Taken back, it is read again from the beginning. */
  function refuse(reason: RefusalReason) {
    if (!item) return
    turnBack()
    decisions.refuse(item, reason)
  }
  /** Back from reasons or form to the item, whose buttons have gone. */
  function turnBack() {
    leads.current = true
    setMode('read')
  }
  /** To reasons or form of this item, which stays whatever comes back meanwhile. */
  function turnTo(next: Mode) {
    setTurnedTo(key)
    setMode(next)
  }
  function back() {
    leads.current ||= !item
    const returned = decisions.back()
    if (returned) setTurnedTo(keyOf(returned))
  }
  useReviewKeys(withLetters, (wish: Wish) => {
    leads.current = true
    if (wish === 'back') return back()
    if (!item || mode === 'edit') return
    if (wish === 'keep') keep()
    else if (wish === 'refuse') turnTo('reasons')
    else if (wish === 'edit') turnTo('edit')
    else if (wish === 'cancel') setMode('read')
    else if (wish === 'page') setShowsPage(item.sourcePage !== null)
    else if (mode === 'reasons') {
      const chosen = reasons[wish]
      if (chosen) refuse(chosen.reason)
    }
  })

  const ofPage = item ? open.filter(one => one.sourcePage === item.sourcePage) : []
  // The page follows once the item stands there: a large picture is drawn for nobody who decides at once.
  const read = useSettled(item, calm)
  const shown = isWide && !showsPage ? read : item
  const passage = useMemo(() => passageOf(shown), [shown])
  const next = item ? (item.kind === 'word' ? item.word : item.question) : ''
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {decisions.said} {decisions.said && (item ? `Agora: ${next}` : 'Nada mais espera.')}
      </p>
      {total > 0 && (
        <div className="flex flex-col gap-2">
          <div className="flex justify-between gap-3 font-extrabold">
            <h2 className="text-xl">
              {total > done ? `Revisar leva ${minutesFor(total - done)}` : 'Revisão terminada'}
            </h2>
            <p>
              {done} de {total}
            </p>
          </div>
          <ProgressBar label="Itens decididos" value={Math.round((100 * done) / total)} />
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {decisions.offer && <OfferPanel offer={decisions.offer} onClose={decisions.closeOffer} />}
          {item ? (
            <>
              <ReviewCard
                item={item}
                name={nameOf(item)}
                mode={mode}
                withLetters={withLetters}
                canGoBack={decisions.canGoBack}
                place={place}
                onMode={next => (next === 'read' ? turnBack() : turnTo(next))}
                onKeep={keep}
                onRefuse={refuse}
                onEdited={() => {
                  turnBack()
                  decisions.edited(item)
                }}
                onBack={back}
                onPage={() => setShowsPage(true)}
              />
              <div className="flex flex-wrap gap-3">
                {ofPage.length > 1 && item.sourcePage !== null && (
                  <Button
                    variant="secondary"
                    size="sm"
                    icon={<CheckCheck aria-hidden="true" className="size-5" />}
                    onClick={() => keepAll(ofPage)}
                  >
                    Aceitar todas desta página ({ofPage.length})
                  </Button>
                )}
                {open.length > 1 && (
                  <Button variant="ghost" size="sm" onClick={() => setAsksAll(true)}>
                    Aceitar tudo ({open.length})
                  </Button>
                )}
              </div>
            </>
          ) : (
            <div ref={end} tabIndex={-1} className="outline-none">
              <EmptyState
                title="Nada espera a sua revisão"
                description={
                  'Quando houver itens em que não confiamos o bastante, eles aparecem aqui antes de ir para os ' +
                  'alunos.'
                }
                illustration={<Capybara pose="celebrating" />}
                action={
                  <div className="flex flex-wrap justify-center gap-3">
                    <ButtonLink href={`/cards/${materialId}`}>Ver os cards</ButtonLink>
                    {decisions.canGoBack && (
                      <Button variant="secondary" icon={<Undo2 aria-hidden="true" className="size-5" />} onClick={back}>
                        Desfazer
                      </Button>
                    )}
                  </div>
                }
              />
            </div>
          )}
          <Around.Policy materialId={materialId} policy={review.policy} line={review.line} />
          <label className="hidden min-h-11 items-center gap-3 lg:flex">
            <input
              type="checkbox"
              className="size-5 accent-primary"
              checked={withLetters}
              onChange={event => setLetters(event.target.checked)}
            />
            Decidir com teclas: A ou → mantém, R ou ← recusa, 1 a 5 dão o motivo, E edita, Z desfaz, espaço mostra a
            página.
          </label>
        </div>
        {isWide && item && <Around.Passage materialId={materialId} passage={passage} />}
      </div>
      {showsPage && passage && (
        <SourceDialog materialId={materialId} {...passage} onClose={() => setShowsPage(false)} />
      )}
      <AlertDialog
        open={asksAll}
        onOpenChange={setAsksAll}
        title={`Aceitar ${formatCount(open.length, 'item', 'itens')} de uma vez?`}
        description="Todos vão para os alunos sem que você leia cada um. Dá para desfazer com “Desfazer”."
        confirmLabel="Aceitar tudo"
        variant="primary"
        onConfirm={() => {
          setAsksAll(false)
          keepAll(open)
        }}
      />
    </div>
  )
}
