import type { KindList } from '../kindList.ts'

/** Land, water, weather, sky and the places people make of them. */
export const LAND: readonly KindList[] = [
  {
    kind: 'corpo de água',
    sort: 'landscape',
    members: `oceano, mar, rio, lago, lagoa, laguna, riacho, córrego, ribeirão, igarapé, açude, represa, poço, cachoeira, cascata, catarata,
      corredeira, pântano, brejo, baía, golfo, enseada, estreito, canal, geleira, iceberg, aquífero, lençol freático, fiorde, banhado, reservatório`,
  },
  {
    kind: 'parte do rio',
    sort: 'landscape',
    members:
      'nascente, foz, leito, margem, meandro, afluente, subafluente, várzea, curso, delta, estuário, vazante, corredeira, bacia',
  },
  {
    kind: 'forma do relevo',
    sort: 'landscape',
    members: `monte, platô, caverna, gruta, cratera, penhasco, várzea, talude, voçoroca, cuesta, inselberg, mesa, patamar, tabuleiro, dorsal,
      fossa oceânica, maciço, ravina, desfiladeiro, depressão relativa`,
  },
  {
    kind: 'forma da costa',
    sort: 'landscape',
    members: `praia, restinga, duna, falésia, ilha, arquipélago, península, istmo, cabo, ponta, baía, enseada, golfo, mangue, atol, recife,
      tômbolo, litoral, lagoa costeira`,
  },
  {
    kind: 'vegetação',
    sort: 'landscape',
    members: `floresta, mata, selva, savana, cerrado, caatinga, campo, pradaria, estepe, tundra, taiga, manguezal, restinga, mata ciliar,
      capoeira, cerradão, mata de araucárias, mata de cocais, floresta tropical, floresta temperada, deserto`,
  },
  {
    kind: 'parte do ambiente',
    sort: 'landscape',
    members: 'solo, subsolo, ar, atmosfera, vegetação, relevo, fauna, flora',
  },
  {
    kind: 'porção da Terra',
    sort: 'place',
    members: 'continente, oceano, país, ilha, hemisfério, região, mar, arquipélago, península',
  },
  {
    kind: 'camada do planeta',
    sort: 'landscape',
    members: `crosta, manto, núcleo, litosfera, astenosfera, crosta terrestre, núcleo externo, núcleo interno, placa tectônica, moho`,
  },
  {
    kind: 'esfera da Terra',
    sort: 'landscape',
    members: 'biosfera, atmosfera, hidrosfera, litosfera, criosfera',
  },
  {
    kind: 'estrutura geológica',
    sort: 'landscape',
    members: `escudo cristalino, bacia sedimentar, dobramento, falha, placa tectônica, cordilheira, dorsal, zona de subducção, hotspot,
      vulcão, epicentro, hipocentro, horst, graben, cráton`,
  },
  {
    kind: 'tempo atmosférico',
    sort: 'event',
    members: `chuva, neve, granizo, geada, orvalho, neblina, nevoeiro, garoa, vento, brisa, furacão, tornado, ciclone, tufão, tempestade,
      trovão, raio, relâmpago, seca, estiagem, frente fria, monção, arco-íris, onda de calor, nevasca, nuvem`,
  },
  {
    kind: 'elemento do clima',
    sort: 'magnitude',
    members:
      'temperatura, umidade, pressão atmosférica, precipitação, insolação, nebulosidade, amplitude térmica, pluviosidade',
  },
  {
    kind: 'fator do clima',
    sort: 'magnitude',
    members: 'latitude, altitude, maritimidade, continentalidade, corrente marítima, massa de ar, relevo, vegetação',
  },
  {
    kind: 'desastre',
    sort: 'event',
    members: `terremoto, maremoto, tsunami, erupção, deslizamento, avalanche, enchente, inundação, incêndio, seca, furacão, desabamento,
      desmoronamento, vazamento, alagamento`,
  },
  {
    kind: 'corpo celeste',
    sort: 'sky',
    members: `meteorito, nebulosa, buraco negro, supernova, anã branca, gigante vermelha, pulsar, quasar, planeta anão, exoplaneta,
      estrela de nêutrons`,
  },
  {
    kind: 'movimento da Terra',
    sort: 'process',
    members: 'rotação, translação, precessão, nutação, revolução',
  },
  {
    kind: 'fenômeno do céu',
    sort: 'event',
    members:
      'eclipse, equinócio, solstício, aurora polar, maré, chuva de meteoros, lua cheia, lua nova, quarto crescente, quarto minguante',
  },
  {
    kind: 'povoação',
    sort: 'place',
    members: `cidade, vila, aldeia, povoado, bairro, metrópole, megalópole, megacidade, subúrbio, periferia, capital, cidade-estado, quilombo,
      arraial, burgo, região metropolitana, centro, vilarejo, cidade média, cidade global, conurbação, maloca, redução, missão`,
  },
  {
    kind: 'divisão política',
    sort: 'place',
    members: `país, estado, município, província, distrito, território, condado, cantão, departamento, comarca, capitania, reino, colônia,
      feudo, ducado, principado, satrapia, nomo, região, sesmaria, união, confederação, vice-reino, capitania-geral`,
  },
  {
    kind: 'propriedade rural',
    sort: 'place',
    members: `latifúndio, minifúndio, fazenda, sítio, chácara, sesmaria, engenho, plantation, assentamento, gleba, lote, estância, feudo, manso,
      roça, cooperativa, colônia agrícola, lavoura, pasto, pomar, horta, canavial, cafezal`,
  },
  {
    kind: 'moradia',
    sort: 'building',
    members: `casa, apartamento, cortiço, barraco, favela, condomínio, oca, maloca, palafita, sobrado, palácio, castelo, senzala, casa-grande,
      cabana, tenda, mansão, loteamento, conjunto habitacional, iglu, choupana, pensão, hotel`,
  },
  {
    kind: 'lugar de culto',
    sort: 'building',
    members:
      'templo, igreja, catedral, mosteiro, mesquita, sinagoga, capela, convento, terreiro, santuário, basílica, abadia, zigurate',
  },
  {
    kind: 'lugar de cultura',
    sort: 'building',
    members: `teatro, anfiteatro, estádio, arena, biblioteca, museu, cinema, circo, coliseu, escola, universidade, centro cultural, arquivo,
      galeria, ginásio, hipódromo`,
  },
  {
    kind: 'monumento',
    sort: 'building',
    members:
      'pirâmide, obelisco, estátua, túmulo, arco do triunfo, esfinge, mausoléu, muralha, aqueduto, coluna, ponte, farol, torre',
  },
  {
    kind: 'obra de transporte',
    sort: 'building',
    members: `ponte, estrada, rodovia, ferrovia, hidrovia, ciclovia, túnel, viaduto, porto, aeroporto, estação, rodoviária, canal, avenida, rua,
      praça, calçada, terminal, oleoduto, gasoduto, metrô`,
  },
  {
    kind: 'lugar de produção',
    sort: 'building',
    members: `fábrica, usina, oficina, refinaria, siderúrgica, mina, garimpo, frigorífico, moinho, armazém, estaleiro, olaria, laboratório,
      engenho, serraria, manufatura, usina hidrelétrica, usina termelétrica, usina nuclear, usina eólica, silo, mercado, feira`,
  },
  {
    kind: 'obra de saneamento',
    sort: 'building',
    members: `aterro sanitário, lixão, represa, barragem, açude, dique, estação de tratamento, cisterna, fossa, poço, aqueduto, canal, esgoto,
      bueiro, galeria pluvial, usina de reciclagem`,
  },
  {
    kind: 'fortificação',
    sort: 'building',
    members: 'forte, fortaleza, castelo, muralha, torre, quartel, trincheira, fosso, paliçada, prisão, guarita',
  },
  {
    kind: 'parte de um edifício',
    sort: 'building',
    members: `parede, teto, telhado, porta, janela, piso, coluna, arco, abóbada, cúpula, escada, varanda, pátio, alicerce, viga, laje,
      corredor, sala, quarto, cozinha, banheiro, fachada, vitral, altar, nave, capitel, muro`,
  },
  {
    kind: 'direção',
    sort: 'place',
    members: 'norte, sul, leste, oeste, nordeste, sudeste, noroeste, sudoeste, zênite, horizonte',
  },
  {
    kind: 'linha da Terra',
    sort: 'place',
    members:
      'equador, trópico, meridiano, paralelo, círculo polar, fuso horário, eixo, polo, hemisfério, linha do equador',
  },
]
