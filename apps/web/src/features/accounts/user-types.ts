import type { UserType } from '@capivira/core/http/endpoint'
import type { EmojiName } from '@capivira/ui/emoji.tsx'

/** The kinds of user as people read them, in the order they are offered. */
export const userTypes: readonly { value: UserType; label: string; emoji: EmojiName }[] = [
  { value: 'student', label: 'Estudante', emoji: 'backpack' },
  { value: 'teacher', label: 'Professor', emoji: 'school' },
  { value: 'admin', label: 'Administrador', emoji: 'chart' },
]

/** The type asked for in '/register?type=teacher'; student when it is missing or unknown. */
export function userTypeIn(search: string): UserType {
  const asked = new URLSearchParams(search).get('type')
  return userTypes.find(({ value }) => value === asked)?.value ?? 'student'
}

export const labelOf = (type: UserType): string => userTypes.find(({ value }) => value === type)?.label ?? ''
