import { type Complement, verbs } from './complementKind.ts'
import { isSomewhere, namesPlace } from './complementPhrases.ts'

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
]
