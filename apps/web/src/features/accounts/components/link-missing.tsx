import type { ReactNode } from 'react'

/**
 * In place of what a link of an e-mail opens, where its address came without its end. `children`: what else one can do.
 */
export function LinkMissing({ children }: { children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <p>
        Para continuar, abra de novo o link da mensagem que você recebeu. Se você copiou o endereço, confira se ele veio
        inteiro, até o fim.
      </p>
      {children}
    </div>
  )
}
