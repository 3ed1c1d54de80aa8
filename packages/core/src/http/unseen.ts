/**
 * A text without the signs in it that nobody sees, and that come along with what is pasted. Not for words of people's
 * own: they join emoji and some scripts.
 */
export const withoutUnseen = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
