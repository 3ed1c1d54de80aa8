import { LogoMark } from '@capivira/ui/mascot/logo.tsx'

type Props = {
  /** The address of the picture; null for the capybara. */
  url: string | null
  /** 'size-10' in the bar; larger where it is the subject. */
  className?: string
}

/** Somebody's picture in a circle: their photo, the drawing they chose, or the capybara. The name stands beside it. */
export function ProfilePicture({ url, className = 'size-10' }: Props) {
  return url ? (
    <img src={url} alt="" className={`${className} shrink-0 rounded-full bg-soft-xp object-cover`} />
  ) : (
    <span className={`${className} grid shrink-0 place-items-center rounded-full bg-soft-xp`}>
      <LogoMark className="size-4/5" />
    </span>
  )
}
