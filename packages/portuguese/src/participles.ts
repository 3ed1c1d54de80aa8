import type { Analysis } from './analysis.ts'

/** Participles the affix rules do not make: masculine singular and the verbs they belong to. */
const IRREGULAR: readonly (readonly [participle: string, verbs: string])[] = [
  ['aberto', 'abrir'],
  ['reaberto', 'reabrir'],
  ['coberto', 'cobrir'],
  ['descoberto', 'descobrir'],
  ['redescoberto', 'redescobrir'],
  ['encoberto', 'encobrir'],
  ['recoberto', 'recobrir'],
  ['escrito', 'escrever'],
  ['descrito', 'descrever'],
  ['inscrito', 'inscrever'],
  ['prescrito', 'prescrever'],
  ['transcrito', 'transcrever'],
  ['reescrito', 'reescrever'],
  ['subscrito', 'subscrever'],
  ['circunscrito', 'circunscrever'],
  ['eleito', 'eleger'],
  ['reeleito', 'reeleger'],
  ['aceito', 'aceitar'],
  ['aceso', 'acender'],
  ['expulso', 'expulsar'],
  ['extinto', 'extinguir'],
  ['frito', 'fritar'],
  ['ganho', 'ganhar'],
  ['gasto', 'gastar'],
  ['imerso', 'imergir'],
  ['impresso', 'imprimir'],
  ['morto', 'morrer matar'],
  ['pago', 'pagar'],
  ['preso', 'prender'],
  ['salvo', 'salvar'],
  ['solto', 'soltar'],
  ['submerso', 'submergir'],
  ['suspenso', 'suspender'],
]

const READINGS: ReadonlyMap<string, readonly Analysis[]> = new Map(
  IRREGULAR.flatMap(([participle, verbs]) =>
    (
      [
        ['o', 'm', 's'],
        ['a', 'f', 's'],
        ['os', 'm', 'p'],
        ['as', 'f', 'p'],
      ] as const
    ).map(([ending, gender, number]): [string, readonly Analysis[]] => [
      participle.slice(0, -1) + ending,
      verbs
        .split(' ')
        .map(verb => ({ lemma: verb, root: verb, category: 'verb', gender, number, mood: 'participle' }) as const),
    ]),
  ),
)

/** Participle readings of an irregular participle, empty for any other word. */
export function irregularParticiple(lower: string): readonly Analysis[] {
  return READINGS.get(lower) ?? []
}
