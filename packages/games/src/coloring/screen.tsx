import { canGenerateDrawing, listDrawings } from '@capivira/core/drawings/contract'
import { completeColoring, listWorks } from '@capivira/core/games/art-contract'
import type { ReplyOf } from '@capivira/core/http/endpoint'
import { lazy, Suspense, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { closedReason } from '../kit/closed.ts'
import { CompletedStage } from '../kit/completed-stage.tsx'
import { GameFrame } from '../kit/frame.tsx'
import { useHost } from '../kit/host.ts'
import { atLeisure } from '../kit/leisure.ts'
import { noteOfPaid } from '../kit/note-of-paid.ts'
import { type DealtRound, useGameRound } from '../kit/use-game-round.ts'
import { newShelf, useRead } from '../kit/use-read.ts'
import type { Allowance, CreateDialogProps } from './create-dialog.tsx'
import { type KeptPicture, keptPicture } from './deeds.ts'
import { forgetPicture, keptPictures } from './kept-pictures.ts'
import { imageUrlOf, openPicture } from './open-picture.ts'
import { coloringThemes } from './palette.ts'
import { Picker } from './picker.tsx'
import type { Finished } from './studio.tsx'
import { text } from './text.ts'
import type { EaselPicture } from './use-easel.ts'

/** Both are loaded while the pictures are looked at: what one sees first is there half a second sooner without them. */
const studio = () => import('./studio.tsx')
const wishes = () => import('./create-dialog.tsx')
const Studio = lazy(async () => ({ default: (await studio()).Studio }))
const CreateDialog = lazy(async () => ({ default: (await wishes()).CreateDialog }))

const dealt = z.object({ imageId: z.nullable(z.string()) })
const plainColors = [6, 5, 3, 1, 10, 7]

/** Milliseconds for which what others drew, and whether one may have something drawn, count as fresh. */
const galleryShelf = newShelf<ReplyOf<typeof listDrawings>>(5 * 60_000)
const allowanceShelf = newShelf<Allowance>(60_000)

/** /coloring-game */
export default function ColoringScreen() {
  const { userId, preview } = useHost()
  const { gallery, works, allowance } = useShelves()
  const [creating, setCreating] = useState(false)
  const prepared = usePreparedEasel()
  const { state, finish, save, leave, tell, picture, brought, left, known, opening, open, start } = useColoring({
    onStart: () => setCreating(false),
    onPaid: works.again,
  })
  const theme = coloringThemes.find(({ id }) => picture?.imageId.startsWith(`${id}/`))

  return (
    <GameFrame title={text.title} emoji="palette" width="wide" playing={state.stage === 'playing'}>
      {state.stage === 'setup' && known && (
        <>
          <Picker
            gallery={gallery}
            works={works}
            left={left}
            creates={!preview}
            opening={opening || state.starting}
            onOpen={open}
            onCreate={() => prepared(wishes, () => setCreating(true))}
            onReported={imageId => {
              forgetPicture(userId, imageId)
              gallery.again()
            }}
          />
          <Wishes
            open={creating}
            onOpenChange={setCreating}
            allowance={allowance}
            onCreated={gallery.again}
            onPaint={drawing => prepared(studio, () => start(drawing))}
          />
        </>
      )}
      {state.stage === 'playing' && picture && (
        <Suspense fallback={null}>
          <Studio
            key={picture.imageId}
            picture={picture}
            suggested={theme?.suggested ?? plainColors}
            userId={userId}
            brought={brought}
            before={state.round.before.elapsed}
            onKeep={(elapsed, deeds) => tell(state.round, elapsed, deeds)}
            onFinish={finish}
            onSwap={leave}
          />
        </Suspense>
      )}
      {state.stage === 'completed' && (
        <CompletedStage
          title={text.done}
          figures={[
            { label: text.figurePainted, value: `${state.report.percent}%` },
            { label: text.figureAreas, value: state.report.areas },
            { label: text.figureColors, value: state.report.colors },
          ]}
          picture={<Work src={state.report.shown} title={picture?.title ?? ''} />}
          paid={
            state.paid && {
              xp: state.paid.xpGain,
              best: null,
              record: false,
              note: noteOfPaid(state.paid),
            }
          }
          saveFailed={state.saveFailed}
          closed={state.closed}
          onSave={save}
          onAgain={leave}
          starting={state.starting}
        />
      )}
    </GameFrame>
  )
}

/** The desk for wishes, from the first one on. */
function Wishes(props: CreateDialogProps) {
  const [wished, setWished] = useState(props.open)
  if (props.open && !wished) setWished(true)
  return <Suspense fallback={null}>{wished && <CreateDialog {...props} />}</Suspense>
}

/**
 * Loads the easel and the desk for wishes when nothing else is waited for. What it answers goes on once the code is
 * there: what fails to come later would take the whole screen with it.
 */
function usePreparedEasel() {
  const { tellFailure } = useHost()
  useEffect(() => {
    atLeisure(() => void Promise.all([studio(), wishes()]).catch(() => {}))
  }, [])
  return (load: () => Promise<unknown>, then: () => void) =>
    void load().then(then, (error: unknown) => tellFailure(error, text.imageFailedHint, { title: text.imageFailed }))
}

/** The gallery, what was painted before, and whether one may have something drawn. */
function useShelves() {
  const { call, userId, preview } = useHost()
  const gallery = useRead(() => call(listDrawings), { shelf: galleryShelf, of: userId })
  const works = useRead(async () => (preview ? [] : call(listWorks)))
  const allowance = useRead(
    async () =>
      preview
        ? { canGenerate: false, remaining: 0, reviewed: false, engine: 'artist' as const, shared: true }
        : call(canGenerateDrawing),
    { shelf: allowanceShelf, of: userId },
  )
  return { gallery, works, allowance }
}

/** A round of painting: which picture, what is on it already, and its result. */
function useColoring({ onStart, onPaid }: { onStart: () => void; onPaid: () => void }) {
  const { call, messageOf, tellFailure, userId } = useHost()
  const [picture, setPicture] = useState<EaselPicture | null>(null)
  /** What was painted of it on another device, where this one has nothing of it. */
  const [brought, setBrought] = useState<KeptPicture['deeds']>([])
  const [opening, setOpening] = useState(false)
  const round = useGameRound({
    gameId: 'coloring-game',
    dealt,
    complete: async (by, roundId, report: Finished) => {
      const imageId = picture?.imageId ?? ''
      const body = {
        roundId,
        imageId,
        theme: imageId.split('/')[0] ?? '',
        areasColored: report.areas,
        completedImage: report.image,
      }
      const paid = await by(completeColoring, { body }).catch((error: unknown) => {
        // Of what another device ended or began anew the screen tells by itself, and it is no fault.
        if (closedReason(error, messageOf) === null) {
          tellFailure(error, text.saveFailedHint, { title: text.saveFailed })
        }
        throw error
      })
      forgetPicture(userId, imageId)
      onPaid()
      return paid
    },
    quietSave: true,
  })

  const elsewhere = leftElsewhere(round.unfinished)

  async function open(imageId: string) {
    setOpening(true)
    try {
      const [next] = await Promise.all([openPicture(call, imageId), studio()])
      start(next)
    } catch (error) {
      tellFailure(error, text.imageFailedHint, { title: text.imageFailed })
    } finally {
      setOpening(false)
    }
  }

  function start(next: EaselPicture) {
    setPicture(next)
    onStart()
    setBrought(elsewhere?.imageId === next.imageId ? elsewhere.deeds : [])
    round.begin({ options: { imageId: next.imageId } })
  }

  const latest = keptPictures(userId)[0] ?? elsewhere
  const left = latest && { imageId: latest.imageId, title: '', imageUrl: imageUrlOf(latest.imageId) }
  return { ...round, picture, brought, left: left ?? null, opening, open, start }
}

/** What was painted, framed. */
function Work({ src, title }: { src: string; title: string }) {
  return (
    <img
      src={src}
      alt={text.workAlt(title)}
      width={1200}
      height={800}
      className={
        'h-auto max-h-[36dvh] w-auto max-w-full animate-pop rounded-lg border-8 border-surface ' +
        'bg-on-option shadow-lift'
      }
    />
  )
}

/** The picture that an open round was painting, as the server was told of it; null when nothing of it is known. */
function leftElsewhere(round: DealtRound<z.output<typeof dealt>> | null): KeptPicture | null {
  const picture = keptPicture.safeParse({ imageId: round?.dealt.imageId, deeds: round?.before.progress })
  return picture.success && picture.data.deeds.length > 0 ? picture.data : null
}
