/** The closed classes: words that carry grammar rather than content. About 180, kept by hand. */
const WORDS = `
o a os as um uma uns umas ao à aos às do da dos das no na nos nas pelo pela pelos pelas num numa nuns numas dum duma
lo la los las
de em por para com sem sob sobre entre até após desde contra perante durante ante segundo conforme mediante
e ou mas nem que se como quando porque pois embora porém contudo todavia portanto logo enquanto caso senão entretanto
quem qual quais cujo cuja cujos cujas onde quanto quanta quantos quantas
eu tu ele ela eles elas nós vós você vocês me te lhe lhes nos vos mim ti si comigo contigo consigo conosco
meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas
este esta estes estas esse essa esses essas aquele aquela aqueles aquelas isto isso aquilo
deste desta destes destas desse dessa desses dessas daquele daquela daqueles daquelas disto disso daquilo
neste nesta nestes nestas nesse nessa nesses nessas naquele naquela naqueles naquelas nisto nisso naquilo
àquele àquela àqueles àquelas dele dela deles delas nele nela neles nelas
não sim já ainda também só apenas mais menos muito muita muitos muitas pouco pouca poucos poucas tão tanto tanta tantos tantas
todo toda todos todas tudo nada algum alguma alguns algumas nenhum nenhuma cada outro outra outros outras mesmo mesma mesmos mesmas
tal tais qualquer quaisquer ambos ambas assim então aqui ali lá aí
ser é são era eram foi foram será serão seria seriam seja sejam fosse fossem sendo sido
estar está estão estava estavam esteve estiveram estando
ter tem têm tinha tinham teve tiveram terá terão tendo
haver há havia houve
`

const FUNCTION_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean))

/**
 * Forms that are verbs in every sentence a textbook writes, whatever else the dictionary says of them ('são', 'era').
 */
export const ALWAYS_FINITE: ReadonlySet<string> = new Set(
  `é são era eram foi foram será serão seria seriam seja sejam fosse fossem está estão estava estavam esteve estiveram
   tem têm tinha tinham teve tiveram terá terão teria teriam há havia houve pode podem podia podiam pôde puderam poderá
   poderão poderia poderiam deve devem devia deviam deverá deverão deveria deveriam faz fazem fez fizeram fazia faziam
   vai vão ia iam quer querem dá dão vê veem vem vêm diz dizem`.split(/\s+/),
)

/** Whether the word belongs to a closed class: articles, prepositions, pronouns, conjunctions, ser/estar/ter/haver. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word.toLowerCase())
}
