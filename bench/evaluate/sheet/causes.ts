/** Why a reader would not keep an item, in the order of the keys 1 to 9 and 0 on the page. */
export const CAUSES = {
  errada: 'Resposta errada ou não apoiada pelo trecho',
  vaga: 'Não se entende sem o documento',
  português: 'Português malfeito',
  entregue: 'A pergunta entrega a resposta',
  irrelevante: 'Não vale a pena perguntar',
  incompleta: 'Resposta incompleta ou comprida demais',
  duas: 'Mais de uma resposta defensável',
  alternativas: 'Alternativas fracas ou estranhas',
  texto: 'Texto danificado na leitura do PDF',
  repetida: 'Repete outra',
} as const

export type Cause = keyof typeof CAUSES

export const isCause = (text: string): text is Cause => Object.hasOwn(CAUSES, text)
