import { type Complement, verbs } from './complementKind.ts'
import { BODY_PART, isSomewhere, namesPlace } from './complementPhrases.ts'

/** 'por volta de', 'por vários motivos', 'pelo mundo': when, why and where. */
const NO_WAY =
  /^(?:por|pel[oa]s?)\s(?:causa|volta|exemplo|isso|conta|vezes|falta|medo|motivos?|raz(?:ão|ões)|tod[oa]s?|vári|divers|muit|pouc|algu|outr|cerca|mais|menos|um|dois|duas|três|quatro|\d|completo|inteiro|trás|primeir|último|mundo|\p{Lu})/u

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
    // 'crescem em proporção', 'vivem em harmonia': how; 'cresceu em tamanho': in which respect.
    fits: tail =>
      isSomewhere(tail) &&
      !/^em\s(?:tamanho|números?|volume|altura|comprimento|peso|quantidade|valor|largura|espessura)(?![\p{L}])/u.test(
        tail,
      ) &&
      !/^em\s(?!\p{L}+s\s?)\p{Ll}+(?:ção|são|ia|dade|mento|ura)(?![\p{L}])/u.test(tail),
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
  {
    // 'Os órgãos análogos surgem por convergência', 'a gripe se transmite pelo ar'
    pattern: 'relation/how',
    opens: /^(?:por|pel[oa]s?)\s/,
    wh: 'como',
    verb: verbs('surgir formar-se originar-se transmitir-se dar-se ocorrer acontecer multiplicar-se'),
    type: 'cause',
    strength: 0.8,
    quiz: false,
    fits: tail => !NO_WAY.test(tail) && !namesPlace(tail),
  },
  {
    // 'A luz se propaga em linha reta'
    pattern: 'relation/how',
    opens: /^em\s(?:linhas?|ondas?|círculos?|espira(?:l|is)|órbitas?|zigue-zague|todas\sas\sdireções)(?![\p{L}])/u,
    wh: 'como',
    verb: verbs('propagar-se mover-se deslocar-se viajar girar'),
    type: 'cause',
    strength: 0.8,
    quiz: false,
    fits: always,
  },
  {
    // 'Os pinguins cobrem o ninho com pedras'
    pattern: 'relation/with-what',
    opens: /^com\s/,
    wh: 'com o que',
    verb: verbs('alimentar cobrir encher forrar revestir adubar irrigar nutrir tingir pintar untar temperar'),
    across: true,
    type: 'definition',
    strength: 0.76,
    quiz: false,
    fits: tail =>
      !/^com\s(?:que|[oa]s?\s(?:objetivo|ajuda|auxílio)|\p{L}+(?:dade|ção|eza|ância|ência|cuidado|sucesso))(?![\p{L}])/u.test(
        tail,
      ),
  },
]
