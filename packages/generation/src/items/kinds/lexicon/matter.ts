import type { KindList } from '../kindList.ts'

/** Elements, compounds, materials, and what physics says of them. */
export const MATTER: readonly KindList[] = [
  {
    kind: 'elemento químico',
    sort: 'substance',
    members: `hidrogênio, hélio, lítio, berílio, boro, carbono, nitrogênio, oxigênio, flúor, neônio, sódio, magnésio, alumínio, silício,
      fósforo, enxofre, cloro, argônio, potássio, cálcio, titânio, cromo, manganês, ferro, cobalto, níquel, cobre, zinco, arsênio,
      selênio, bromo, criptônio, prata, cádmio, estanho, antimônio, iodo, xenônio, césio, bário, tungstênio, platina, ouro, mercúrio,
      chumbo, bismuto, polônio, radônio, tório, urânio, plutônio`,
  },
  {
    kind: 'composto químico',
    sort: 'substance',
    members: `gás carbônico, amônia, metano, ozônio, etanol, álcool, acetona, formol, ácido clorídrico, ácido sulfúrico, ácido nítrico,
      ácido acético, ácido carbônico, soda cáustica, bicarbonato de sódio, carbonato de cálcio, cloreto de sódio, sal de cozinha,
      hidróxido de sódio, óxido de ferro, monóxido de carbono, dióxido de enxofre, peróxido de hidrogênio, água oxigenada, sacarose,
      glicose, frutose, lactose, vinagre, cal, potassa, salitre`,
  },
  {
    kind: 'classe de compostos',
    sort: 'substance',
    members: `ácido, base, sal, óxido, hidreto, peróxido, álcool, éter, éster, cetona, aldeído, amina, amida, hidrocarboneto, alcano, alceno,
      alcino, fenol, polímero, silicato, sulfato, nitrato, carbonato, fosfato, cloreto, sulfeto, hidróxido, isômero`,
  },
  {
    kind: 'composto das plantas',
    sort: 'substance',
    members: `flavonoide, alcaloide, tanino, saponina, terpeno, fenol, antocianina, cumarina, esteroide, quinona, triterpeno, glicosídeo,
      óleo essencial, resina, látex, cafeína, lignina, clorofila, caroteno, composto fenólico`,
  },
  {
    kind: 'parte da matéria',
    sort: 'substance',
    members:
      'átomo, molécula, íon, próton, nêutron, elétron, núcleo, eletrosfera, cátion, ânion, isótopo, partícula, fóton',
  },
  {
    kind: 'estado da matéria',
    sort: 'substance',
    members: 'sólido, líquido, gás, vapor, plasma',
  },
  {
    kind: 'mistura',
    sort: 'substance',
    members: 'solução, suspensão, coloide, liga metálica, emulsão, amálgama, soluto, solvente, precipitado',
  },
  {
    kind: 'metal ou liga',
    sort: 'substance',
    members: `ferro, aço, bronze, latão, cobre, estanho, chumbo, zinco, alumínio, ouro, prata, platina, níquel, titânio, ferro-gusa, mercúrio,
      tungstênio`,
  },
  {
    kind: 'material de construção',
    sort: 'substance',
    members: `cimento, concreto, tijolo, areia, cal, gesso, argamassa, telha, pedra, madeira, asfalto, brita, vidro, cerâmica, aço, barro, palha,
      mármore, granito, argila, piche`,
  },
  {
    kind: 'material de uso',
    sort: 'substance',
    members: `plástico, vidro, papel, papelão, metal, borracha, couro, cerâmica, porcelana, isopor, silicone, cortiça, marfim, cera, cola, tinta,
      verniz, celulose, pergaminho, papiro, madeira, alumínio, resina`,
  },
  {
    kind: 'tecido de pano',
    sort: 'substance',
    members: 'algodão, lã, seda, linho, náilon, poliéster, veludo, couro, juta, lycra, feltro, brim',
  },
  {
    kind: 'parte do solo',
    sort: 'substance',
    members:
      'areia, argila, silte, húmus, cascalho, lama, poeira, seixo, sedimento, calcário, serrapilheira, rocha-mãe',
  },
  {
    kind: 'resíduo',
    sort: 'substance',
    members:
      'lixo, esgoto, chorume, entulho, sucata, resíduo, dejeto, fumaça, fuligem, poluente, cinza, rejeito, bagaço, vinhaça',
  },
  {
    kind: 'produto da lavoura',
    sort: 'substance',
    members:
      'adubo, fertilizante, agrotóxico, inseticida, herbicida, calcário, esterco, pesticida, fungicida, ração, defensivo',
  },
  {
    kind: 'rocha ou mineral',
    sort: 'substance',
    members: `gabro, pedra-pomes, obsidiana, riolito, argilito, folhelho, siltito, conglomerado, quartzito, xisto, filito, dolomita, hematita,
      magnetita, bauxita, cassiterita, pirita, galena, gipsita, talco, grafite, topázio, esmeralda, rubi, safira, ametista, turmalina,
      água-marinha, opala, ágata, fluorita, apatita, coríndon, halita, malaquita, olivina, sílex, carvão mineral, minério de ferro,
      pedra preciosa`,
  },
  {
    kind: 'material do vulcão',
    sort: 'substance',
    members: 'magma, lava, cinza, rocha, fumarola, gás, pedra-pomes',
  },
  {
    kind: 'combustível',
    sort: 'substance',
    members:
      'gás natural, urânio, turfa, hulha, carvão mineral, carvão vegetal, óleo diesel, hidrogênio, álcool, bagaço de cana',
  },
  {
    kind: 'fonte de energia',
    sort: 'substance',
    members: 'petróleo, carvão mineral, gás natural, água, vento, sol, biomassa, urânio, lenha, maré',
  },
  {
    kind: 'forma de onda ou raio',
    sort: 'substance',
    members: `luz, som, infrassom, ultrassom, raio X, raio gama, micro-onda, onda de rádio, infravermelho, ultravioleta, radiação,
      onda eletromagnética, onda sonora, onda mecânica, laser`,
  },
  {
    kind: 'fenômeno das ondas',
    sort: 'process',
    members: `reflexão, refração, difração, interferência, polarização, ressonância, eco, reverberação, dispersão, absorção, efeito doppler,
      batimento, propagação, vibração, oscilação`,
  },
  {
    kind: 'medida da onda',
    sort: 'magnitude',
    members: 'frequência, período, amplitude, comprimento de onda, velocidade, fase, crista, vale',
  },
  {
    kind: 'qualidade do som',
    sort: 'magnitude',
    members: 'altura, intensidade, timbre, duração, ritmo, volume',
  },
  {
    kind: 'grandeza',
    sort: 'magnitude',
    members: `trabalho, carga elétrica, corrente elétrica, tensão elétrica, resistência elétrica, potência elétrica, impulso, torque,
      deslocamento, entropia, entalpia, empuxo, tração, atrito, calor, calor específico, capacidade térmica, densidade demográfica,
      concentração, inércia, ângulo, período, quantidade de movimento, campo elétrico, campo magnético`,
  },
  {
    kind: 'tipo de força',
    sort: 'magnitude',
    members:
      'peso, força normal, atrito, tração, empuxo, força elástica, gravidade, força centrípeta, força magnética, força elétrica',
  },
  {
    kind: 'componente elétrico',
    sort: 'device',
    members: `resistor, capacitor, indutor, transistor, diodo, fusível, disjuntor, interruptor, gerador, pilha, bateria, tomada, fio, lâmpada,
      transformador, motor, bobina, relé, chave, dínamo, receptor, LED, painel solar, medidor, para-raios`,
  },
  {
    kind: 'material elétrico',
    sort: 'substance',
    members: 'condutor, isolante, semicondutor, supercondutor',
  },
  {
    kind: 'qualidade dos materiais',
    sort: 'quality',
    members: `dureza, brilho, cor, densidade, elasticidade, maleabilidade, ductilidade, condutividade, porosidade, permeabilidade,
      impermeabilidade, transparência, viscosidade, solubilidade, tenacidade, acidez, inflamabilidade, fluidez, plasticidade, textura,
      odor, sabor, ponto de fusão, ponto de ebulição, eletronegatividade, reatividade, rigidez, flexibilidade`,
  },
]
