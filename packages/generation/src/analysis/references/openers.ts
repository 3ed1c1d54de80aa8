import { pattern } from '../../lexicon/words.ts'

/** Words that tie a sentence to the one before and can be left out without changing what it says. */
const CONNECTORS = new RegExp(
  '^(?:' +
    [
      'Além d(?:isso|isto|esse|este)s?|Para tanto(?=,)|Como o (?:próprio )?nome (?:já )?(?:sugere|diz|indica)(?=,)',
      'Por(?:tanto|ém)',
      'Assim(?: sendo)?',
      'Desse modo|Deste modo|Dessa forma|Desta forma|Dessa maneira|Desta maneira|De igual (?:modo|forma)|Da ' +
        'mesma (?:forma|maneira)|Do mesmo modo',
      'Logo',
      'Contudo|Entretanto|No entanto|Todavia|Não obstante',
      'Por (?:exemplo|outro lado|um lado|sua vez|conseguinte|consequência|isso|isto|fim)',
      'Como (?:resposta|consequência|resultado|sabemos|se sabe|(?:já ' +
        ')?(?:vimos|dissemos|explicamos|visto|dito|explicado|mencionado|comentado|discutido|citado|descrito|foi ' +
        '(?:visto|dito|definido|explicado|mencionado))[^,]{0,40})',
      'Em (?:resumo|suma|síntese|geral|outras palavras|primeiro lugar|segundo lugar|contrapartida|consequência)',
      'De (?:modo|forma|maneira) (?:geral|resumida|simples|simplificada)|No (?:geral|conjunto)(?=,)',
      'De fato|Claro|É claro que|Mais precisamente|Note-se que|Na verdade|Na realidade|Na prática|Com efeito',
      'Ou seja|Isto é|Ademais|Também|Afinal|Enfim|Finalmente|Primeiramente|Inicialmente|Basicamente|' +
        'Resumidamente|Resumindo|Atualmente|Hoje em ' +
        'dia|Hoje|Igualmente|Consequentemente|Consequentemente|Naturalmente|Obviamente|Curiosamente|Vale ' +
        '(?:lembrar|ressaltar|destacar|notar) que|É importante ' +
        '(?:lembrar|ressaltar|destacar|notar|saber|salientar|frisar|mencionar|observar) que|Cabe ' +
        '(?:lembrar|ressaltar|destacar) que|É possível ' +
        '(?:perceber|observar|notar|dizer|afirmar|concluir|verificar) que|Pode-se ' +
        '(?:perceber|observar|notar|afirmar|concluir) que|Foi (?:observado|verificado|constatado) que|Note ' +
        'que|Por favor,? (?:note|observe|lembre-se(?: de)?|repare) que|Observe ' +
        'que|Lembre-se(?: de)? que|Perceba que|Podemos dizer que|Pode-se dizer que|Sabe-se ' +
        'que|Sabemos que',
      'Nesse (?:contexto|sentido|caso|processo)|Neste (?:contexto|sentido|caso)|Nessa perspectiva|Nesta ' +
        'perspectiva|Com isso|Com isto|Dito isso',
      '(?:Depois|Diante|A partir|Em vista|Apesar|Por conta|Por causa|Em (?:razão|função|virtude|decorrência)) ' +
        'd(?:isso|isto)|(?:Devido|Graças) a (?:isso|isto)|Tendo isso em vista|Sendo assim|Isso posto|Feito ' +
        'isso|Ainda assim|Mesmo assim|Sim',
      'A partir de então|Desde então|Além do mais|Por ess[ea] (?:motivo|razão)|Por est[ea] (?:motivo|razão)',
      // 'Estudos têm revelado que…', 'Os resultados apontam que…': what has been found out is told as such.
      '(?:(?:Algun|Vário|Diverso|Muito|Numeroso|Inúmero)s |Os )?(?:[Ee]studos|[Rr]esultados)(?: ' +
        '(?:anteriores|recentes|obtidos|encontrados))? (?:têm ' +
        ')?(?:revel|mostr|demonstr|apont|confirm|indic)(?:am|aram|ado) ' +
        'que|(?:(?:Alguma|Vária|Diversa|Muita|Numerosa|Inúmera)s |As )?[Pp]esquisas(?: (?:anteriores|recentes))? ' +
        '(?:têm )?(?:revel|mostr|demonstr|apont|confirm|indic)(?:am|aram|ado) que',
      'Também(?= (?:em|n[oa]s?) )|(?:Porém|Entretanto|Contudo)(?= (?:em|n[oa]s?|d[oa]s?|com|para|por) )',
      '(?:Certamente|Realmente|Seguramente|Indiscutivelmente|Definitivamente)(?= [oa]s? |,)',
      'Mas|E|Pois|Então|(?:Já|Atualmente|Então|Entretanto|Contudo|Porém|Assim|Hoje)(?= [oa]s? ' +
        ')|Já|Ora|Aí|Genericamente|Simultaneamente|Adicionalmente|Normalmente|Geralmente|Tipicamente',
    ].join('|') +
    String.raw`)\s*(,|:)?\s+`,
  'u',
)
/** These connect only when a comma follows: 'Assim, …' but not 'Assim como …'. */
const NEEDS_COMMA = pattern('')`^(?:${'opener that needs a comma'}|Já,)`
/** 'Porém no verão …' */
const BEFORE_CIRCUMSTANCE = /(?:Também|Porém|Entretanto|Contudo)\s(?:em|n[oa]s?|d[oa]s?|com|para|por)/u
/** These need no comma before a subject with its article: 'Atualmente o termo é…'. */
const BEFORE_ARTICLE = pattern('u')`
  ^${'opener before an article'}\s[oa]s?\s|^Por\s(?:isso|isto)\s(?!(?:é|foi|mesmo|que)\s)
  |^Pois\s(?:para|quando|se|caso)\s|^${BEFORE_CIRCUMSTANCE}\s`
/** '6 Os verbos são…': a number of the page or of a note, run into the sentence. */
const NUMBER_BEFORE = /^\d{1,3}\s(?:[-–]\s)?(?=(?:O|A|Os|As|Um|Uma|Todos|Todas)\s\p{Ll})/u

/** 'Posteriormente Ana ganhou…': no comma before a name. */
const WHEN_BEFORE_NAME = pattern('u')`^${'time before a name, capital'}\s(?=\p{Lu}\p{Ll}+(?:\s\S+){3})`

/** The sentence without openers that only connect it, its first letter in upper case. */
export function stripOpeners(text: string): string {
  let rest = text.replace(NUMBER_BEFORE, '').replace(WHEN_BEFORE_NAME, '')
  for (let round = 0; round < 3; round++) {
    const match = CONNECTORS.exec(rest)
    if (!match) break
    if (NEEDS_COMMA.test(match[0]) && match[1] === undefined && !BEFORE_ARTICLE.test(rest)) break
    const after = rest.slice(match[0].length)
    if (after.split(' ').length < 4) break
    rest = capitalise(after)
  }
  return rest
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Lower-cases the first letter unless the first word is a name, an acronym or a letter spoken of ('B significa azul').
 */
export function decapitalise(text: string, isName: (word: string) => boolean): string {
  const first = /^[\p{L}\p{N}.-]+/u.exec(text)?.[0] ?? ''
  if (first.length > 1 && first === first.toUpperCase()) return text
  if (/^[B-DF-NP-Z]$/u.test(first)) return text
  return isName(first) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
