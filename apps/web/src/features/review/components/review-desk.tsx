import type { Review, Suggestion } from '@capivira/core/review/contract'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { CheckCheck, Undo2 } from '@capivira/ui/icons'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { memo, type ReactNode, type RefObject, useMemo, useState } from 'react'
import { formatCount, minutesFor } from '../../../lib/format.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { useWideScreen } from '../../../lib/use-wide-screen.ts'
import { AssistantLink } from '../../assistant/components/assistant-link.tsx'
import { PassagePanel } from '../../editing/components/passage-panel.tsx'
import { kinds } from '../../editing/text.ts'
import SourceDialog from '../../materials/components/source-dialog.tsx'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { keyOf } from '../open-items.ts'
import type { Decisions } from '../use-decisions.ts'
import { useDesk } from '../use-desk.ts'
import { OfferPanel } from './offer-panel.tsx'
import { PolicyCard } from './policy-card.tsx'
import { ReviewCard } from './review-card.tsx'

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

type ReviewDeskProps = {
  review: Review
  decisions: Decisions
  /** Whether there is a text that an assistant can be handed. */
  canAsk: boolean
}

/** Suggestions one at a time, the page beside them: kept, refused, edited, taken back, by keys, strokes or buttons. */
export function ReviewDesk({ review, decisions, canAsk }: ReviewDeskProps) {
  const { materialId } = review
  const [asksAll, setAsksAll] = useState(false)
  const isWide = useWideScreen()
  const desk = useDesk(decisions)
  const { item, showsPage, setShowsPage } = desk
  const { open, done, total } = decisions

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
      {total > 0 && <Standing done={done} total={total} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Decided review={review} decisions={decisions} desk={desk} canAsk={canAsk} onAll={() => setAsksAll(true)} />
          <Around.Policy materialId={materialId} policy={review.policy} line={review.line} />
          <LettersChoice onChange={desk.setLetters} withLetters={desk.withLetters} />
        </div>
        {isWide && item && <Around.Passage materialId={materialId} passage={passage} />}
      </div>
      {showsPage && passage && (
        <SourceDialog
          materialId={materialId}
          {...passage}
          of={shown && kinds[shown.kind].of}
          onClose={() => setShowsPage(false)}
        />
      )}
      <AskAll open={asksAll} onOpenChange={setAsksAll} items={open} onConfirm={desk.keepAll} />
    </div>
  )
}

type DecidedProps = ReviewDeskProps & { desk: ReturnType<typeof useDesk>; onAll: () => void }

/** The item that is decided, with what is offered beside it; behind the last one the end. */
function Decided({ review, decisions, desk, canAsk, onAll }: DecidedProps) {
  const { item, mode, withLetters, keep, turnBack, turnTo, back } = desk
  const { open, canGoBack } = decisions
  const ofPage = item ? open.filter(one => one.sourcePage === item.sourcePage) : []
  const offer = decisions.offer && (
    <OfferPanel
      key={keyOf(decisions.offer.item)}
      offer={decisions.offer}
      onSettled={desk.settleOffer}
      onWrite={desk.writeInstead}
    />
  )
  if (!item)
    return (
      <NothingWaits end={desk.end} materialId={review.materialId} canAsk={canAsk} canGoBack={canGoBack} onBack={back}>
        {offer}
      </NothingWaits>
    )
  return (
    <>
      <ReviewCard
        item={item}
        name={nameOf(item)}
        mode={mode}
        withLetters={withLetters}
        canGoBack={canGoBack}
        place={desk.place}
        onMode={next => (next === 'read' ? turnBack() : turnTo(next))}
        onKeep={keep}
        onRefuse={desk.refuse}
        onEdited={saved => {
          turnBack()
          decisions.edited(item, saved)
        }}
        onBack={back}
        onPage={() => desk.setShowsPage(true)}
      >
        {offer}
      </ReviewCard>
      <AcceptMany
        ofPage={item.sourcePage === null ? [] : ofPage}
        open={open.length}
        onPage={() => desk.keepAll(ofPage)}
        onAll={onAll}
      />
    </>
  )
}

/** How far the review has come. */
function Standing({ done, total }: { done: number; total: number }) {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3 font-extrabold">
        <h2 className="text-base sm:text-lg">
          {total > done ? `Revisar leva ${minutesFor(total - done)}` : 'Revisão terminada'}
        </h2>
        <p className="whitespace-nowrap">
          {done} de {total}
        </p>
      </div>
      <ProgressBar label="Itens decididos" value={Math.round((100 * done) / total)} />
    </div>
  )
}

/** Several at once: those of a page, or all that wait. */
function AcceptMany({
  ofPage,
  open,
  onPage,
  onAll,
}: {
  ofPage: readonly Suggestion[]
  open: number
  onPage: () => void
  onAll: () => void
}) {
  return (
    <div className="flex flex-wrap gap-3">
      {ofPage.length > 1 && (
        <Button
          variant="secondary"
          size="sm"
          icon={<CheckCheck aria-hidden="true" className="size-5" />}
          onClick={onPage}
        >
          Aceitar todas desta página ({ofPage.length})
        </Button>
      )}
      {open > 1 && (
        <Button variant="ghost" size="sm" onClick={onAll}>
          Aceitar tudo ({open})
        </Button>
      )}
    </div>
  )
}

type EndProps = {
  end: RefObject<HTMLHeadingElement | null>
  materialId: number
  canAsk: boolean
  canGoBack: boolean
  onBack: () => void
  /** What is offered for the item that was refused last. */
  children: ReactNode
}

/** The end of the review, whose heading has the focus, and what comes next. */
function NothingWaits({ end, materialId, canAsk, canGoBack, onBack, children }: EndProps) {
  return (
    <EmptyState
      title="Nada espera a sua revisão"
      headingRef={end}
      description="Quando houver itens em que não confiamos o bastante, eles aparecem aqui antes de ir para os alunos."
      illustration={<Capybara pose="celebrating" />}
      action={
        <>
          {children && <div className="w-full text-left">{children}</div>}
          <ButtonLink href={`/cards/${materialId}`}>Ver os cards</ButtonLink>
          {canGoBack && (
            <Button variant="secondary" icon={<Undo2 aria-hidden="true" className="size-5" />} onClick={onBack}>
              Desfazer
            </Button>
          )}
          {canAsk && <AssistantLink materialId={materialId} />}
        </>
      }
    />
  )
}

/** Whether keys decide, and which. */
function LettersChoice({ onChange, withLetters }: { onChange: (on: boolean) => void; withLetters: boolean }) {
  return (
    <label className="hidden min-h-11 items-center gap-3 lg:flex">
      <input
        type="checkbox"
        className="size-5 accent-primary"
        checked={withLetters}
        onChange={event => onChange(event.target.checked)}
      />
      Decidir com teclas: A ou → mantém, R ou ← recusa, 1 a 5 dão o motivo, E edita, Z desfaz, espaço mostra a página.
    </label>
  )
}

type AskAllProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  items: readonly Suggestion[]
  onConfirm: (items: readonly Suggestion[]) => void
}

/** Asks once more before all that waits goes to the pupils unread. */
function AskAll({ open, onOpenChange, items, onConfirm }: AskAllProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Aceitar ${formatCount(items.length, 'item', 'itens')} de uma vez?`}
      description={
        'Todos vão para os alunos sem que você leia cada um. Enquanto você não sair desta tela, dá para desfazer com ' +
        '“Desfazer”.'
      }
      confirmLabel="Aceitar tudo"
      variant="primary"
      onConfirm={() => {
        onOpenChange(false)
        onConfirm(items)
      }}
    />
  )
}
