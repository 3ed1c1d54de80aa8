import { formatCount } from '../lib/format.ts'

/** What is asked before somebody leaves a device that holds what nobody else has. */
export const unsentText = {
  title: 'Sair e perder o que não foi enviado?',
  description: (unsent: number) =>
    `${formatCount(
      unsent,
      'coisa que você fez ainda está só neste aparelho',
      'coisas que você fez ainda estão só neste aparelho',
    )}. Espere a internet voltar para não perder nada.`,
} as const
