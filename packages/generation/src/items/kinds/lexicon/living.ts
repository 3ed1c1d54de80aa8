import type { KindList } from '../kindList.ts'

/** Animals, plants and microbes; what is eaten. */
export const LIVING: readonly KindList[] = [
  {
    kind: 'mamífero',
    sort: 'animal',
    members: `cachorro, cabra, bode, carneiro, burro, jumento, camelo, lhama, girafa, tigre, leopardo, zebra, hipopótamo, rinoceronte, urso,
      raposa, gorila, chimpanzé, orangotango, esquilo, lebre, peixe-boi, foca, leão-marinho, morsa, canguru, coala, gambá, ornitorrinco,
      lontra, guaxinim, cutia, paca, preá, jaguatirica, mico-leão-dourado, búfalo, bisão, alce, rena, castor, toupeira, ouriço, hiena,
      chacal, guepardo, puma, lince, javali, caititu, bugio, sagui, boto, mula, bezerro, novilho, touro, égua, potro`,
  },
  {
    kind: 'ave',
    sort: 'animal',
    members: `galo, ganso, peru, falcão, urubu, condor, periquito, pardal, bem-te-vi, canário, joão-de-barro, avestruz, flamingo, gaivota,
      albatroz, pica-pau, andorinha, cegonha, cisne, pavão, faisão, codorna, seriema, corvo, harpia, maritaca, rolinha, quero-quero, tuiuiú`,
  },
  {
    kind: 'réptil ou anfíbio',
    sort: 'animal',
    members: `jiboia, sucuri, cascavel, lagartixa, iguana, camaleão, teiú, jabuti, cágado, cobra-cega, víbora, coral-verdadeira, girino, naja`,
  },
  {
    kind: 'peixe',
    sort: 'animal',
    members: `tubarão, raia, sardinha, atum, salmão, bacalhau, tilápia, dourado, pirarucu, tambaqui, piranha, lambari, bagre, pacu, pintado,
      surubim, cavalo-marinho, moreia, enguia, tainha, carpa, truta, robalo, anchova, linguado, lampreia, arraia`,
  },
  {
    kind: 'invertebrado',
    sort: 'animal',
    members: `vespa, mariposa, grilo, cigarra, percevejo, pulga, libélula, joaninha, ácaro, siri, craca, lacraia, sanguessuga, lombriga,
      tênia, solitária, esquistossomo, planária, caramujo, lesma, mexilhão, anêmona, hidra, estrela-do-mar, ouriço-do-mar,
      pepino-do-mar, pernilongo, barbeiro, bicho-da-seda, louva-a-deus, marimbondo, larva, pupa, vaga-lume, tatuzinho`,
  },
  {
    kind: 'animal por seu alimento',
    sort: 'role',
    members:
      'herbívoro, carnívoro, onívoro, predador, presa, parasita, hospedeiro, detritívoro, frugívoro, insetívoro, necrófago',
  },
  {
    kind: 'porte da planta',
    sort: 'plant',
    members:
      'árvore, arbusto, erva, capim, cipó, grama, trepadeira, gramínea, leguminosa, palmeira, cacto, arvoreta, epífita',
  },
  {
    kind: 'árvore ou erva',
    sort: 'plant',
    members: `ipê, pau-brasil, jacarandá, mogno, cedro, seringueira, castanheira, araucária, pinheiro, eucalipto, carnaúba, babaçu, buriti,
      juazeiro, mandacaru, xique-xique, cacto, umbuzeiro, aroeira, jequitibá, peroba, figueira, mangueira, cajueiro, laranjeira,
      macieira, bananeira, coqueiro, palmeira, bambu, samambaia, avenca, musgo, orquídea, bromélia, vitória-régia, aguapé, roseira,
      girassol, margarida, violeta, lírio, tulipa, hortelã, alecrim, arruda, boldo, camomila, quaresmeira, embaúba, angico, baobá,
      carvalho, oliveira, cipreste, salgueiro, pequizeiro, sucupira, capim-dourado, juçara`,
  },
  {
    kind: 'cultivo',
    sort: 'plant',
    members: `cebola, alho, cenoura, alface, couve, repolho, abóbora, pepino, pimentão, girassol, cevada, centeio, aveia, sorgo, limão, maçã,
      manga, mamão, abacaxi, melancia, melão, coco, goiaba, caju, maracujá, açaí, cupuaçu, pêssego, pera, morango, figo, azeitona,
      castanha, lentilha, ervilha, grão-de-bico, inhame, batata-doce, beterraba, espinafre, quiabo, chuchu, berinjela, abacate,
      jabuticaba, acerola, guaraná, erva-mate, sisal, juta, dendê, mamona, oliva, linho, anil, videira`,
  },
  {
    kind: 'especiaria',
    sort: 'plant',
    members: 'pimenta, canela, cravo, noz-moscada, gengibre, açafrão, baunilha, cardamomo, cúrcuma, louro, orégano',
  },
  {
    kind: 'alimento',
    sort: 'food',
    members: `pão, bolo, biscoito, macarrão, massa, carne, peixe, frango, ovo, leite, queijo, iogurte, manteiga, margarina, azeite, óleo, açúcar,
      sal, mel, farinha, fubá, tapioca, polenta, sopa, salada, arroz, feijão, fruta, verdura, legume, cereal, grão, leguminosa,
      hortaliça, tubérculo, doce, sorvete, chocolate, bala, vinagre, molho, tempero, presunto, linguiça, salsicha, pizza, rapadura,
      melado, paçoca, farofa, feijoada, acarajé, vatapá, moqueca, pamonha, canjica, beiju, charque, mandioca, batata`,
  },
  {
    kind: 'bebida',
    sort: 'food',
    members:
      'água, suco, leite, chá, café, refrigerante, cerveja, vinho, cachaça, vodca, licor, vitamina, chimarrão, guaraná, limonada',
  },
  {
    kind: 'refeição',
    sort: 'food',
    members: 'café da manhã, almoço, jantar, lanche, ceia, merenda, sobremesa, banquete',
  },
  {
    kind: 'micróbio',
    sort: 'microbe',
    members: `mofo, giárdia, plasmódio, tripanossomo, leishmânia, paramécio, euglena, arqueia, bacilo, vibrião, espirilo, bacteriófago,
      coronavírus, salmonela, estafilococo, estreptococo, príon, diatomácea, alga, helminto, lactobacilo`,
  },
  {
    kind: 'vida na água',
    sort: 'taxon',
    members: 'plâncton, fitoplâncton, zooplâncton, nécton, bentos',
  },
  {
    kind: 'parte do corpo dos animais',
    sort: 'body',
    members: `asa, cauda, bico, pena, escama, casco, chifre, garra, pata, nadadeira, barbatana, tromba, antena, carapaça, concha, tentáculo,
      brânquia, focinho, crina, juba, ferrão, presa, teia, exoesqueleto, moela, papo, cloaca, espiráculo, probóscide, palpo`,
  },
  {
    kind: 'moradia dos animais',
    sort: 'building',
    members:
      'ninho, toca, colmeia, formigueiro, cupinzeiro, casulo, teia, aquário, gaiola, jaula, curral, chiqueiro, galinheiro, estábulo',
  },
  {
    kind: 'conjunto de seres',
    sort: 'whole',
    members:
      'bando, rebanho, manada, cardume, enxame, colônia, alcateia, matilha, ninhada, flora, fauna, biota, microbiota',
  },
  {
    kind: 'conceito da vida',
    sort: 'whole',
    members:
      'biosfera, ecossistema, bioma, comunidade, população, hábitat, nicho ecológico, biótopo, ecótono, biocenose',
  },
]
