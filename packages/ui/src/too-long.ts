import type { ClipboardEvent } from 'react'
import { toast } from './toast.ts'

type Typed = HTMLInputElement | HTMLTextAreaElement

/**
 * Says when less than all of what is pasted finds room in a field: the browser leaves the rest out without a word.
 * @param most letters that the field takes, as the browser counts them
 */
export const sayWhatIsCut =
  (most: number | undefined) =>
  ({ currentTarget: { value, selectionStart, selectionEnd }, clipboardData }: ClipboardEvent<Typed>): void => {
    if (most === undefined) return
    const room = most - value.length + ((selectionEnd ?? 0) - (selectionStart ?? 0))
    if (clipboardData.getData('text').replaceAll('\r\n', '\n').length <= room) return
    toast({
      title: 'O texto colado não coube inteiro',
      description: `Aqui cabem ${most.toLocaleString('pt-BR')} letras: o fim ficou de fora.`,
      variant: 'destructive',
    })
  }
