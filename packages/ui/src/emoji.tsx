import { emojiFiles } from './emoji-files.ts'

export type EmojiName = keyof typeof emojiFiles

export type EmojiProps = {
  name: EmojiName
  /** Its meaning, when nothing beside it says so; decoration otherwise. */
  label?: string
  /** Its size: 'size-10' (40 px) when absent. */
  className?: string
}

/** An expressive drawing: flame, star, trophy… A file of its own, so it costs no JavaScript. */
export function Emoji({ name, label = '', className = 'size-10' }: EmojiProps) {
  return (
    <img
      src={emojiFiles[name]}
      alt={label}
      draggable={false}
      // Without a network there may be none: better a gap than a torn picture.
      onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
      className={`shrink-0 ${className}`}
    />
  )
}
