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
  return <img src={emojiFiles[name]} alt={label} draggable={false} className={`shrink-0 ${className}`} />
}
