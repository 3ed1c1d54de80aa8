import { analyse } from '@capivira/portuguese/morphology'

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** What in the story of a life somebody does, and nothing or nobody else. */
const WITHOUT_OBJECT = list(
  `nascer morrer falecer viver viajar voltar retornar regressar mudar casar estudar trabalhar ingressar lutar dedicar formar filiar exilar
   participar candidatar aposentar matricular alistar refugiar naturalizar converter estrear morar residir adoecer passar`,
)
const WITH_OBJECT = list(
  `publicar escrever fundar criar aprender ensinar lecionar compor pintar gravar lançar ganhar receber defender tornar conhecer descobrir
   inventar construir desenvolver abandonar assumir disputar vencer conquistar comprar vender organizar dirigir apresentar recusar
   frequentar cursar conceber projetar traduzir exercer integrar liderar chefiar denunciar visitar percorrer herdar esculpir fotografar
   estrelar interpretar treinar marcar alcançar obter ocupar bater deixar participar`,
)

/** The readings of a verb as what one did, its pronoun left off. */
export function pasts(verb: string) {
  const bare = verb.replace(/-(?:se|l?[oa]s?)$/u, '').toLowerCase()
  return analyse(bare).filter(
    a =>
      a.category === 'verb' &&
      a.person === 3 &&
      a.number === 's' &&
      (a.tense === 'preterite' || a.tense === 'imperfect'),
  )
}

/** Whether a verb, in the past, tells what one person did: 'publicou', 'casou-se', 'morreu'. */
export function isPersonal(verb: string): boolean {
  return pasts(verb).some(({ lemma }) => WITHOUT_OBJECT.has(lemma) || WITH_OBJECT.has(lemma))
}

/** Whether what stands right after the verb would be its subject: 'morreu o pai'. */
export function needsNoObject(verb: string): boolean {
  return pasts(verb).some(({ lemma }) => WITHOUT_OBJECT.has(lemma))
}
