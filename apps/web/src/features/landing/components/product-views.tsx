import { views } from '../text.ts'

/** The product itself: the teacher's screen, and a pupil's phone in front of it. */
export function ProductViews() {
  const { teacher, pupil } = views
  return (
    <figure className="mx-auto mt-8 max-w-4xl">
      <div className="relative pr-[6%] pb-[24%] sm:pr-[9%] sm:pb-[7%]">
        <img
          src="/help/teacher-cards.webp"
          alt={teacher.alt}
          width={1280}
          height={760}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-md border-2 border-line shadow-lift sm:rounded-lg"
        />
        <img
          src="/help/pupil-card.webp"
          alt={pupil.alt}
          width={390}
          height={844}
          loading="lazy"
          decoding="async"
          className={
            'absolute right-0 bottom-0 h-auto w-[35%] rounded-md sm:w-[23%] border-2 border-line shadow-lift ' +
            'sm:rounded-lg sm:border-4'
          }
        />
      </div>
      <figcaption className="mt-4 text-center text-ink-soft">
        {teacher.caption} {pupil.caption}
      </figcaption>
    </figure>
  )
}
