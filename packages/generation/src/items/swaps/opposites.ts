/**
 * Words that exclude one another, a line for each group: where a text says one of them of something, another of its group is
 * wrong. Adjectives stand in the masculine singular, verbs in the infinitive; the nouns of a line share their gender.
 */

/** Left out are pairs that make nonsense of set phrases: 'recursos naturais', 'saúde pública'. */
export const ADJECTIVES = `
maior menor
máximo mínimo
superior inferior
externo interno
central periférico
alto baixo
elevado baixo
quente frio
úmido seco
rápido lento
forte fraco
longo curto
largo estreito
profundo raso
grande pequeno
amplo reduzido
denso ralo
leve pesado
quantitativo qualitativo
salgado doce
sólido líquido gasoso
horizontal vertical
direto indireto
positivo negativo
orgânico inorgânico
estático dinâmico
abstrato concreto
ativo passivo
fixo móvel
aberto fechado
fértil estéril
genérico específico
visível invisível
contínuo descontínuo
permanente temporário
primário secundário terciário
federal estadual municipal
mundial nacional regional
anual mensal semanal diário
absoluto relativo
oriental ocidental
setentrional meridional
unicelular pluricelular
monofilético polifilético
procarionte eucarionte
autótrofo heterótrofo
herbívoro carnívoro onívoro
biótico abiótico
sexuado assexuado
aeróbico anaeróbico
exotérmico endotérmico
convexo côncavo
inicial final
democrático autoritário
legislativo executivo judiciário
analógico digital
síncrono assíncrono
gratuito pago
igual diferente
`

/** Left out is what is made and unmade: nobody builds to destroy, nor defines a source by what it uses up. */
export const VERBS = `
aumentar diminuir
absorver liberar
permitir impedir
proibir obrigar
começar terminar
subir descer
entrar sair
ganhar perder
unir separar
abrir fechar
aquecer resfriar
acelerar retardar
enviar receber
incluir excluir
adicionar remover
atrair repelir
contrair relaxar
importar exportar
fortalecer enfraquecer
facilitar dificultar
ampliar reduzir
`

export const NOUNS = `
norte sul leste oeste
nordeste sudeste noroeste sudoeste
início fim
entrada saída
manhã tarde noite
verão inverno outono
criação extinção
aumento decréscimo
redução ampliação
oxigênio nitrogênio hidrogênio
chuva neve
exportação importação
vitória derrota
metro quilômetro centímetro
`

/** What a thing is welcome for: put into its opposite, no thing would be made, asked for or defined by it. */
export const WELCOME = /^(?:permit|facilit|fortalec|preserv)/u

/** What things are told of for having much of. */
export const WEIGHTY =
  /^(?:influência|importância|impacto|destaque|sucesso|relevância|papel|prestígio|repercussão|reconhecimento|fama|valor|nome|contribuição|interesse|avanço|marco)s?$/u

/** Set phrases whose second word has no opposite: 'ensino superior'; nobody is told of as 'um dos menores poetas'. */
export const SET_PHRASES =
  /^(?:ensino|curso|nível|educação|formação|instituiç\p{L}+|escola|grau) superior|^(?:vez|vezes|parte|maioria) maior|^longo prazo|^zero absoluto|^poder absoluto|^meio \p{L}+|^alta qualidade|^alto mar|^d[oa]s (?:maiores|melhores) /u
