import { toast } from '@capivira/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fieldErrorsOf, messageOf } from './http.ts'

/**
 * Something done for others: told with the server's sentence, or with `failed` as the title of why not, and every read
 * whose address matches `lists` is made again. What is wrong with a field stands at the field, and is not told.
 */
export function useToldAct<Input>(act: (input: Input) => Promise<{ message: string }>, lists: RegExp, failed: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => {
      toast({ title: message })
      return client.invalidateQueries({ predicate: ({ queryKey }) => lists.test(String(queryKey[0])) })
    },
    onError: error => {
      if (Object.keys(fieldErrorsOf(error)).length > 0) return
      const description = messageOf(error, 'Tente de novo em instantes.')
      toast({ title: failed, description, variant: 'destructive' })
    },
  })
}
