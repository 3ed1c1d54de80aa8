import { lemma } from '@capivira/portuguese/morphology'
import { foldAccents } from '@capivira/portuguese/tokens'

/** Nouns with the adjectives that say 'of it' without their root in full, a line each: 'luz do sol' is 'luz solar'. */
const OF_IT = `
sol solar
lua lunar
terra terrestre
mar marinho marítimo
rio fluvial
lago lacustre
chuva pluvial
vento eólico
água hídrico aquático hidráulico
ar aéreo
fogo ígneo
gelo glacial
neve nival
cidade urbano
campo rural
povo popular
estado estatal
governo governamental
mundo mundial
nação nacional
região regional
lei legal
rei real régio
igreja eclesiástico
guerra bélico
comércio comercial
indústria industrial
agricultura agrícola
floresta florestal
planta vegetal
boi bovino
cavalo equino
porco suíno
ovelha ovino
ave aviário
boca bucal oral
nariz nasal
olho ocular
ouvido auricular
pele cutâneo
osso ósseo
músculo muscular
sangue sanguíneo
coração cardíaco
pulmão pulmonar
rim renal
fígado hepático
estômago gástrico estomacal
intestino intestinal entérico
cérebro cerebral
nervo nervoso
célula celular
corpo corporal corpóreo
criança infantil
jovem juvenil
velho senil
mulher feminino
homem masculino
mãe materno
pai paterno
irmão fraterno
filho filial
aluno discente
professor docente
ouro áureo
prata argênteo
calor térmico
luz luminoso
som sonoro
cor cromático
tempo temporal
ano anual
mês mensal
semana semanal
dia diário diurno
noite noturno
Brasil brasileiro
Portugal português lusitano
França francês
Inglaterra inglês britânico
Espanha espanhol
Itália italiano
Alemanha alemão germânico
Rússia russo
China chinês
Japão japonês
Grécia grego helênico
Roma romano
Egito egípcio
Europa europeu
África africano
América americano
Ásia asiático
`

let adjectives: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The adjectives of a noun, by their folded lemma. Read when first asked for: it needs the dictionaries. */
function adjectivesOf(noun: string): ReadonlySet<string> | undefined {
  adjectives ??= new Map(
    OF_IT.trim()
      .split('\n')
      .map(line => {
        const [named = '', ...said] = line.split(' ').map(keyOf)
        return [named, new Set(said)] as const
      }),
  )
  return adjectives.get(noun)
}

const keyOf = (word: string) => foldAccents(lemma(word.toLowerCase()))

const WITH_OF = /^(?:(?:O|A|Os|As|Um|Uma)\s)?(\p{L}+)\sd(?:e|[oa]s?)\s(\p{L}+)$/iu
const WITH_ADJECTIVE = /^(?:(?:O|A|Os|As|Um|Uma)\s)?(\p{L}+)\s(\p{L}+)$/iu

/** Whether one text says with an adjective what the other says with 'de': 'luz do sol' and 'luz solar'. */
export function saysByAdjective(a: string, b: string): boolean {
  return (
    isAdjectiveOf(WITH_OF.exec(a), WITH_ADJECTIVE.exec(b)) || isAdjectiveOf(WITH_OF.exec(b), WITH_ADJECTIVE.exec(a))
  )
}

function isAdjectiveOf(of: RegExpExecArray | null, said: RegExpExecArray | null): boolean {
  const [, head = '', noun = ''] = of ?? []
  const [, like = '', adjective = ''] = said ?? []
  if (head === '' || like === '' || keyOf(head) !== keyOf(like)) return false
  return adjectivesOf(keyOf(noun))?.has(keyOf(adjective)) === true
}
