import { Link } from './links.tsx'
import { PersonName } from './person-name.tsx'

type Props = { userId: string; fullName: string; apart?: string | undefined }

/** A pupil's name in a list of pupils; it leads to how the pupil is doing. */
export function PupilLink({ userId, ...name }: Props) {
  return (
    <Link
      href={`/student-progress/${userId}`}
      className="inline-flex min-h-12 min-w-12 items-center font-extrabold text-ink wrap-anywhere hover:text-info-ink"
    >
      <span>
        <PersonName {...name} />
      </span>
    </Link>
  )
}
