/**
 * Listed nouns that the dictionary takes for a form of another word: 'mangue' of 'mangar'. Only of these is the lemma asked when the lists are read, for asking
 * it of thousands of words takes a quarter of a second; a test finds those that are missing here.
 */
export const OTHER_LEMMAS: ReadonlySet<string> = new Set(
  `acerola alforriado amida amina amorita angiosperma apatita aquarela aroeira arqueia aspas assalariado assentado banhado bauxita bentos
   boto briófita bugio calcita carpo cassiterita cemento ciranda cladística coala codorna coivara combinatória comprimido congada console
   coriza corredeira cortes costas cruzado cumarina cuíca derrama diatomácea dolomita dopamina elegia ema entalpia entrevistado epífita
   escambo escravizado euglena exilado filogenética finanças fluorita frevo físico-química galena gameta garoa geopolítica gimnosperma
   gipsita grado halita hematita inverno jongo juta lavadora leguminosa libras magnetita malaquita maloca mamona mangue maxixe meia melado
   memórias micro-ondas mita modinha moqueca moça muda obsidiana oca ondulatória organela outono paca parênteses patela patrística
   perereca pintado pirita planilha polia prateado precipitado primata primavera pteridófita pupa quintilha quinto radicando rastelo
   refino refugiado resfriado restinga reticências ribeirinho rodoviária roça runa réis salga serraria sertanejo siderúrgica sobrescrita
   sofística sulfeto supernova sátrapa tanino termoquímica trena tricoma trova tupi tupla uracila verão vestido xote zabumba óculos óptica`.split(
    /\s+/,
  ),
)
