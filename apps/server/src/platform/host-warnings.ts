/** What the machine says about how Capivira runs on it. */
export type Host = {
  mode: 'development' | 'production' | 'test'
  /** Number of the user it runs as; undefined where users have none. */
  uid: number | undefined
  /** Whether the processes that read files people send can be kept from the network. */
  hasNetworkWall: boolean
}

const asRoot =
  'A Capivira está rodando como root, que pode tudo neste computador. Use um usuário comum, dono da pasta do ' +
  'programa e da pasta de ' +
  'dados: docs/operations.md mostra como.'

const noNetworkWall =
  'Este sistema não deixa isolar da rede os processos que leem os arquivos enviados. Eles continuam sem acesso ' +
  'a outros arquivos e sem ' +
  'poder gravar nem iniciar nada; docs/operations.md diz como permitir o isolamento.'

/**
 * Sentences about walls that this machine does without. Someone who tries Capivira may well be root in a container of
 * their own.
 */
export function hostWarnings({ mode, uid, hasNetworkWall }: Host): string[] {
  return [...(mode === 'production' && uid === 0 ? [asRoot] : []), ...(hasNetworkWall ? [] : [noNetworkWall])]
}
