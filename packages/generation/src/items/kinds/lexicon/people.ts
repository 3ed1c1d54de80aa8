import type { KindList } from '../kindList.ts'

/** People by what they do, hold, believe or are to one another. */
export const PEOPLE: readonly KindList[] = [
  {
    kind: 'ocupação',
    sort: 'person',
    members: `carpinteiro, pedreiro, ferreiro, padeiro, açougueiro, marceneiro, alfaiate, sapateiro, costureiro, cozinheiro, garçom,
      motorista, piloto, marinheiro, mineiro, lenhador, jardineiro, veterinário, enfermeiro, dentista, farmacêutico, psicólogo,
      nutricionista, fisioterapeuta, contador, economista, bibliotecário, tradutor, fotógrafo, cineasta, ator, cantor, compositor,
      maestro, bailarino, dançarino, escultor, desenhista, gravador, urbanista, arqueólogo, antropólogo, sociólogo, matemático, geólogo,
      botânico, zoólogo, meteorologista, paleontólogo, bombeiro, policial, carteiro, vendedor, feirante, mercador, tecelão, oleiro,
      ourives, relojoeiro, tipógrafo, barbeiro, cabeleireiro, caminhoneiro, taxista, mecânico, eletricista, encanador, pesquisador,
      inventor, explorador, seringueiro, garimpeiro, caçador, pastor, escriba, romancista, dramaturgo, cronista, contista, sonetista,
      crítico, editor, redator, repórter, apicultor, criador, ilustrador, sanitarista, agrônomo, ecólogo, físico, cirurgião, pediatra`,
  },
  {
    kind: 'trabalhador do campo',
    sort: 'person',
    members: `lavrador, agricultor, camponês, colono, boia-fria, meeiro, arrendatário, posseiro, capataz, feitor, vaqueiro, boiadeiro,
      tropeiro, seringueiro, fazendeiro, latifundiário, pecuarista, criador, parceiro, assentado, grileiro`,
  },
  {
    kind: 'cargo',
    sort: 'person',
    members: `magistrado, pretor, censor, questor, edil, tribuno, ditador, procônsul, sátrapa, xogum, vizir, sultão, califa, emir, xá,
      cacique, chanceler, premiê, primeiro-ministro, vice-rei, governador-geral, donatário, capitão-mor, ouvidor, intendente, alcaide,
      conselheiro, desembargador, promotor, procurador, delegado, monarca, soberano, triúnviro, arconte, estratego, éforo`,
  },
  {
    kind: 'religioso',
    sort: 'person',
    members: `padre, bispo, arcebispo, cardeal, papa, monge, freira, frade, frei, pastor, rabino, sacerdote, sacerdotisa, jesuíta,
      franciscano, beneditino, dominicano, missionário, clérigo, abade, diácono, imã, pajé, profeta, apóstolo, santo, mártir, discípulo,
      peregrino, romeiro, noviço, eremita, pároco, capelão, cônego`,
  },
  {
    kind: 'militar',
    sort: 'person',
    members: `soldado, cabo, sargento, tenente, capitão, major, coronel, general, brigadeiro, marechal, almirante, comandante, oficial,
      recruta, guerreiro, cavaleiro, arqueiro, legionário, gladiador, mercenário, guerrilheiro, samurai, centurião, artilheiro, hoplita,
      espião, sentinela`,
  },
  {
    kind: 'parente',
    sort: 'relative',
    members: `pai, mãe, filho, irmão, avô, avó, tio, primo, sobrinho, neto, cunhado, genro, nora, sogro, marido, esposa, cônjuge, padrasto,
      madrasta, enteado, viúvo, órfão, gêmeo, herdeiro, ancestral, descendente, bisavô`,
  },
  {
    kind: 'pessoa de uma idade',
    sort: 'people',
    members: 'criança, bebê, adolescente, jovem, adulto, idoso, menino, rapaz, moça, recém-nascido, homem, mulher',
  },
  {
    kind: 'migrante',
    sort: 'people',
    members:
      'imigrante, emigrante, refugiado, exilado, retirante, nômade, estrangeiro, apátrida, degredado, colono, peregrino',
  },
  {
    kind: 'grupo social',
    sort: 'people',
    members: `nobreza, clero, burguesia, campesinato, proletariado, aristocracia, plebe, elite, realeza, escravaria, classe média,
      oligarquia, magistratura, cavalaria`,
  },
  {
    kind: 'pessoa de um grupo social',
    sort: 'people',
    members: `patrício, plebeu, escravo, liberto, servo, vassalo, suserano, senhor feudal, nobre, clérigo, burguês, camponês, artesão,
      escriba, cavaleiro, hoplita, meteco, hilota, esparciata, perieco, cidadão, estrangeiro, fidalgo, latifundiário, operário,
      comerciante, sacerdote, guerreiro, senhor de engenho, vilão, proletário, escravizado, alforriado, cristão-novo, tropeiro,
      bandeirante`,
  },
  {
    kind: 'povo',
    sort: 'people',
    members: `fenício, cartaginês, hebreu, assírio, babilônio, caldeu, hitita, medo, persa, etrusco, latino, sabino, gaulês, germano, franco,
      huno, vândalo, ostrogodo, visigodo, saxão, normando, eslavo, mongol, turco, otomano, berbere, mouro, ianomâmi, xavante, caiapó,
      tupinambá, tupiniquim, tamoio, caeté, potiguar, pataxó, bororo, iorubá, banto, nagô, olmeca, tolteca, zapoteca, quíchua, aimará,
      mapuche, apache, inuíte, cretense, micênico, aqueu, dório, jônio, eólio, espartano, ateniense, macedônio, bizantino, cário,
      sumério, acádio, amorita, egípcio, núbio, cuxita, grego, romano, cita`,
  },
  {
    kind: 'nacionalidade',
    sort: 'people',
    members: `brasileiro, português, espanhol, francês, inglês, holandês, italiano, alemão, suíço, austríaco, russo, polonês, ucraniano,
      sueco, norueguês, dinamarquês, belga, húngaro, tcheco, romeno, búlgaro, sérvio, croata, escocês, irlandês, canadense, mexicano,
      argentino, uruguaio, paraguaio, chileno, peruano, boliviano, colombiano, venezuelano, cubano, haitiano, angolano, moçambicano,
      nigeriano, etíope, indiano, paquistanês, iraniano, iraquiano, sírio, libanês, israelense, palestino, coreano, vietnamita, japonês,
      chinês, australiano, americano, norte-americano`,
  },
  {
    kind: 'povo tradicional',
    sort: 'people',
    members:
      'indígena, quilombola, ribeirinho, caiçara, seringueiro, sertanejo, caboclo, mameluco, cafuzo, mulato, gaúcho, pantaneiro',
  },
  {
    kind: 'seguidor de uma ideia',
    sort: 'people',
    members: `liberal, conservador, socialista, comunista, anarquista, fascista, nazista, republicano, monarquista, federalista,
      abolicionista, iluminista, positivista, nacionalista, feminista, democrata, integralista, tenentista, jacobino, girondino,
      bolchevique, menchevique, absolutista, imperialista, luddista, cartista, sindicalista, ambientalista`,
  },
  {
    kind: 'seguidor de uma religião',
    sort: 'people',
    members: `católico, protestante, luterano, calvinista, anglicano, budista, hinduísta, muçulmano, judeu, cristão, ateu, espírita, pagão,
      ortodoxo, huguenote, puritano, presbiteriano, evangélico`,
  },
  {
    kind: 'artista de um estilo',
    sort: 'person',
    members: `romântico, realista, naturalista, simbolista, parnasiano, modernista, cubista, surrealista, impressionista, expressionista,
      dadaísta, futurista, renascentista, árcade, concretista, trovador, humanista`,
  },
  {
    kind: 'papel na economia',
    sort: 'person',
    members: `comprador, vendedor, consumidor, fornecedor, empresário, patrão, empregado, empregador, trabalhador, assalariado, acionista,
      sócio, investidor, credor, devedor, banqueiro, contribuinte, proprietário, inquilino, locador, cliente, concorrente, importador,
      exportador, industrial, atacadista, varejista`,
  },
  {
    kind: 'papel na comunicação',
    sort: 'person',
    members: `emissor, receptor, leitor, ouvinte, falante, narrador, locutor, interlocutor, espectador, orador, entrevistador,
      entrevistado, apresentador, destinatário, remetente, eu lírico, protagonista, antagonista, personagem, coadjuvante`,
  },
  {
    kind: 'atleta',
    sort: 'person',
    members: `goleiro, zagueiro, atacante, lateral, árbitro, nadador, corredor, ginasta, judoca, tenista, ciclista, boxeador, velocista,
      maratonista, lutador, treinador, levantador, líbero, pivô, armador, jogador`,
  },
  {
    kind: 'fora da lei',
    sort: 'person',
    members:
      'pirata, corsário, contrabandista, bandido, cangaceiro, jagunço, ladrão, traficante, assaltante, falsificador',
  },
  {
    kind: 'usuário de um sistema',
    sort: 'person',
    members:
      'usuário, administrador, programador, desenvolvedor, analista, cliente, visitante, moderador, hacker, testador, assinante',
  },
]
