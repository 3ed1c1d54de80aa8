import type { EmojiName } from '@capivira/ui/emoji.tsx'
import { emojiFiles } from '@capivira/ui/emoji-files'

/** The drawing of an achievement's icon; a star for one this version does not know. */
export function iconOf(icon: string): EmojiName {
  return icon in emojiFiles ? (icon as EmojiName) : 'star'
}
