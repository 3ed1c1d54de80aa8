import { type Complement, verbs } from './complementKind.ts'
import { BODY_PART, isSomewhere, namesPlace } from './complementPhrases.ts'

const always = () => true

/** Where something is made or put, and where to and from it goes. */
export const PLACE_COMPLEMENTS: readonly Complement[] = [
  {
    pattern: 'place/made-in',
    opens: /^(?:em|n[oa]s?)\s/,
    wh: 'onde',
    verb: verbs('produzir cultivar plantar fabricar armazenar guardar depositar alojar hospedar sintetizar'),
    type: 'place',
    strength: 0.78,
    quiz: false,
    fits: isSomewhere,
  },
  {
    pattern: 'place/put',
    opens: /^(?:em|n[oa]s?)\s/,
    wh: 'onde',
    verb: verbs(
      'depositar guardar armazenar plantar trabalhar viver habitar morar crescer alojar-se fixar-se instalar-se',
    ),
    across: true,
    type: 'place',
    strength: 0.76,
    quiz: false,
    // 'crescem em proporção', 'vivem em harmonia': how.
    fits: tail =>
      isSomewhere(tail) && !/^em\s(?!\p{L}+s\s?)\p{Ll}+(?:ção|são|ia|dade|mento|ura)(?![\p{L}])/u.test(tail),
  },
  {
    // 'são torradas em fornos de barro', 'é enterrada na areia'
    pattern: 'place/done-in',
    opens: /^(?:em|n[oa]s?|dentro d[aeo]s?|sobre|sob)\s/,
    wh: 'onde',
    passive: true,
    verb: verbs(
      `torrar assar queimar enterrar secar moer cozinhar cozer fermentar lavar pendurar esculpir pintar aquecer resfriar congelar filtrar
       coletar colher pescar capturar extrair estocar conservar expor exibir vender erguer construir montar fixar encaixar inserir instalar
       colocar sepultar criar`,
    ),
    type: 'place',
    strength: 0.76,
    quiz: false,
    fits: tail =>
      isSomewhere(tail) && !/^(?:em|sob|sobre)\s\p{Ll}+(?:$|[\s,](?!d[aeo]s?\s|\p{Ll}+[oae]s?(?:$|[\s,])))/u.test(tail),
  },
  {
    // 'O sangue circula dentro dos vasos'
    pattern: 'place/within',
    opens: /^(?:dentro|no interior) d[aeo]s?\s/,
    wh: 'onde',
    verb: verbs(
      'circular ficar viver crescer desenvolver-se ocorrer acontecer formar-se alojar-se situar-se localizar-se',
    ),
    type: 'place',
    strength: 0.78,
    quiz: false,
    fits: isSomewhere,
  },
  {
    pattern: 'place/appears',
    opens: /^n[oa]s?\s/,
    wh: 'onde',
    verb: verbs('aparecer'),
    type: 'place',
    strength: 0.76,
    quiz: false,
    fits: tail =>
      isSomewhere(tail) &&
      !/^n[oa]s?\s(?:\p{L}+\s)?(?:formas?|ordem|figuras?|tabelas?|mídia|história|iníci|fi[mn])/u.test(tail),
  },
  {
    pattern: 'place/to',
    opens: /^para\s/,
    wh: 'para onde',
    verb: verbs(
      'exportar enviar levar transportar migrar fugir partir viajar deslocar-se dirigir-se mudar-se transferir conduzir encaminhar',
    ),
    across: true,
    type: 'place',
    strength: 0.78,
    quiz: false,
    fits: tail => namesPlace(tail) || BODY_PART.test(tail),
  },
  {
    pattern: 'place/from',
    opens: /^(?:de|d[oa]s?)\s/,
    wh: 'de onde',
    verb: verbs('partir sair migrar fugir proceder importar trazer extrair retirar vir'),
    type: 'place',
    strength: 0.8,
    quiz: false,
    fits: namesPlace,
  },
  {
    // 'Os satélites giram em torno do planeta'
    pattern: 'relation/around',
    opens: /^(?:em torno|ao redor|em volta) d[aeo]s?\s/,
    wh: 'em torno de que',
    verb: verbs('girar orbitar rodar rotacionar circular mover-se organizar-se'),
    type: 'definition',
    strength: 0.76,
    quiz: false,
    fits: always,
  },
  {
    // 'Os navios flutuam sobre a água'
    pattern: 'relation/upon',
    opens: /^sobre\s(?:o|a|os|as|uma?)\s/,
    wh: 'sobre o que',
    verb: verbs('flutuar repousar apoiar-se assentar deslizar agir atuar incidir mover-se'),
    type: 'definition',
    strength: 0.76,
    quiz: false,
    fits: always,
  },
]
