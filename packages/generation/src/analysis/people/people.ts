import { analyse, lemma } from '@capivira/portuguese/morphology'

/** Nouns for people that introduce or explain a name. */
const PEOPLE: ReadonlySet<string> = new Set(
  `ministro esposa esposo filho filha irmão irmã mãe pai rei rainha líder chefe presidente general escritor poeta pintor filósofo
   cientista jornalista religioso padre frei imperador imperatriz príncipe princesa navegador explorador inventor médico músico
   compositor cantor ator atriz político militar advogado engenheiro arquiteto professor pesquisador físico químico biólogo
   matemático astrônomo historiador geógrafo sociólogo economista naturalista missionário bandeirante abolicionista artista
   sacerdote papa bispo governador senador deputado regente marechal capitão soldado herói heroína rebelde revolucionário
   fundador criador autor descobridor conselheiro comerciante fazendeiro operário escravo liberto indígena faraó czar conde
   duque barão visconde nobre embaixador diplomata jurista enfermeira dramaturgo romancista cronista escultor cineasta
   invasor colonizador colono governante trabalhador morador habitante cidadão guerreiro monge estudante programador usuário aluno analista
   técnico tecnólogo camponês agricultor mercador europeu português espanhol inglês francês holandês alemão americano romano grego árabe
   muçulmano cristão judeu africano chinês japonês bárbaro jesuíta colonizador escravizado lavrador vaqueiro deputado prefeito juiz
   profissional pensador ativista iluminista especialista gerente engenheiro projetista desenvolvedor hacker estagiário docente discente acadêmico candidato patrício plebeu suserano
   vassalo clérigo artesão escriba hoplita gladiador tribuno cônsul magistrado pretor censor questor edil ditador burguês latifundiário
   imigrante refugiado retirante eleitor seringueiro garimpeiro tropeiro feitor capataz donatário proprietário arrendatário sultão xogum
   major coronel tenente sargento almirante médica deputada senadora escritora professora pintora cantora enfermeira advogada engenheira prefeita ministra governadora poetisa
   filósofa bióloga historiadora pesquisadora diretora fundadora escultora compositora jornalista eleitora vereadora
   samurai cruzado legionário mercenário credor devedor urbanista trovador inquisidor peregrino
   leitor diretor jogador jogadora treinador atleta goleiro mantenedor informante representante comandante dirigente combatente negociante viajante visitante
   vendedor comprador consumidor fornecedor empregador secretário editor tradutor voluntário torcedor pescador pescadora marinheiro marujo repórter maestro maestrina
   mensageiro emissário carteiro motorista maquinista piloto astronauta caçador cozinheiro barbeiro ferreiro tripulante sobrevivente orador
   revisor redator colaborador seguidor opositor admirador defensor funcionário correspondente bibliotecário delegado reitor tabelião
   adolescente menino menina rapaz moça
   amigo companheiro discípulo colega frequentador adepto testemunha turista espião síndico réu aventureiro`.split(
    /\s+/,
  ),
)

/** Nouns of tools as well as of people. */
const ALSO_TOOLS =
  /^(?:editor|leitor|navegador|tradutor|mensageiro|assistente|agente|jogador|comparador|montador|organizador|gerente|analista|diretor|compositor)$/

/** Whether what is said of a name makes it somebody's: 'um editor', said of 'o Blender', of 'GIMP' or of 'OpenShot', is a tool. */
export function isSaidOfSomebody(noun: string, { determiner, core }: { determiner: string; core: string }): boolean {
  if (!meansPerson(noun)) return false
  // 'TeXnicCenter', but not 'McLuhan'
  const tool =
    /^\p{Lu}{2,}$|^(?!(?:Ma?c|De|Di|La|Le)\p{Lu})\p{L}*\p{Ll}\p{Lu}\p{L}*$/u.test(core) ||
    (/^[oa]$/i.test(determiner) && !core.includes(' '))
  return !(tool && ALSO_TOOLS.test(lemma(noun.toLowerCase())))
}

/** True when some reading of the word is a person ('rei', 'cientista'). */
export function meansPerson(word: string): boolean {
  const lower = word.toLowerCase()
  return PEOPLE.has(lemma(lower)) || analyse(lower).some(a => a.meaning === 'person')
}

/** 'pelos jardineiros': whoever does it. */
export function byPeople(text: string): boolean {
  const noun = /^pel[oa]s?\s(\p{Ll}[\p{L}-]+)/u.exec(text)?.[1]
  return noun !== undefined && meansPerson(noun)
}
