import { type Complement, verbs } from './complementKind.ts'
import { namesDoer, namesPlace, opensInfinitive, saysAfterWhat } from './complementPhrases.ts'
import { PLACE_COMPLEMENTS } from './complementPlaces.ts'
import { TIME_COMPLEMENTS } from './complementTimes.ts'

const always = () => true

/** The kinds of complements, in the order they are tried. */
export const COMPLEMENTS: readonly Complement[] = [
  {
    pattern: 'agent/by',
    opens: /^(?:por|pel[oa]s?)\s/,
    wh: 'por quem',
    passive: true,
    type: 'person',
    strength: 0.78,
    quiz: false,
    fits: namesDoer,
  },
  {
    pattern: 'relation/how',
    opens:
      /^(?:por meio d[aeo]s?|através d[aeo]s?|por intermédio d[aeo]s?|mediante|com (?:o uso|a ajuda|o auxílio|o emprego|base)\s(?:em|d[aeo]s?|n[oa]s?)|usando|utilizando)\s/,
    wh: 'como',
    type: 'cause',
    strength: 0.8,
    quiz: true,
    fits: always,
  },
  {
    pattern: 'relation/how',
    opens: /^(?:por|pel[oa]s?)\s/,
    wh: 'como',
    verb: verbs('respirar reproduzir-se locomover-se propagar-se orientar-se guiar-se comunicar-se'),
    type: 'cause',
    strength: 0.84,
    quiz: true,
    fits: always,
  },
  {
    pattern: 'relation/according-to',
    opens: /^(?:de acordo com|conforme|segundo)\s\p{L}/u,
    wh: 'segundo que critério',
    verb: verbs('dividir subdividir classificar agrupar separar organizar ordenar distribuir'),
    passive: true,
    loose: true,
    type: 'definition',
    strength: 0.78,
    quiz: false,
    fits: saysAfterWhat,
  },
  {
    pattern: 'relation/according-to',
    opens: /^(?:de acordo com|conforme)\s\p{L}/u,
    wh: 'de acordo com o que',
    passive: true,
    type: 'definition',
    strength: 0.74,
    quiz: false,
    fits: saysAfterWhat,
  },
  {
    pattern: 'relation/what-for',
    opens: /^(?:para|a fim de)\s\p{L}/u,
    wh: 'para que',
    type: 'purpose',
    strength: 0.8,
    quiz: true,
    fits: opensInfinitive,
  },
  ...TIME_COMPLEMENTS,
  {
    pattern: 'place/complement',
    opens: /^(?:em|n[oa]s?)\s/,
    wh: 'onde',
    type: 'place',
    strength: 0.8,
    quiz: true,
    fits: namesPlace,
  },
  {
    pattern: 'relation/from',
    opens: /^(?:de|d[oa]s?)\s/,
    wh: 'de que',
    verb: verbs(
      'vir depender resultar decorrer derivar provir originar-se surgir nascer descender alimentar-se nutrir-se precisar necessitar extrair retirar',
    ),
    type: 'definition',
    strength: 0.78,
    quiz: true,
    fits: always,
  },
  {
    pattern: 'relation/in',
    opens: /^(?:em|n[oa]s?)\s/,
    wh: 'em que',
    verb: verbs(
      'basear basear-se fundamentar fundamentar-se inspirar inspirar-se transformar transformar-se converter converter-se decompor decompor-se dissociar-se ramificar-se concentrar concentrar-se apoiar-se especializar-se investir armazenar executar escrever gravar dissolver interferir resultar medir medir-se expressar expressar-se manifestar-se refletir-se',
    ),
    type: 'definition',
    strength: 0.78,
    quiz: true,
    fits: tail =>
      !/^(?:em|n[oa]s?)\s(?:\d|(?:início|começo|final|fim|meio|decorrer|auge)\sd|século|década|ano|geral|todo|vários|muitos)/u.test(
        tail,
      ),
  },
  ...PLACE_COMPLEMENTS,
  {
    pattern: 'relation/as',
    opens: /^como\s/,
    wh: 'como',
    loose: true,
    verb: verbs(
      'representar considerar classificar definir descrever usar utilizar reconhecer atuar funcionar agir nascer surgir encarar ver tratar apontar entender tomar aceitar servir',
    ),
    type: 'definition',
    strength: 0.78,
    quiz: false,
    fits: always,
  },
  {
    pattern: 'relation/to',
    opens: /^(?:a|ao|à|aos|às)\s(?!partir|uma\s(?:distância|altura|altitude|temperatura|velocidade|profundidade)\s)/,
    wh: 'a que',
    whom: 'a quem',
    verb: verbs(
      'pertencer dedicar-se conduzir opor-se destinar-se destinar ligar associar submeter atribuir relacionar adaptar-se resistir reagir aplicar aderir recorrer equiparar comparar obedecer atender sujeitar submeter-se dirigir encaminhar',
    ),
    type: 'definition',
    strength: 0.76,
    quiz: true,
    fits: always,
  },
]
