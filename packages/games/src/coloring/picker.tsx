import { type Drawing, type PictureTheme, picturesPerTheme, smallPictureUrl } from '@capivira/core/drawings/contract'
import type { ColoredWork } from '@capivira/core/games/art-contract'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { ChevronLeft, Pencil, Sparkles } from '@capivira/ui/icons'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { type ReactNode, useState } from 'react'
import { Picture } from '../kit/picture.tsx'
import type { Read } from '../kit/use-read.ts'
import { Gallery } from './gallery.tsx'
import { type ColoringTheme, coloringThemes } from './palette.ts'
import { PictureCard } from './picture-card.tsx'
import { text } from './text.ts'

export type PickerProps = {
  gallery: Read<Drawing[]>
  works: Read<ColoredWork[]>
  /** The picture left on the easel; null when there is none. */
  left: { imageId: string; title: string; imageUrl: string } | null
  /** False where drawings cannot be created: a teacher's preview. */
  creates: boolean
  opening: boolean
  onOpen: (imageId: string) => void
  onCreate: () => void
  /** A pupil warned of a drawing of the gallery. */
  onReported: (imageId: string) => void
}

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 sm:grid-cols-3 lg:grid-cols-4'

/** What to paint: a landscape, a drawing of the gallery, or one from the child's own words. */
export function Picker({ gallery, works, left, creates, opening, onOpen, onCreate, onReported }: PickerProps) {
  const [theme, setTheme] = useState<ColoringTheme | null>(null)
  if (theme) return <ThemePictures onBack={() => setTheme(null)} theme={theme} opening={opening} onOpen={onOpen} />
  return (
    <div className="flex flex-col gap-6 px-1">
      <Card tone="primary" className="flex flex-wrap items-center gap-4">
        <Capybara pose="waving" className="size-24 sm:size-28" />
        <div className="flex min-w-56 flex-1 flex-col gap-3">
          <p className="font-display text-lg leading-snug font-bold sm:text-xl">{text.invitation}</p>
          {creates && (
            <Button
              variant="special"
              className="self-start"
              onClick={onCreate}
              icon={<Sparkles aria-hidden="true" className="size-5" />}
            >
              {text.create}
            </Button>
          )}
        </div>
      </Card>
      {left && (
        <Card tone="xp" className="flex items-center gap-4">
          <Picture src={left.imageUrl} alt="" className="w-28 shrink-0 rounded-sm sm:w-36" />
          <div className="flex flex-1 flex-wrap items-center justify-between gap-3">
            <p className="font-bold">{text.goOnHint}</p>
            <Button
              variant="xp"
              pending={opening}
              onClick={() => onOpen(left.imageId)}
              icon={<Pencil aria-hidden="true" className="size-5" />}
            >
              {text.goOn}
            </Button>
          </div>
        </Card>
      )}
      <Section title={text.themes}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 lg:grid-cols-4">
          {coloringThemes.map(one => (
            <PictureCard
              key={one.id}
              imageUrl={smallPictureUrl('line', one.id, 0)}
              title={one.name}
              about={`${one.category} · ${one.difficulty}`}
              onChoose={() => setTheme(one)}
            />
          ))}
        </div>
      </Section>
      <Section title={text.gallery} about={text.galleryHint}>
        <Gallery gallery={gallery} opening={opening} onOpen={onOpen} onReported={onReported} />
      </Section>
      {works.value && works.value.length > 0 && <Works works={works.value} />}
    </div>
  )
}

function Section({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-xl">{title}</h2>
        {about && <p className="text-ink-soft">{about}</p>}
      </div>
      {children}
    </section>
  )
}

const nameOf = (theme: PictureTheme, variant: number) => `${theme}/${variant}`

/** The pictures of a theme. */
function ThemePictures({
  onBack,
  theme,
  opening,
  onOpen,
}: {
  onBack: () => void
  theme: ColoringTheme
  opening: boolean
  onOpen: (imageId: string) => void
}) {
  return (
    <div className="flex flex-col gap-4 px-1">
      <Button
        variant="ghost"
        className="self-start"
        onClick={onBack}
        icon={<ChevronLeft aria-hidden="true" className="size-5" />}
      >
        {text.back}
      </Button>
      <Section title={text.chooseOf(theme.name)} about={theme.description}>
        <div className="grid gap-3 sm:grid-cols-2">
          {Array.from({ length: picturesPerTheme }, (_, variant) => (
            <PictureCard
              key={smallPictureUrl('line', theme.id, variant)}
              imageUrl={smallPictureUrl('line', theme.id, variant)}
              title={theme.pictures[variant] ?? text.picture(variant + 1)}
              disabled={opening}
              onChoose={() => onOpen(nameOf(theme.id, variant))}
            />
          ))}
        </div>
      </Section>
    </div>
  )
}

/** What was painted before. */
function Works({ works }: { works: readonly ColoredWork[] }) {
  return (
    <Section title={text.works} about={text.worksHint}>
      <ul className={`${grid} m-0 list-none p-0`}>
        {works.map(({ id, title, imageUrl, completionPercentage }) => (
          <li key={id} className="overflow-hidden rounded-md border-2 border-line bg-surface">
            <a href={imageUrl} download={`${title}.png`} className="block">
              <img src={imageUrl} alt={text.workAlt(title)} loading="lazy" className="aspect-3/2 w-full bg-on-option" />
            </a>
            <p className="px-3 py-1.5 text-sm font-bold">{text.painted(completionPercentage)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
