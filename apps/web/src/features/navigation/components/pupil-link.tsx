import { Link } from './links.tsx'

/** A pupil's name in a list of pupils; it leads to how the pupil is doing. */
export function PupilLink({ userId, fullName }: { userId: string; fullName: string }) {
  return (
    <Link
      href={`/student-progress/${userId}`}
      className="inline-flex min-h-12 min-w-12 items-center font-extrabold text-ink wrap-anywhere hover:text-info-ink"
    >
      {fullName}
    </Link>
  )
}
