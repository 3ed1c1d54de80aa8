import { plain } from './normalize.ts'

/** Words before which a noun is expected: what follows them and is not known is told to the child. */
export const DETERMINERS = new Set(
  (
    'um uma uns umas o a os as do da dos das no na nos nas num numa com de e meu minha meus minhas seu sua teu ' +
    'tua dois duas tres quatro cinco seis sete oito nove dez doze vinte cem mil muitos muitas este esta esse essa ' +
    'pelo pela ao aos'
  ).split(' '),
)

export const NUMBERS: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  doze: 12,
  vinte: 20,
  onze: 11,
  treze: 13,
  quatorze: 14,
  catorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  cem: 100,
  mil: 1000,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  '10': 10,
  muitos: 3,
  muitas: 3,
  varios: 3,
  varias: 3,
  alguns: 2,
  algumas: 2,
  casal: 2,
}

/** Adjectives that praise or tell of a character: they change nothing that is seen. */
export const NICE = new Set(
  plain(
    `bonito bonita bonitos bonitas lindo linda lindos lindas lindão lindona legal legais fofo fofa fofos fofas fofinho
    fofinha querido querida queridos queridas feliz felizes alegre alegres contente contentes simpático simpática
    engraçado engraçada engraçados engraçadas divertido divertida incrível incríveis maravilhoso maravilhosa perfeito
    perfeita bom boa bons boas ótimo ótima belo bela belos belas bonitinho bonitinha amigável amigo amiga amigos amigas
    esperto esperta inteligente corajoso corajosa valente simples especial famoso famosa favorito favorita super
    colorido colorida coloridos coloridas muito muita bem tão mágico mágica encantado encantada encantados novo nova
    sozinho sozinha brincalhão curioso curiosa calmo calma tranquilo tranquila carinhoso carinhosa gentil`,
  ).split(/\s+/),
)

/** Everyday words that are no things: never guessed to be misspelt nouns, never told to be unknown. */
export const OTHER = new Set(
  plain(
    `jogo jogos brincadeiras passeio que se por para pra pro perto longe dentro fora sobre sob entre atrás frente
    lado cima baixo embaixo debaixo ali aqui lá já mais menos muito muita
    pouco bem mal não sim também quando onde como porque depois antes hoje ontem amanhã sempre nunca tudo todo toda
    todos todas cada outro outra outros outras
    ele ela eles elas você vocês nos lhe me te isso isto aquilo esse essa aquele aquela mesmo mesma tipo jeito vez
    dia dias tarde manhã hora ano anos
    grande grandes pequeno pequena pequenos pequenas bonito bonita bonitos bonitas lindo linda feliz felizes alegre
    triste bravo brava fofo fofa legal
    novo nova velho velha alto alta gordo gorda magro magra forte rápido rápida devagar lento quente frio fria gelado
    gelada cheio cheia vazio vazia
    colorido colorida coloridos azul azuis verde verdes vermelho vermelha vermelhos amarelo amarela amarelos roxo
    roxa rosa-choque preto preta branco branca
    cinza marrom laranja-claro dourado prateado brilhante gigante enorme mágico mágica engraçado engraçada perigoso
    perigosa deitado deitada sentado sentada
    parado parada perdido perdida sozinho sozinha junto juntos juntas brincando correndo pulando voando nadando
    comendo bebendo dormindo jogando lendo
    escrevendo desenhando pintando cantando dançando andando subindo descendo caindo olhando vendo chorando sorrindo
    rindo estudando trabalhando plantando
    colhendo cozinhando passeando viajando pescando montado montada pedalando dirigindo chutando soltando empinando
    tomando segurando abraçando beijando
    brincar correr pular voar nadar comer dormir jogar ler escrever desenhar pintar cantar dançar andar olhar ver ser
    estar ter fazer ir vir dar
    brinca corre pula voa nada come dorme joga lê anda olha vê é são está estão tem têm faz vai vão foi era tinha
    gosta gosto quero queria fica moram mora vive
    jogam brincam correm pulam voam nadam comem dormem andam soltam solta toca tocam pesca pescam bebe bebem
    planta-se colhe leva levam segura passeia passeiam
    desenho desenhe desenha faça pinte imagem cena quadro título coisa coisas lugar modo brasil brasileiro brasileira
    mundo-novo super amigável favorito favorita
    chamado chamada nome cor cores parte perna pé mão cabeça céu boca olho olhos orelha rabo nariz cabelo fim começo
    meio pessoas vida paz sonho medo alegria beira beirada futuro passado
    ombro ombros braço braços barriga costas dedo dedos joelho pescoço testa bochecha mãos pés colo
    janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro segunda terça quarta
    quinta sexta sábado domingo
    pijama japão japao rock banda maluquinho pokémon
    fui fomos vou vamos caprichoso garantido roda rodas
    ana maria joão pedro lucas júlia sofia helena alice laura miguel arthur davi gabriel bernardo samuel enzo mateus
    matheus rafael guilherme gustavo
    felipe bruno beatriz larissa camila amanda bianca yasmin manuela isabela valentina cecília luiza lívia heitor
    theo nicolas thiago tiago carlos josé
    paulo antônio francisco eduardo
    diferente diferentes igual iguais pq vc tb pq mt mto eh nao so salvando salva ajudando ajuda morando mora
    aprendendo esperando patinando surfando`,
  ).split(/\s+/),
)
