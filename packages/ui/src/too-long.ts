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
    if (most === undefined || selectionStart === null || selectionEnd === null) return
    const room = most - value.length + (selectionEnd - selectionStart)
    if (clipboardData.getData('text').replaceAll('\r\n', '\n').length <= room) return
    toast({
      title: 'O texto colado não coube inteiro',
      description: `Aqui cabem ${most.toLocaleString('pt-BR')} caracteres: o fim ficou de fora.`,
      variant: 'destructive',
    })
  }
