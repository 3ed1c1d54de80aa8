import { kindKey, listed, nounKey } from './lists.ts'

/**
 * Nouns and what they take in, a line each: kinds of the lists, or nouns in quotes. A thing and its own kind never stand beside each other as
 * options, for what is true of the one is often true of the other.
 */
export const BROADER = `
física: ramo da física
biologia: ramo da biologia
química: ramo da química
matemática: ramo da matemática
geografia: ramo da geografia
geologia: "mineralogia", "petrologia", "vulcanologia", "sismologia", "geomorfologia"
medicina: ramo da medicina
filosofia: ramo da filosofia
gramática: ramo da gramática
linguística: ramo da gramática
mecânica: "cinemática", "dinâmica", "estática", "hidrostática"
termologia: "calorimetria", "termometria", "termodinâmica"
zoologia: "entomologia", "ornitologia", "ictiologia"
ecologia: "etologia"
arte: arte
literatura: forma do poema, gênero de história, gênero de palco, "poesia"
poesia: forma do poema
poema: forma do poema
verso: tipo de verso
estrofe: tipo de estrofe
texto: gênero de história, gênero da imprensa, texto do dia a dia, forma do poema
música: dança ou ritmo, "canção", "hino"
dança: dança ou ritmo
animal: mamífero, ave, réptil ou anfíbio, peixe, invertebrado, grupo de animais
vertebrado: mamífero, ave, réptil ou anfíbio, peixe, "mamífero", "ave", "réptil", "anfíbio", "peixe"
invertebrado: invertebrado, "molusco", "crustáceo", "aracnídeo", "artrópode", "anelídeo", "cnidário", "equinodermo", "inseto"
mamífero: mamífero
ave: ave
réptil: réptil ou anfíbio
anfíbio: réptil ou anfíbio
peixe: peixe
artrópode: "inseto", "aracnídeo", "crustáceo", "aranha", "abelha", "formiga", "camarão", "mosquito"
inseto: "abelha", "formiga", "borboleta", "mosca", "mosquito", "besouro", "gafanhoto", "barata", "cupim", "piolho", "pulga", "barbeiro"
molusco: "polvo", "lula", "caracol", "caramujo", "ostra", "lesma", "mexilhão"
crustáceo: "camarão", "caranguejo", "lagosta", "siri"
felino: "onça", "gato", "leão", "tigre", "jaguatirica", "onça-pintada"
primata: "macaco", "gorila", "chimpanzé", "homem"
macaco: "bugio", "sagui", "mico-leão-dourado"
serpente: "cobra", "jiboia", "sucuri", "cascavel", "jararaca"
cobra: "jiboia", "sucuri", "cascavel", "jararaca", "serpente"
gado: "boi", "vaca"
planta: árvore ou erva, cultivo, porte da planta, grupo de plantas
vegetal: árvore ou erva, cultivo, porte da planta, grupo de plantas
árvore: árvore ou erva
fruta: "banana", "laranja", "maçã", "uva", "manga", "caju", "goiaba", "abacaxi", "melancia"
grão: "soja", "milho", "trigo", "arroz", "feijão"
cereal: "milho", "trigo", "arroz", "cevada", "aveia", "centeio", "sorgo"
alimento: alimento
bebida: bebida
microrganismo: micróbio
micróbio: micróbio
fungo: "levedura", "bolor", "mofo", "cogumelo"
bactéria: "bacilo", "vibrião", "espirilo", "cianobactéria", "salmonela", "lactobacilo"
protozoário: "ameba", "giárdia", "paramécio", "plasmódio"
parasita: "lombriga", "tênia", "piolho", "carrapato"
verme: "lombriga", "tênia", "solitária", "planária", "minhoca"
rocha: rocha ou mineral, tipo de rocha, "pedra"
pedra: rocha ou mineral, "rocha"
mineral: rocha ou mineral
minério: "bauxita", "hematita", "magnetita", "cassiterita"
metal: metal, metal ou liga
liga metálica: "aço", "bronze", "latão"
elemento: elemento químico
elemento químico: elemento químico
gás: gás, "gás carbônico", "metano", "oxigênio", "nitrogênio"
substância: composto químico, elemento químico, classe de compostos
molécula: composto químico, biomolécula
partícula: partícula, parte da matéria
ácido: "ácido clorídrico", "ácido sulfúrico", "ácido nítrico", "ácido acético"
sal: "cloreto de sódio", "sal de cozinha"
íon: "cátion", "ânion"
combustível: combustível
carvão: "carvão mineral", "carvão vegetal", "hulha", "turfa"
energia: fonte de energia, forma de energia
enzima: enzima
proteína: enzima, "enzima", "hemoglobina", "anticorpo", "insulina"
hormônio: hormônio
vitamina: "vitamina c", "vitamina d", "vitamina a"
carboidrato: açúcar ou amido, "glicose", "amido", "sacarose", "frutose", "celulose", "açúcar"
açúcar: "glicose", "sacarose", "frutose", "lactose"
lipídio: "gordura", "óleo", "colesterol"
nutriente: nutriente
suco digestivo: "suco gástrico", "suco pancreático", "suco entérico", "bile", "saliva"
osso: osso
músculo: músculo
dente: dente
glândula: glândula
célula: célula
órgão: órgão do corpo, tubo da digestão, glândula
intestino: "intestino delgado", "intestino grosso", "duodeno", "cólon"
intestino delgado: "duodeno", "jejuno", "íleo"
intestino grosso: "ceco", "cólon", "reto"
vaso: vaso do corpo
sangue: elemento do sangue, "plasma"
organela: organela
planta: órgão da planta
doença: doença, "infecção"
infecção: "gripe", "pneumonia", "meningite"
sintoma: sintoma
remédio: tratamento
medicamento: tratamento
veículo: veículo
barco: "canoa", "caravela", "jangada", "nau", "navio", "veleiro", "lancha"
navio: "caravela", "nau", "galé", "galera", "trirreme"
arma: arma
ferramenta: ferramenta
máquina: máquina, máquina simples
instrumento: instrumento musical, instrumento de medida, instrumento de observação
aparelho: aparelho de casa, aparelho de computação, instrumento de medida
endereço: parte de um endereço da internet
computador: "notebook", "servidor", "tablet", "mainframe", "smartphone"
dispositivo: aparelho de computação, periférico
roupa: roupa
construção: moradia, lugar de culto, monumento, fortificação
relevo: forma do relevo, forma principal do relevo, forma da costa
montanha: "pico", "monte"
água: corpo de água, estado da água
precipitação: "chuva", "neve", "granizo"
vento: "brisa", "furacão", "tornado", "ciclone", "tufão", "monção"
ciclone: "furacão", "tufão"
clima: elemento do clima, tipo de clima
vegetação: vegetação
floresta: "floresta tropical", "floresta temperada", "taiga", "mata de araucárias", "mata", "selva"
mata: "mata ciliar", "mata de cocais", "mata de araucárias"
bioma: bioma
ecossistema: "bioma", "floresta", "manguezal"
biosfera: "ecossistema", "bioma"
litosfera: "crosta", "placa tectônica"
crosta: "placa tectônica"
corpo celeste: corpo celeste
astro: corpo celeste
estrela: "sol", "supernova", "anã branca", "gigante vermelha"
satélite: "lua"
cidade: "metrópole", "megacidade", "capital", "cidade-estado", "megalópole", "vila"
metrópole: "megalópole", "capital"
moradia: moradia
usina: "usina hidrelétrica", "usina termelétrica", "usina nuclear", "usina eólica"
força: tipo de força
grandeza: grandeza
medida: unidade de medida
unidade: unidade de medida
onda: forma de onda ou raio
radiação: forma de onda ou raio
luz: "laser"
fenômeno: fenômeno das ondas, fenômeno do relevo
movimento: movimento, movimento da Terra
número: "fração", "decimal"
figura: polígono, sólido, figura geométrica
polígono: polígono
quadrilátero: "quadrado", "retângulo", "losango", "trapézio", "paralelogramo"
software: programa, "programa", "aplicativo"
programa: programa, "aplicativo"
protocolo: protocolo, protocolo de rede
linguagem: linguagem de programação
rede: "internet", "intranet", "extranet"
objeto: "classe", "instância"
dado: estrutura de dados
documento: lei ou ordem, papel de cartório, acordo
lei: "constituição", "decreto", "código", "estatuto", "portaria"
acordo: acordo
tratado: "pacto", "acordo", "convenção"
governo: forma de governo
monarquia: "império", "absolutismo", "reinado", "principado"
estado: "império", "república", "monarquia"
imposto: imposto
tributo: imposto
dinheiro: "moeda", "salário"
renda: "salário", "lucro", "aluguel", "juro"
conflito: conflito, guerra, revolta
guerra: guerra, "batalha", "guerra civil"
revolta: revolta, "motim", "levante", "insurreição", "rebelião"
esporte: esporte
religião: religião
cristianismo: "catolicismo", "protestantismo", "luteranismo", "calvinismo", "anglicanismo"
protestantismo: "luteranismo", "calvinismo", "anglicanismo"
direito: direito
sentimento: sentimento
emoção: sentimento
virtude: virtude
cor: cor
sentido: sentido
palavra: classe de palavra
figura de linguagem: figura de linguagem
língua: língua
idioma: língua
sinal: sinal de pontuação
reprodução: forma de reprodução
respiração: "inspiração", "expiração"
erosão: "abrasão", "voçoroca"
poluição: "chuva ácida", "contaminação"
migração: "êxodo rural", "imigração", "emigração"
agricultura: modo de produzir no campo
trabalhador: ocupação, trabalhador do campo, "operário", "empregado"
artista: "pintor", "escritor", "músico", "ator", "escultor", "poeta"
escritor: "poeta", "romancista", "dramaturgo", "contista", "cronista"
militar: militar
religioso: religioso
magistrado: "cônsul", "pretor", "censor", "questor", "edil"
político: "senador", "deputado", "vereador", "prefeito", "presidente"
nobre: "duque", "conde", "barão", "marquês"
monarca: "rei", "rainha", "imperador", "faraó", "czar"
povo: povo, "romano", "grego"
europeu: "português", "espanhol", "francês", "inglês", "holandês", "italiano", "alemão"
asiático: "chinês", "japonês", "indiano", "coreano"
africano: "egípcio", "angolano", "nigeriano", "moçambicano"
americano: "brasileiro", "mexicano", "peruano", "argentino"
população: "habitante"
pessoa: ocupação, cargo
cientista: "físico", "químico", "biólogo", "astrônomo", "matemático", "geógrafo"
`

type Inside = ReadonlyMap<string, { kinds: ReadonlySet<string>; nouns: ReadonlySet<string> }>

let inside: Inside | undefined

/** What each broad noun takes in, read when first asked for. */
function readLines(): Inside {
  const table = new Map<string, { kinds: Set<string>; nouns: Set<string> }>()
  for (const line of BROADER.trim().split('\n')) {
    const [broad = '', parts = ''] = line.split(': ')
    const entry = table.get(nounKey(broad)) ?? { kinds: new Set<string>(), nouns: new Set<string>() }
    for (const part of parts.split(', ')) {
      if (part.startsWith('"')) entry.nouns.add(nounKey(part.slice(1, -1)))
      else entry.kinds.add(part)
    }
    table.set(nounKey(broad), entry)
  }
  return table
}

/** Whether one of two things is a kind of the other: 'Rocha' and 'Granito', 'Biologia' and 'Ecologia'. */
export function oneTakesInTheOther(a: string, b: string): boolean {
  return takesIn(a, b) || takesIn(b, a)
}

function takesIn(broad: string, narrow: string): boolean {
  inside ??= readLines()
  const known = inside.get(nounKey(broad.toLowerCase()))
  if (!known || kindKey(broad) === kindKey(narrow)) return false
  const narrowed = narrow.toLowerCase()
  if (known.nouns.has(nounKey(narrowed))) return true
  return [...(listed(narrowed)?.kinds ?? [])].some(kind => known.kinds.has(kind))
}
