import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    '**Biosfera**: conjunto das regiões da Terra onde há vida.',
    'O que é a biosfera? → Conjunto das regiões da Terra onde há vida',
  ],
  [
    '**Classe** - modelo de onde se derivam os objetos do programa.',
    'O que é a classe? → Modelo de onde se derivam os objetos do programa',
  ],
  [
    '**Utilitas**: funcionalidade dos espaços de uma casa para quem mora nela.',
    'O que é Utilitas? → Funcionalidade dos espaços de uma casa para quem mora nela',
  ],
  [
    '**GTLD**: São domínios genéricos, sem indicação de país.',
    'O que é GTLD? → Domínios genéricos, sem indicação de país',
  ],
  [
    '- PlotMap (sucessor do Plot3): Programa de mapas tanto para escolas como para empresas de turismo.',
    'O que é PlotMap? → Programa de mapas tanto para escolas como para empresas de turismo',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'definition/glossary')).toEqual([expected])
})

test('an article before the noun, and a relative with its verb', () => {
  const text =
    '# A mecânica\n\n- **Estática**: O ramo que estuda os corpos em equilíbrio.\n- **Atrito**: A causa do ' +
    'aquecimento das rodas do trem.'
  expect(found(text, 'definition/glossary')).toEqual([
    'O que é a estática? → O ramo que estuda os corpos em equilíbrio',
    'O que é o atrito? → A causa do aquecimento das rodas do trem',
  ])
})

test('what else is said of it stands after the definition', () => {
  const text = '# A costa\n\n- Baías: reentrâncias largas do litoral; abrigam portos e servem à pesca.'
  expect(found(text, 'definition/glossary')).toEqual(['O que são baías? → Reentrâncias largas do litoral'])
})

test.each([
  '**Dica**: leia sempre o capítulo inteiro antes de responder.',
  'Fonte: Instituto Brasileiro de Geografia e Estatística.',
  'Exemplo 2: a soma de dois números pares.',
  // What a line deals with is no meaning of its name.
  '# A química\n\n- Água: ocorrência e importância na vida animal e vegetal.',
  '# O correio\n\n- SMTP: armazenamento/encaminhamento no servidor de quem recebe.',
  '# A língua\n\n- Estudo dos gêneros: tecnologia da comunicação entre pessoas: impacto e função social.',
])('no entry: %s', text => {
  expect(found(text, 'definition/glossary')).toEqual([])
})

test.each([
  [
    '**Cartel**: acordo entre empresas para controlar preços e produção\n\n**Truste**: fusão de empresas sob um ' +
      'controle único',
    'O que é o cartel? → Acordo entre empresas para controlar preços e produção',
  ],
  [
    '**Urbanização**: Grande mudança pela qual passam as cidades e os seus moradores.',
    'O que é a urbanização? → Grande mudança pela qual passam as cidades e os seus moradores',
  ],
])('what a bold term means, without a point: %s', (text, expected) => {
  expect(found(text, 'definition/glossary')).toContain(expected)
})

test.each([
  '**Supremacia naval**: A poderosa marinha inglesa protegia o comércio marítimo e garantia o acesso a mercados.',
  '**Frutos**: Resultantes do desenvolvimento do ovário após a fertilização, protegem as sementes.',
  '**Raízes**: Responsáveis pela fixação da planta ao solo e pela absorção de água.',
  '**Desmatamento**: A remoção de florestas para a agricultura e a urbanização leva à perda de biodiversidade.',
  '**Urbana**: costumes da elite burguesa do Rio de Janeiro.',
  '**Habitação**: Bairros operários superpopulosos e insalubres.',
  '**Novos materiais**: aço, alumínio, produtos químicos sintéticos.',
  '**Bancos e indústrias**: crescente interpenetração entre capital financeiro e industrial.',
])('says no meaning: %s', text => {
  expect(found(text, 'definition/glossary')).toEqual([])
})

test('the first of several things is no definition of them', () => {
  const text = '# Deriva\n\n- **Provas**: encaixe entre as duas costas; fósseis iguais dos dois lados do oceano.'
  expect(found(text, 'definition/glossary')).toEqual([])
})

test('something that passes between two is told of both', () => {
  const text =
    '# Vocabulário\n\n**Trânsito**: fenômeno em que um planeta passa entre a Terra e o Sol e aparece como um ' +
    'ponto escuro.'
  expect(found(text, 'definition/glossary')).toEqual([
    'O que é o trânsito? → Fenômeno em que um planeta passa entre a Terra e o Sol e aparece como um ponto escuro',
  ])
})

test('a word no dictionary has is a word among words', () => {
  const list = [
    '**Elipse**: omissão de um termo da frase.',
    '**Pleonasmo**: repetição de uma ideia na frase.',
    '**Assíndeto**: falta de conjunção entre orações.',
  ]
  expect(found(`# Figuras\n\n- ${list.join('\n- ')}`, 'definition/glossary')).toContain(
    'O que é assíndeto? → Falta de conjunção entre orações',
  )
})

test.each([
  ['what a thing has', '- Potencial: cultivo de uvas na margem do rio'],
  ['a verb', '- Contém: água, sais, gordura e pedaços de fibra dissolvida'],
])('the label of %s is no term', (_, line) => {
  expect(found(`# Mata\n\nA mata fica na serra e chega ao litoral.\n\n${line}`, 'definition/glossary')).toEqual([])
})

test('labels that describe the noun of the heading are its sorts', () => {
  const text =
    '# O mar\n\n## Navegação\n\n- **Costeira**: viagem perto da terra, de porto em porto.\n- **Oceânica**: ' +
    'viagem em mar aberto, guiada pelas estrelas.'
  expect(found(text, 'definition/glossary')).toEqual([
    'O que é a navegação costeira? → Viagem perto da terra, de porto em porto',
    'O que é a navegação oceânica? → Viagem em mar aberto, guiada pelas estrelas',
  ])
})

test.each([
  ['a note on what matters', '**Massapé**: destaque para a região da mata e dos engenhos.'],
  ['a use', '**Manejo da horta**: uso como unidade de estudo na escola.'],
  ['another name', '**Fileiras deitadas**: linhas ou séries (1 a 7).'],
  ['what it was against', '**Reação ao Parnasianismo**: período anterior à segunda guerra.'],
  ['what it is made of', '**Estrutura**: casca dura com duas camadas de cal.'],
])('%s is no definition', (_, text) => {
  expect(found(text, 'definition/glossary')).toEqual([])
})

test('terms of a glossary are no sorts of it', () => {
  const text =
    '# A vila\n\n## Glossário\n\n- **Meeiro**: lavrador que divide a colheita com o dono da terra.\n- ' +
    '**Agregado**: morador que vive em terra alheia e presta serviços ao dono.'
  expect(found(text, 'definition/glossary')).toEqual([
    'O que é o meeiro? → Lavrador que divide a colheita com o dono da terra',
  ])
})

test.each([
  [
    '- **mRNA**: São moléculas que levam a mensagem do núcleo.',
    'O que é mRNA? → Moléculas que levam a mensagem do núcleo',
  ],
  [
    'Nivelador: É um aparelho que mede a altura do terreno.',
    'O que é o nivelador? → Um aparelho que mede a altura do terreno',
  ],
])('a term before a point and what it is: %s', (line, expected) => {
  expect(found(`# Vocabulário\n\n${line}`, 'definition/glossary')).toEqual([expected])
})

test('bare lines one after the other, each with its term and what it is', () => {
  const text =
    '# A costa\n\nEnseada: Pequena baía aberta para o mar.\n\nPraia (orla): Faixa de areia que fica entre o mar ' +
    'e a terra firme.\n\nHábitat: Lugar onde vive uma espécie.'
  expect(found(text, 'definition/glossary')).toEqual([
    'O que é a enseada? → Pequena baía aberta para o mar',
    'O que é a praia? → Faixa de areia que fica entre o mar e a terra firme',
    'O que é hábitat? → Lugar onde vive uma espécie',
  ])
})

test('what a plan of lessons has is no term', () => {
  const text =
    '# A aula\n\nMetodologia: Aula expositiva com uso de imagens.\n\nRecursos: Projetor, quadro e cópias do ' +
    'texto.\n\nAvaliação: Participação dos alunos nas atividades da turma.'
  expect(found(text, 'definition/glossary')).toEqual([])
})

test.each([
  [
    'Golfinho: Um ser da água doce que respira por pulmões.\n\nMangue: Terra alagada onde a maré entra.',
    'O que é o golfinho? → Um ser da água doce que respira por pulmões',
  ],
  [
    'Anfíbios: Seres vivos que passam parte da vida na água.\n\nMangue: Terra alagada onde a maré entra.',
    'O que são anfíbios? → Seres vivos que passam parte da vida na água',
  ],
  [
    'Falésia: Toda encosta que a água do mar desgasta.\n\nCostumes: Diversas maneiras como um povo faz festa.',
    'O que são costumes? → Diversas maneiras como um povo faz festa',
  ],
  [
    '- Barragens de terra: as que usam argila para segurar a água.',
    'O que são barragens de terra? → Barragens que usam argila para segurar a água',
  ],
  [
    '- Tenebrismo: Uso de sombras fortes na pintura de um quadro.',
    'O que é o tenebrismo? → Uso de sombras fortes na pintura de um quadro',
  ],
])('however the definition opens: %s', (list, expected) => {
  expect(found(`# Palavras\n\n${list}`, 'definition/glossary')).toContain(expected)
})

test('its members are not what it is', () => {
  const text =
    '# Uniões\n\nBenelux: Bélgica e Países Baixos, Grão-Ducado de Luxemburgo.\n\nHansa: União de cidades que ' +
    'faziam comércio no mar do Norte.'
  expect(found(text, 'definition/glossary')).toEqual([
    'O que é Hansa? → União de cidades que faziam comércio no mar do Norte',
  ])
})

test.each([
  [
    '- Anfíbio: diz-se do animal que vive na terra e na água.',
    'O que é o anfíbio? → Animal que vive na terra e na água',
  ],
  [
    '- Predador: animal que caça outros para se alimentar.',
    'O que é predador? → Animal que caça outros para se alimentar',
  ],
  [
    '- Herbívoro: aquele que se alimenta apenas de plantas.',
    'O que é o herbívoro? → Aquele que se alimenta apenas de plantas',
  ],
  ['- Película: camada fina que cobre a semente.', 'O que é a película? → Camada fina que cobre a semente'],
  [
    '- Cidadania: conjunto de direitos e deveres de quem vive em um país.',
    'O que é a cidadania? → Conjunto de direitos e deveres de quem vive em um país',
  ],
  ['- Camada O: parte do solo formada por folhas.', 'O que é Camada O? → Parte do solo formada por folhas'],
])('as dictionaries and handouts have it: %s', (list, expected) => {
  expect(found(`# Palavras\n\n${list}`, 'definition/glossary')).toEqual([expected])
})

test('somebody told of with the years of his life', () => {
  const text = 'Maria Prado (1851–1920): pintora de santos e de marinhas do litoral norte. Viveu em Olinda.'
  expect(found(text, 'definition/glossary')).toEqual([
    'Quem foi Maria Prado? → Pintora de santos e de marinhas do litoral norte',
  ])
})

test.each([
  ['- Vento alísio: aquele que sopra dos trópicos.', 'O que é o vento alísio? → Vento que sopra dos trópicos'],
  [
    '- Maré viva: a que ocorre na lua nova e na cheia.',
    'O que é a maré viva? → Maré que ocorre na lua nova e na cheia',
  ],
])('that one of which the term says the kind: %s', (list, expected) => {
  expect(found(`# Palavras\n\n${list}`, 'definition/glossary')).toEqual([expected])
})

test('the number of a step or a clause is no word', () => {
  const entry = (label: string) => `# O acordo\n\n**${label}** – documento que diz o que cada parte deve.`
  for (const label of ['Cláusula Nona', 'Quarta fase', 'Fase 2'])
    expect(found(entry(label), 'definition/glossary')).toEqual([])
  expect(found(entry('Contrato'), 'definition/glossary')).toHaveLength(1)
})

test('what stands under its role in something is not told what it is', () => {
  const list =
    '- Agricultura: o plantio de mudas que resistem à seca;\n- Pesca: a criação de peixes em tanques pequenos.'
  expect(found(`# Cooperativas\n\nAplicações:\n${list}`, 'definition/glossary')).toEqual([])
  expect(found(`# Cooperativas\n\nTermos:\n${list}`, 'definition/glossary')).toHaveLength(2)
})

test.each([
  ['Produtos', 'Sabão: sal de ácido graxo obtido pela reação de uma gordura com uma base.'],
  ['Produtos', 'Soda cáustica: base forte usada para desentupir canos.'],
  ['Causas da poluição', 'Chuva ácida: precipitação com ácidos que se formam na fumaça.'],
  ['Aplicações', 'Filtração: processo que separa a areia da água.'],
  ['Usos', 'VPN: rede privada criada sobre a internet pública.'],
  ['Consequências', 'Cartismo: movimento que pedia o voto secreto.'],
  ['Exemplos', 'Antítese: aproximação de palavras de sentidos opostos.'],
])('under %s a genus opens a definition: %s', (role, entry) => {
  const text = `# Estudo\n\n${role}:\n- ${entry}\n- Pesca: a criação de peixes em tanques pequenos.`
  const [term = '', definition = ''] = entry.split(': ')
  const facts = found(text, 'definition/glossary')
  expect(facts).toHaveLength(1)
  expect(facts[0]?.toLowerCase()).toContain(term.toLowerCase())
  expect(facts[0]).toContain(definition.slice(1, -1))
})

test.each([
  ['Aplicações', 'Agricultura: o desenvolvimento de sementes que resistem à seca.'],
  ['Benefícios', 'Emprego: oferta de vagas na vila do porto.'],
  ['Impactos', 'Assoreamento: acúmulo de areia no rio, que a mata evita.'],
  ['Usos', 'Medicina: aparelho que mede a pressão do sangue.'],
  ['Impactos', 'Fauna: morte de animais que vivem no mangue.'],
])('under %s no genus tells what it does: %s', (role, entry) => {
  expect(found(`# Estudo\n\n${role}:\n- ${entry}`, 'definition/glossary')).toEqual([])
})

test('one thing is not several, whatever describes them', () => {
  expect(found('- **Alelo**: as diferentes versões de um gene da planta.', 'definition/glossary')).toEqual([])
})
