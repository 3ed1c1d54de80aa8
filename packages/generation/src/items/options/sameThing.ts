import { isKnown, lemma } from '@capivira/portuguese/morphology'
import { foldAccents } from '@capivira/portuguese/tokens'
import { saysByAdjective } from './relational.ts'

/** Words for one thing, a line each: beside one another both would be right. Common nouns by their lemma. */
const GROUPS = `
programador, desenvolvedor
aluno, estudante, discente, educando
professor, docente, educador
mar, oceano
ar, vento
organismo, ser vivo
suserano, senhor feudal
crosta, crosta terrestre, litosfera
solo, terra, terreno
planta, vegetal
animal, bicho
site, página, website
endereço, URL
e-mail, correio eletrônico
subdomínio, sub-domínio
atributo, propriedade
instância, objeto
subclasse, classe filha
superclasse, classe mãe, classe pai
sedimentação, deposição, acumulação
rocha magmática, rocha ígnea
rocha, pedra
hemácia, glóbulo vermelho, eritrócito
leucócito, glóbulo branco
complexo golgiense, complexo de Golgi
cana, cana-de-açúcar
fumo, tabaco
hábitat, ambiente
gás carbônico, dióxido de carbono
medula espinhal, medula
vaporização, evaporação
operário, trabalhador, proletário, empregado, funcionário
lavrador, agricultor, camponês, servo
navio, embarcação, barco
soja, grão
indígena, índio, nativo
triagem fitoquímica, prospecção química, prospecção fitoquímica
Inglaterra, Grã-Bretanha, Reino Unido
Rússia, União Soviética, URSS
Alemanha, Prússia
Holanda, Países Baixos
Estados Unidos, EUA
Amazônia, Floresta Amazônica
valor, teor, nível, índice, quantidade, concentração, taxa, conteúdo
Norte, Nordeste
Pérsia, Irã
Idade Média, período medieval, era medieval
Antiguidade, Idade Antiga
Oriente Médio, Médio Oriente
poliomielite, paralisia infantil
hanseníase, lepra
hipertensão, hipertensão arterial, pressão alta
derrame, acidente vascular cerebral, AVC
infarto, enfarte, ataque cardíaco
carboidrato, hidrato de carbono, glicídio, açúcar
lipídio, lipídeo, gordura
glicose, glucose
vitamina C, ácido ascórbico
cloreto de sódio, sal de cozinha, sal
hidróxido de sódio, soda cáustica
etanol, álcool etílico, álcool
alceno, olefina
alcano, parafina
eteno, etileno
propeno, propileno
etino, acetileno
plaqueta, trombócito
zigoto, célula-ovo
membrana plasmática, membrana celular, plasmalema
tensão, voltagem, diferença de potencial
luz solar, luz do sol, radiação solar
consumidor, comprador, cliente, freguês
demanda, procura
vendedor, produtor, ofertante
bullying virtual, cyberbullying
voto, sufrágio
imposto, tributo
Congresso Nacional, Parlamento
patrão, empregador
fazendeiro, latifundiário
habitante, morador
lucro, ganho
desmatamento, desflorestamento
poluição, contaminação
enchente, inundação, cheia
seca, estiagem
energia renovável, energia limpa, energia alternativa, fonte renovável, fonte alternativa
energia hidrelétrica, energia hidráulica, energia hídrica
energia solar, energia fotovoltaica
energia fóssil, combustível fóssil
hidrelétrica, usina hidrelétrica
termelétrica, usina termelétrica
aquecimento global, mudança climática
país rico, país desenvolvido
país pobre, país subdesenvolvido
`

let groups: ReadonlyMap<string, number> | undefined

/** The line a thing stands in, by its key. Read when first asked for: it needs the dictionaries. */
function groupOf(key: string): number | undefined {
  groups ??= new Map(
    GROUPS.trim()
      .split('\n')
      .flatMap((line, group) => line.split(/,\s*/).map(name => [keyOf(name), group] as const)),
  )
  return groups.get(key)
}

function keyOf(text: string): string {
  const words = text
    .replace(/^(?:[oa]s?|uma?|uns|umas|em|[dn][oa]s?|num|numa|de|à|às|aos?|por|pel[oa]s?|para|com)\s/i, '')
    .split(' ')
  return foldAccents(words.map(word => lemma(word.toLowerCase())).join(' '))
}

/** Whether two texts name one thing, or one place under two names: 'Programadores' and 'Desenvolvedores'. */
export function nameOneThing(a: string, b: string): boolean {
  const same = (x: string, y: string) => {
    const group = groupOf(keyOf(x))
    return group !== undefined && group === groupOf(keyOf(y))
  }
  // 'Programadores iniciantes' beside 'Desenvolvedores'.
  const narrowed = [a, b].some(text => /^\p{L}+ \p{Ll}+$/u.test(text))
  // 'Teores de sal' beside 'Valores de sal'.
  const [[x = '', ...of], [y = '', ...ofOther]] = [a.split(' '), b.split(' ')]
  if (of.length > 0 && of.join(' ') === ofOther.join(' ') && same(x, y)) return true
  return (
    same(a, b) ||
    saysByAdjective(a, b) ||
    isMisprint(a, b) ||
    (narrowed && same(a.split(' ')[0] ?? '', b.split(' ')[0] ?? ''))
  )
}

/** 'pergola' and 'pegola': a word no dictionary has, with a letter left out, is the other one misprinted. */
export function isMisprint(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b].sort((x, y) => x.length - y.length)
  if (long.length !== short.length + 1 || short.length < 5 || !/^\p{L}\p{Ll}+$/u.test(short)) return false
  // Two names may be that near: 'Ariana' and 'Adriana'.
  const known = [short, long].filter(word => isKnown(word.toLowerCase())).length
  if (known === 2 || (known === 0 && /^\p{Lu}/u.test(short))) return false
  let at = 0
  while (short[at] === long[at] && at < short.length) at++
  return at > 0 && at < short.length && short.slice(at) === long.slice(at + 1)
}
