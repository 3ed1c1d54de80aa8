/**
 * Words that say the same of a thing where a question asks about it, a line each; for finding what a question means,
 * never for an answer.
 */
const SAME = `
morrer, morte, morto, falecer
nascer, nascimento, nascente
fugir, fuga
cair, queda
perder, perda
vender, venda
plantar, cultivar, plantio, cultivo, plantação
ocorrer, acontecer, suceder
usar, utilizar, empregar, uso, servir
ganhar, receber, obter
mandar, enviar
começar, iniciar, início, começo
terminar, acabar, fim, final
dividir, divisão, separar
achar, considerar, pensar
construir, fazer, construção
produzir, gerar, fabricar, produção, geração, fabricação
mostrar, exibir, indicar, apresentar
trazer, introduzir, chegada
levar, carregar, transportar
alimentar, comer, nutrir
bom, bem
mau, ruim, mal
correr, fluir
desaguar, receber
deslocar, sair, mover, movimento
chefe, chefiar, comandar, liderar
escurecer, escuro
longo, extensão, comprimento, comprido
alto, altura
durar, duração
pesar, peso
medir, medida
quente, aquecer, calor
frio, esfriar
causar, provocar, ocasionar, causa
impedir, evitar
proteger, proteção, defender, defesa
destruir, destruição
descobrir, descoberta
inventar, invenção, criar, criação
escrever, escrita, autor
governar, governo
surgir, aparecer, origem, originar
morar, viver, habitar, vida
crescer, crescimento, aumentar, aumento
diminuir, redução, reduzir
ler, leitura
ver, visão
conhecer, chamar, denominar, nome
conseguir, poder
fixar, prender
ligar, unir, juntar
`

/** Pairs that deny each other: who says one where the text says only the other has turned it round. */
const OPPOSITE = `
aumentar, diminuir
aumento, diminuição
aumento, redução
crescer, diminuir
subir, descer
ganhar, perder
absorver, liberar
entrar, sair
comprar, vender
importar, exportar
maior, menor
melhor, pior
mais, menos
quente, frio
alto, baixo
superior, inferior
interno, externo
interior, exterior
norte, sul
leste, oeste
primeiro, último
positivo, negativo
rápido, lento
máximo, mínimo
claro, escuro
aceitar, recusar
permitir, proibir
fácil, difícil
rico, pobre
antigo, novo
direito, esquerdo
crescente, decrescente
nascer, morrer
começar, terminar
aproximar, afastar
atrair, repelir
perene, intermitente
ativo, passivo
par, ímpar
antes, depois
longe, perto
`

const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.split(', '))

let groups: ReadonlyMap<string, readonly number[]> | undefined
let opposites: ReadonlyMap<string, readonly string[]> | undefined

/** The groups of meaning a lemma is in. */
export function groupsOf(lemma: string): readonly number[] {
  groups ??= indexed(rows(SAME).flatMap((names, at) => names.map(name => [name, at] as const)))
  return groups.get(lemma) ?? []
}

/** Lemmas that say the contrary of a lemma. */
export function oppositesOf(lemma: string): readonly string[] {
  opposites ??= indexed(rows(OPPOSITE).flatMap(([a = '', b = '']) => [[a, b] as const, [b, a] as const]))
  return opposites.get(lemma) ?? []
}

function indexed<T>(pairs: readonly (readonly [string, T])[]): ReadonlyMap<string, readonly T[]> {
  const map = new Map<string, T[]>()
  for (const [key, value] of pairs) map.set(key, [...(map.get(key) ?? []), value])
  return map
}

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Verbs that say little by themselves, by their lemma: a question may put them where the text has others. */
export const LIGHT_VERBS =
  list(`ser estar ter haver fazer ficar acontecer ocorrer chamar significar conhecer existir servir
  ir usar utilizar empregar poder dever tornar deixar durar consistir definir entender saber dizer denominar caracterizar representar corresponder classificar`)

/** Nouns by which a question says what kind of thing it asks for. */
export const ASKED_KINDS =
  list(`tipo nome ano século data dia mês década época período momento cidade lugar local país estado região
  parte forma modo maneira jeito função objetivo finalidade papel tarefa utilidade uso motivo razão causa consequência efeito resultado
  diferença semelhança característica propriedade quantidade número valor unidade palavra termo expressão coisa pessoa exemplo classe
  grupo processo fenômeno produto elemento fator etapa fase relação definição significado sigla título porcentagem percentual proporção fórmula equação norma comando regra lei
  personagem autor autora tempo ordem letra resposta condição importância`)
