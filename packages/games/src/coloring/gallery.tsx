import type { Drawing } from '@capivira/core/drawings/contract'
import { Button } from '@capivira/ui/button.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Flag } from '@capivira/ui/icons'
import { useState } from 'react'
import { useHost } from '../kit/host.ts'
import type { Read } from '../kit/use-read.ts'
import { PictureCard } from './picture-card.tsx'
import { ReportSheet } from './report-sheet.tsx'
import { text } from './text.ts'

export type GalleryProps = {
  gallery: Read<Drawing[]>
  opening: boolean
  onOpen: (imageId: string) => void
  /** A pupil warned of a drawing. */
  onReported: (imageId: string) => void
}

/** The drawings of all pupils, to be painted; a pupil can warn of those of others. */
export function Gallery({ gallery, opening, onOpen, onReported }: GalleryProps) {
  const { preview } = useHost()
  const [reported, setReported] = useState<Drawing | null>(null)
  if (gallery.failed && !gallery.value)
    return <ErrorState title={text.galleryFailed} onRetry={gallery.again} level={3} />
  if (gallery.value?.length === 0)
    return (
      <p className="rounded-md border-2 border-dashed border-line px-4 py-6 text-center text-ink-soft">
        <strong className="block">{text.galleryEmpty}</strong>
        {text.galleryEmptyHint}
      </p>
    )
  return (
    <>
      <ul
        className={
          'm-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 p-0 sm:grid-cols-3 ' +
          'lg:grid-cols-4'
        }
      >
        {gallery.value?.map(drawing => {
          const { id, title, imageUrl, mine, isApproved } = drawing
          return (
            <li key={id} className="flex flex-col gap-1">
              <PictureCard
                imageUrl={imageUrl}
                title={title}
                about={mine ? (isApproved ? text.mine : text.mineWaiting) : undefined}
                disabled={opening}
                onChoose={() => onOpen(nameOf(id))}
              />
              {!mine && !preview && (
                <Button
                  variant="ghost"
                  size="sm"
                  className="self-end"
                  aria-label={text.reportOf(title)}
                  onClick={() => setReported(drawing)}
                  icon={<Flag aria-hidden="true" className="size-4" />}
                >
                  {text.report}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {reported && (
        <ReportSheet
          key={reported.id}
          drawing={reported}
          onClose={() => setReported(null)}
          onReported={() => {
            setReported(null)
            onReported(nameOf(reported.id))
          }}
        />
      )}
    </>
  )
}

const nameOf = (id: number) => `desenho/${id}`
