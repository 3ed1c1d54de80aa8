const WAY =
  /^(?:por|pel[oa])\s(?:(?:um|uma|meio d[aeo]|dois|três)\s)?(?:voto|votação|sufrágio|maioria|unanimidade|consenso|sorteio|aclamação|terços|quintos|plebiscito|referendo|concurso)(?![\p{L}])/u
const SYSTEM = /^(?:por|pel[oa])\s(?:um\s)?(?:sistema|regime|critério)(?![\p{L}])/u
const CHOSEN = /^(?:eleit|escolhid|indicad|selecionad|preenchid)[oa]s?$/u

/** Whether something is done in this way rather than by it: 'eleito por voto direto', 'aprovada por dois terços'. */
export function isWayOfChoosing(participle: string, by: string): boolean {
  return WAY.test(by) || (CHOSEN.test(participle) && SYSTEM.test(by))
}
