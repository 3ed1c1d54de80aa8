import type { BuildingKind } from './buildings.ts'
import { buildingInfo } from './buildings.ts'
import { side } from './city.ts'

export const text = {
  title: 'Cidade Sustentável',
  loadFailed: 'Não foi possível abrir sua cidade',
  day: (day: number) => `Dia ${day}`,
  passDay: 'Passar o dia',
  coins: 'Moedas',
  energy: 'Energia',
  water: 'Água',
  perDay: (amount: number) => `${amount >= 0 ? '+' : '−'}${Math.abs(amount)} por dia`,
  people: 'Moradores',
  happiness: 'Felicidade',
  pollution: 'Poluição',
  sustainability: 'Sustentabilidade',
  grid: 'Mapa da cidade',
  palette: 'O que construir?',
  demolish: 'Demolir',
  demolishTitle: (what: string) => `Demolir ${what}?`,
  demolishAsk: 'Metade das moedas volta. Até o dia da cidade passar, não perguntamos de novo.',
  demolishYes: 'Demolir',
  demolishNo: 'Deixar como está',
  demolishHint: 'Toque numa construção para demolir e receber metade das moedas de volta.',
  emptyHint: 'Aqui não há nada para demolir.',
  noTool: 'Escolha uma construção e toque num terreno vazio.',
  keys: 'No teclado: setas andam pelo mapa, Enter constrói ou demole; C, L, P, E, F e H constroem na hora; Esc solta.',
  missions: 'Missões',
  missionDone: 'Missão concluída',
  missionToast: (title: string) => `Missão concluída: ${title}`,
  missionCoins: (coins: number) => `A cidade ganhou ${coins} moedas.`,
  reward: (reward: number) => `${reward} XP e ${reward} moedas`,
  tooDear: 'faltam moedas',
  resources: 'Recursos Insuficientes',
  resourcesHint: (cost: number, name: string) => `Você precisa de ${cost} moedas para construir ${name}`,
  occupied: (name: string) => `Já existe ${name} aqui. Escolha um terreno vazio.`,
  built: (what: string, coins: number) => `Construção pronta: ${what}. Restam ${coins} moedas.`,
  demolished: (what: string, refund: number) => `Demolição feita: ${what}. Você recebeu ${refund} moedas de volta.`,
  dayReport: (day: number, income: number) => `Começou o dia ${day}. A cidade recebeu ${income} moedas.`,
  closed: (count: number) =>
    count === 1
      ? 'Faltou energia ou água: 1 construção ficou fechada hoje.'
      : `Faltou energia ou água: ${count} construções ficaram fechadas hoje.`,
  offline: 'Sem conexão. Continue jogando: a cidade será guardada quando a internet voltar.',
  startOver: 'Começar outra cidade',
  startOverTitle: 'Começar outra cidade?',
  startOverHint: 'Esta cidade some do mapa e você volta a ter 100 moedas. As missões concluídas continuam concluídas.',
  startOverYes: 'Começar outra',
  startOverNo: 'Ficar com esta',
  newCity: 'Cidade nova: dia 1, 100 moedas e o terreno todo vazio.',
  allDone: 'Você concluiu todas as missões. Agora a cidade é sua: até onde ela vai?',
} as const

/** 'a casa', 'o parque'. */
export const theBuilding = (kind: BuildingKind) =>
  `${buildingInfo(kind).article === 'uma' ? 'a' : 'o'} ${buildingInfo(kind).name}`

/** 'Uma casa', 'Um parque'. */
export const withArticle = (kind: BuildingKind) => `${buildingInfo(kind).article} ${buildingInfo(kind).name}`

export const capital = (words: string) => `${words.charAt(0).toLocaleUpperCase('pt-BR')}${words.slice(1)}`

/** 'Linha 2, coluna 3: casa' */
export function cellName(cell: number, kind: BuildingKind | null): string {
  const where = `Linha ${Math.floor(cell / side) + 1}, coluna ${(cell % side) + 1}`
  return `${where}: ${kind ? buildingInfo(kind).name : 'terreno vazio'}`
}

/** What a building brings and takes, in a few words. */
export function aboutBuilding(kind: BuildingKind): string {
  const { income, energy, water, gives, pollution, happiness } = buildingInfo(kind)
  const parts = [
    ...(income > 0 ? [`rende ${income} moedas por dia`] : []),
    ...(gives > 0 ? [`dá ${gives} de água`] : []),
    ...(energy > 0 ? [`gasta ${energy} de energia e ${water} de água`] : []),
    `felicidade ${signed(happiness)}`,
    `poluição ${signed(pollution)}`,
  ]
  return parts.join(', ')
}

const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`)
