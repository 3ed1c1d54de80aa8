import type { ReactNode } from 'react'
import { Picture } from '../kit/picture.tsx'

export type PictureCardProps = {
  imageUrl: string
  title: string
  /** Below the title. */
  about?: ReactNode
  onChoose: () => void
  disabled?: boolean
}

/** A drawing as a big button. */
export function PictureCard({ imageUrl, title, about, onChoose, disabled }: PictureCardProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      disabled={disabled}
      className={
        'press flex flex-col overflow-hidden rounded-md border-2 border-control bg-surface text-left ' +
        '[--press-edge:var(--control)]'
      }
    >
      <Picture src={imageUrl} alt="" lazy className="w-full" />
      <span className="flex w-full flex-1 flex-col border-t-2 border-line px-3 py-2">
        <span className="line-clamp-2 leading-tight font-extrabold">{title}</span>
        {about && <span className="text-sm text-ink-soft">{about}</span>}
      </span>
    </button>
  )
}
