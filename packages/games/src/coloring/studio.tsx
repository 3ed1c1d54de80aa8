import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Spinner } from '@capivira/ui/spinner.tsx'
import { toast } from '@capivira/ui/toast'
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { afterPaint } from '../kit/after-paint.ts'
import { say } from '../kit/announcer.tsx'
import { Confirm } from '../kit/confirm.tsx'
import { text as kitText } from '../kit/text.ts'
import { useLate } from '../kit/use-late.ts'
import { usePieces } from '../kit/use-pieces.ts'
import { useStable } from '../kit/use-stable.ts'
import type { Sheets } from './canvas-stack.tsx'
import { compacted, type KeptPicture } from './deeds.ts'
import { Easel } from './easel.tsx'
import { keepPicture, keptPictures } from './kept-pictures.ts'
import { packPicture } from './pack-picture.ts'
import type { Patch } from './painting.ts'
import { colorName } from './palette.ts'
import { orderedColors, PaletteBar } from './palette-bar.tsx'
import { quickest } from './percent.ts'
import { Progress, StudioActions } from './studio-actions.tsx'
import { text } from './text.ts'
import { Tools } from './tools.tsx'
import { type Brushwork, type Easel as EaselParts, type EaselPicture, useBrushwork, useEasel } from './use-easel.ts'
import { type View, wholeView } from './view.ts'

export type Finished = {
  percent: number
  areas: number
  colors: number
  /** The picture as it is handed in, a data URL. */
  image: string
  /** Where the browser finds it to be shown: it need not be read from the long text once more. */
  shown: string
}

export type StudioProps = {
  picture: EaselPicture
  /** Numbers of the colours that suit it. */
  suggested: readonly number[]
  userId: string
  /** What was painted of it elsewhere; counts where this device has kept nothing. */
  brought: KeptPicture['deeds']
  /** Milliseconds for which it was painted before, in this round. */
  before: number
  /** What is painted by now, and for how many milliseconds it has been painted. */
  onKeep: (elapsed: number, deeds: KeptPicture['deeds']) => void
  onFinish: (finished: Finished) => void
  onSwap: () => void
}

/** Where a picture is painted: loads it, with what was painted before. */
export function Studio(props: StudioProps) {
  const { picture, userId, brought } = props
  const [tries, setTries] = useState(0)
  const [deeds] = useState(
    () => keptPictures(userId).find(({ imageId }) => imageId === picture.imageId)?.deeds ?? brought,
  )
  const loaded = useEasel(picture, deeds, tries)
  if (loaded.state === 'loading')
    return (
      <div className="flex flex-col items-center gap-2 py-10">
        <Spinner />
        <p className="font-bold">{text.preparing}</p>
      </div>
    )
  if (loaded.state === 'failed')
    return (
      <ErrorState title={text.imageFailed} description={text.imageFailedHint} onRetry={() => setTries(tries + 1)} />
    )
  return <Workplace {...props} easel={loaded.easel} />
}

/** Milliseconds after its opening when a picture may be handed in: a little more than the rules ask for. */
const soonest = quickest + 400
/** Milliseconds after the last change until it is kept on the device. */
const keepAfter = 600
/** Pixels of the picture: thin, middle, thick. */
const radii = [6, 14, 28] as const

type WorkplaceProps = StudioProps & { easel: EaselParts }

function Workplace(props: WorkplaceProps) {
  const { picture, suggested, onSwap, easel } = props
  const { painting } = easel
  const sheets = useRef<Sheets>(null)
  const colors = useMemo(() => orderedColors(suggested), [suggested])
  const [color, setColor] = useState(colors[0] ?? 1)
  const [tool, setTool] = useState<'bucket' | 'brush'>('bucket')
  const [size, setSize] = useState(1)
  const [view, setView] = useState<View>(wholeView)
  const [clearing, setClearing] = useState(false)
  /** The easel comes first, then what lies about it. */
  const piece = usePieces(4, 1)
  const { work, began } = useWork(props, sheets)
  useUndoKeys(work, painting)
  const { finishing, finish } = useHandingIn(props, work, began)

  function chooseByKey(digit: number) {
    const chosen = digit === 0 ? 0 : (colors[digit - 1] ?? color)
    setColor(chosen)
    say(chosen === 0 ? text.rubber : colorName(chosen))
  }

  // What lies about the easel is drawn after the paint.
  const { percent } = work
  const { canUndo, canRedo } = painting
  const now = useMemo(() => ({ percent, canUndo, canRedo }), [percent, canUndo, canRedo])
  const steps = useLate(now)
  const frame = useCallback(() => sheets.current?.frame() ?? { width: 1, height: 1 }, [])
  const undo = useStable(work.undo)
  const redo = useStable(work.redo)
  const onFinished = useStable(finish)
  const onClear = useCallback(() => setClearing(true), [])
  const onDownload = useStable(() => save(easel, picture.title))
  const onSwapped = useStable(onSwap)

  return (
    <div className="flex flex-col gap-3 px-1 roomy:flex-row roomy:justify-center">
      <div
        className={
          'flex w-full max-w-[calc((100svh-3rem)*1.5)] min-w-0 flex-col gap-2 roomy:w-auto roomy:flex-1 ' +
          'lg:max-w-[max(24rem,calc((100dvh-17rem)*1.5))]'
        }
      >
        <Easel
          easel={easel}
          work={work}
          sheets={sheets}
          tool={tool}
          color={color}
          radius={radii[size] ?? radii[1]}
          view={view}
          onView={setView}
          onColorKey={chooseByKey}
        />
        {piece > 1 && (
          <Tools
            tool={tool}
            onTool={setTool}
            size={size}
            onSize={setSize}
            view={view}
            onView={setView}
            frame={frame}
            canUndo={steps.canUndo}
            canRedo={steps.canRedo}
            onUndo={undo}
            onRedo={redo}
          />
        )}
        {piece > 1 && <Progress percent={steps.percent} onFinish={onFinished} finishing={finishing} />}
      </div>
      <div className="flex min-w-0 flex-col gap-3 roomy:w-36 roomy:shrink-0 lg:w-60">
        {piece > 2 && <PaletteBar colors={colors} value={color} onChange={setColor} />}
        {piece > 3 && <StudioActions onClear={onClear} onDownload={onDownload} onSwap={onSwapped} />}
      </div>
      <Clearing open={clearing} onClose={() => setClearing(false)} onClear={work.clear} />
    </div>
  )
}

/** The painting as it goes on, kept on the device and told to the server; `began` is when, on the clock of the page. */
function useWork({ picture, userId, before, onKeep, easel }: WorkplaceProps, sheets: RefObject<Sheets | null>) {
  const { painting } = easel
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback((patch: Patch) => sheets.current?.show(patch), [sheets])
  const keep = useCallback(
    () => keepPicture(userId, { imageId: picture.imageId, deeds: painting.deeds.map(copied) }),
    [userId, picture.imageId, painting],
  )
  const keepSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(keep, keepAfter)
  }, [keep])
  useEffect(() => {
    // A tab that is closed or left keeps the last touches, too.
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      clearTimeout(timer.current)
      keep()
    }
  }, [keep])
  const work = useBrushwork(painting, show, keepSoon)

  const [began] = useState(() => performance.now())
  const onChanged = useEffectEvent(() =>
    onKeep(before + performance.now() - began, compacted(painting.deeds.map(copied))),
  )
  useEffect(() => {
    if (work.version === 0) return
    const later = setTimeout(() => onChanged(), keepAfter)
    return () => clearTimeout(later)
  }, [work.version])
  return { work, began }
}

/** Ctrl+Z and Ctrl+Y. */
function useUndoKeys(work: Brushwork, painting: EaselParts['painting']): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 'z' && !event.shiftKey) {
        if (painting.canUndo) {
          work.undo()
          say(`${text.undone} ${text.painted(work.percentNow())}.`)
        }
      } else if (key === 'y' || (key === 'z' && event.shiftKey)) {
        if (painting.canRedo) {
          work.redo()
          say(`${text.redone} ${text.painted(work.percentNow())}.`)
        }
      } else return
      event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [work, painting])
}

/** The end of the painting: its picture is made small enough to be handed in. */
function useHandingIn({ before, onFinish, easel }: WorkplaceProps, work: Brushwork, began: number) {
  const { painting } = easel
  const [finishing, setFinishing] = useState(false)

  async function finish() {
    if (finishing) return
    setFinishing(true)
    // The button says so first. Who comes back to a picture that is painted waits out what nobody paints one in.
    await new Promise<void>(resolve => void afterPaint(resolve))
    const early = soonest - before - (performance.now() - began)
    if (early > 0) await new Promise(resolve => setTimeout(resolve, early))
    const packed = await packPicture(painting, easel.grey).catch(() => null)
    setFinishing(false)
    if (packed === null)
      return toast({ title: text.saveFailed, description: text.saveFailedHint, variant: 'destructive' })
    const shown = easel.areas.map(({ area }) => painting.colorIn(area)).filter(pixel => pixel !== 0)
    onFinish({
      percent: work.percent,
      areas: shown.length,
      colors: new Set(shown).size,
      image: packed.url,
      shown: showAs(packed.file),
    })
  }
  return { finishing, finish }
}

/** Asks before all the paint goes. */
function Clearing({ open, onClose, onClear }: { open: boolean; onClose: () => void; onClear: () => void }) {
  return (
    <Confirm
      open={open}
      onCancel={onClose}
      title={text.clearTitle}
      description={text.clearHint}
      confirmLabel={text.clearYes}
      cancelLabel={text.clearNo}
      onConfirm={() => {
        onClear()
        onClose()
      }}
    />
  )
}

/** Gives the picture to the browser as a file. */
function save({ painting, grey }: EaselParts, title: string): void {
  packPicture(painting, grey).then(
    ({ file }) => download(file, title),
    () => toast({ title: kitText.error, description: text.downloadFailed, variant: 'destructive' }),
  )
}

type Deeds = EaselParts['painting']['deeds']

/** A deed as it is kept: its points may go on growing elsewhere. */
const copied = (deed: Deeds[number]): KeptPicture['deeds'][number] =>
  deed.kind === 'stroke' ? { ...deed, points: [...deed.points] } : { ...deed }

let shownAt = ''
/** An address to show a picture at, until the next one is shown. */
function showAs(file: Blob): string {
  URL.revokeObjectURL(shownAt)
  shownAt = URL.createObjectURL(file)
  return shownAt
}

function download(file: Blob, title: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${title.replace(/[^\p{L}\p{N} -]/gu, '').trim() || 'desenho'}.png`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
