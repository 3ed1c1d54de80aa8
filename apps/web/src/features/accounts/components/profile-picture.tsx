import { initialColour, initialsOf } from '@capivira/core/accounts/initials'

type Props = {
  /** Whose it is: their initials, on a colour of their own, stand where there is no picture. */
  person: { id: string; fullName: string }
  /** The address of the picture; null where there is none. */
  url: string | null
  /** 'size-10' in the bar; larger where it is the subject. */
  className?: string
}

/** As many as there are colours in core; each pair reads at 4.5 : 1 and more in both themes. */
const colours = [
  'bg-primary text-on-primary',
  'bg-info text-on-info',
  'bg-special text-on-special',
  'bg-xp text-on-bright',
  'bg-streak text-on-bright',
  'bg-joy text-on-bright',
]

/**
 * Somebody's picture in a circle: their photo, the drawing they chose, or their initials. The name stands beside it.
 */
export function ProfilePicture({ person, url, className = 'size-10' }: Props) {
  return url ? (
    <img src={url} alt="" className={`${className} shrink-0 rounded-full bg-soft-xp object-cover`} />
  ) : (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={`${className} shrink-0 rounded-full ${colours[initialColour(person.id)]}`}
    >
      <text
        x="20"
        y="20"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-current font-display text-[17px] font-bold"
      >
        {initialsOf(person.fullName)}
      </text>
    </svg>
  )
}
