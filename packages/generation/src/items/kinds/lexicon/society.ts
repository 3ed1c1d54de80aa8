import type { KindList } from '../kindList.ts'

/** Institutions, power, law, money, events and customs. */
export const SOCIETY: readonly KindList[] = [
  {
    kind: 'órgão do governo',
    sort: 'organization',
    members: `senado, câmara, assembleia, congresso, tribunal, ministério, conselho, parlamento, prefeitura, secretaria, tribunato, consulado,
      magistratura, câmara dos deputados, câmara municipal, supremo tribunal, poder executivo, poder legislativo, poder judiciário,
      poder moderador, cortes, comissão, areópago, eclésia, bulé, gerúsia, comício, gabinete, defensoria, polícia, exército, marinha`,
  },
  {
    kind: 'organização da sociedade',
    sort: 'organization',
    members: `partido, sindicato, associação, cooperativa, igreja, empresa, banco, escola, universidade, clube, fundação, corporação de ofício,
      ONG, federação, liga, irmandade, confraria, companhia, multinacional, cartório, hospital, academia, guilda, hansa`,
  },
  {
    kind: 'reunião de empresas',
    sort: 'organization',
    members: 'cartel, truste, holding, monopólio, oligopólio, fusão, consórcio, conglomerado',
  },
  {
    kind: 'forma de governo',
    sort: 'idea',
    members: `império, reinado, regência, feudalismo, federação, confederação, principado, triunvirato, consulado, diretório, tribunato,
      despotismo, totalitarismo, autocracia, plutocracia, timocracia, diarquia`,
  },
  {
    kind: 'doutrina',
    sort: 'idea',
    members: `iluminismo, mercantilismo, fisiocracia, feminismo, abolicionismo, federalismo, republicanismo, pacifismo, colonialismo,
      neoliberalismo, keynesianismo, integralismo, tenentismo, coronelismo, populismo, sionismo, pan-africanismo, darwinismo social,
      militarismo, trabalhismo, ambientalismo, humanismo, racionalismo`,
  },
  {
    kind: 'sistema econômico',
    sort: 'idea',
    members:
      'capitalismo, socialismo, comunismo, feudalismo, mercantilismo, escravismo, comunismo primitivo, anarquismo, liberalismo',
  },
  {
    kind: 'corrente da filosofia',
    sort: 'idea',
    members: `empirismo, racionalismo, idealismo, materialismo, existencialismo, positivismo, estoicismo, epicurismo, ceticismo, cinismo,
      utilitarismo, pragmatismo, criticismo, fenomenologia, estruturalismo, hedonismo, niilismo, sofística, escolástica, patrística`,
  },
  {
    kind: 'lei ou ordem',
    sort: 'document',
    members: `lei, constituição, decreto, código, portaria, estatuto, regulamento, edital, norma, resolução, édito, medida provisória, emenda,
      alvará, carta régia, ato institucional, bula, projeto de lei, regimento, foral, ato adicional, plano diretor`,
  },
  {
    kind: 'acordo',
    sort: 'document',
    members:
      'tratado, acordo, pacto, aliança, convenção, armistício, trégua, contrato, concordata, convênio, protocolo, declaração',
  },
  {
    kind: 'papel de cartório',
    sort: 'document',
    members: `certidão, contrato, testamento, escritura, procuração, diploma, certificado, passaporte, carteira de identidade, recibo, ata,
      censo, requerimento, atestado, currículo, formulário, nota fiscal, boleto, inventário, título de eleitor`,
  },
  {
    kind: 'publicação',
    sort: 'document',
    members: `livro, jornal, revista, artigo, tese, dissertação, monografia, relatório, enciclopédia, dicionário, manual, almanaque, panfleto,
      folheto, boletim, atlas, apostila, manifesto, catálogo`,
  },
  {
    kind: 'imposto',
    sort: 'money',
    members: `imposto, taxa, tributo, dízimo, quinto, derrama, pedágio, multa, talha, corveia, banalidade, capitação, mão-morta, censo,
      contribuição, tarifa, finta, sisa, imposto de renda`,
  },
  {
    kind: 'dinheiro',
    sort: 'money',
    members: `salário, lucro, renda, juro, dívida, empréstimo, crédito, moeda, aluguel, preço, capital, mais-valia, despesa, receita, custo,
      dote, indenização, prejuízo, investimento, poupança, ação, subsídio, pensão, esmola`,
  },
  {
    kind: 'moeda',
    sort: 'money',
    members:
      'real, dólar, euro, libra, peso, iene, cruzeiro, cruzado, réis, franco, marco, yuan, rublo, dracma, denário, sestércio',
  },
  {
    kind: 'conceito da economia',
    sort: 'idea',
    members: `inflação, recessão, oferta, demanda, monopólio, concorrência, produto interno bruto, balança comercial, superávit, déficit,
      desemprego, globalização, mercado, deflação, câmbio, consumo, produção, especulação`,
  },
  {
    kind: 'forma de trabalho',
    sort: 'idea',
    members: `escravidão, servidão, trabalho assalariado, parceria, arrendamento, mutirão, artesanato, manufatura, maquinofatura, colonato,
      encomienda, mita, escambo, trabalho livre, servidão por dívida, terceirização, trabalho escravo, trabalho compulsório`,
  },
  {
    kind: 'modo de produzir no campo',
    sort: 'idea',
    members: `monocultura, policultura, agricultura familiar, plantation, agronegócio, agricultura de subsistência, pecuária extensiva,
      pecuária intensiva, agroecologia, agricultura orgânica, agrofloresta, rotação de culturas, roça`,
  },
  {
    kind: 'atividade econômica',
    sort: 'process',
    members: `extrativismo vegetal, extrativismo mineral, apicultura, avicultura, suinocultura, garimpo, tecelagem, metalurgia, siderurgia,
      serviço, construção civil, transporte, finanças, aquicultura, horticultura, caça e pesca`,
  },
  {
    kind: 'conflito',
    sort: 'event',
    members: `guerra, batalha, revolução, revolta, rebelião, motim, levante, insurreição, conjuração, inconfidência, golpe, invasão, cerco,
      cruzada, guerrilha, atentado, massacre, confronto, guerra civil, combate, sublevação, golpe de Estado`,
  },
  {
    kind: 'protesto',
    sort: 'event',
    members: 'greve, passeata, manifestação, boicote, ocupação, comício, abaixo-assinado, panelaço, piquete, marcha',
  },
  {
    kind: 'ato da política',
    sort: 'event',
    members: `eleição, votação, plebiscito, referendo, impeachment, renúncia, deposição, abdicação, nomeação, promulgação, dissolução,
      intervenção, censura, reforma, veto, anistia, posse, cassação, coroação, proclamação, independência, abolição, audiência pública,
      sufrágio, recall`,
  },
  {
    kind: 'festa',
    sort: 'event',
    members: `carnaval, festa junina, festival, feira, exposição, show, concerto, espetáculo, cerimônia, missa, procissão, romaria, casamento,
      batizado, funeral, folia de reis, congada, cavalhada, campeonato, olimpíada, natal, páscoa, quaresma, desfile, baile, torneio`,
  },
  {
    kind: 'pena',
    sort: 'idea',
    members:
      'prisão, multa, exílio, degredo, tortura, forca, açoite, excomunhão, banimento, confisco, ostracismo, fogueira, pena de morte, guilhotina',
  },
  {
    kind: 'direito',
    sort: 'idea',
    members: `liberdade, igualdade, propriedade, voto, saúde, educação, moradia, segurança, lazer, cidadania, alimentação, transporte,
      previdência, greve, livre expressão, ir e vir`,
  },
  {
    kind: 'problema social',
    sort: 'quality',
    members: `pobreza, miséria, fome, desemprego, violência, desigualdade, racismo, preconceito, discriminação, exclusão, analfabetismo,
      corrupção, criminalidade, poluição, congestionamento, machismo, xenofobia, intolerância, exploração, censura, inflação, epidemia,
      trabalho infantil, falta de moradia, segregação espacial, especulação imobiliária, seca, mortalidade infantil, trânsito, enchente`,
  },
  {
    kind: 'problema do ambiente',
    sort: 'process',
    members: `desmatamento, queimada, poluição, extinção, aquecimento global, efeito estufa, desertificação, contaminação, chuva ácida,
      ilha de calor, inversão térmica, erosão, assoreamento, impermeabilização, eutrofização, enchente, salinização, arenização,
      caça predatória, sobrepesca, tráfico de animais`,
  },
  {
    kind: 'processo social',
    sort: 'process',
    members: `urbanização, industrialização, globalização, migração, êxodo rural, colonização, independência, abolição, modernização,
      mecanização, imigração, emigração, povoamento, conurbação, metropolização, gentrificação, verticalização, favelização,
      democratização, redemocratização, privatização, descolonização, nacionalização, terceirização, automação, desindustrialização,
      reforma agrária, centralização, descentralização, secularização, alfabetização, catequização, aculturação, miscigenação,
      segregação, concentração fundiária, periferização, desconcentração industrial, transição demográfica, estatização`,
  },
  {
    kind: 'serviço público',
    sort: 'organization',
    members:
      'saneamento, coleta de lixo, transporte coletivo, iluminação, abastecimento, correio, saúde, educação, segurança, limpeza urbana, assistência social, esgoto',
  },
  {
    kind: 'religião',
    sort: 'idea',
    members: `catolicismo, protestantismo, islamismo, judaísmo, budismo, hinduísmo, candomblé, umbanda, espiritismo, cristianismo, xintoísmo,
      taoísmo, confucionismo, zoroastrismo, luteranismo, calvinismo, anglicanismo, politeísmo, monoteísmo, ateísmo, animismo`,
  },
  {
    kind: 'ideia religiosa',
    sort: 'idea',
    members: `pecado, salvação, ressurreição, reencarnação, paraíso, inferno, purgatório, indulgência, sacramento, batismo, dogma, fé, milagre,
      heresia, oração, jejum, peregrinação, predestinação, excomunhão`,
  },
  {
    kind: 'esporte',
    sort: 'process',
    members: `futebol, vôlei, voleibol, basquete, handebol, natação, atletismo, ginástica, judô, tênis, xadrez, capoeira, boxe, ciclismo,
      surfe, esgrima, hipismo, remo, rúgbi, beisebol, golfe, corrida, maratona, polo aquático, salto em altura, caratê`,
  },
  {
    kind: 'dança ou ritmo',
    sort: 'work',
    members: `samba, frevo, maracatu, forró, baião, xote, bossa nova, choro, axé, funk, rock, jazz, blues, reggae, valsa, tango, polca, lundu,
      maxixe, modinha, ciranda, jongo, carimbó, fandango, catira, salsa, hip-hop, rap, sertanejo, pagode, balé`,
  },
  {
    kind: 'ordem de Estado',
    sort: 'whole',
    members: 'Estado, nação, pátria, povo, governo, sociedade, república, soberania, território',
  },
]
