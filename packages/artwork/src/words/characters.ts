/**
 * Characters, brands and known people, in plain words: the artist draws none of them. Where the tables know a phrase as
 * well ('homem aranha' is a super-hero there), that is drawn and the name told.
 */
export const CHARACTERS: ReadonlySet<string> = new Set(
  `homem aranha|homem de ferro|super homem|superman|batman|mulher maravilha|hulk|capitao america|coringa|
  pikachu|pokemon|charizard|mario bros|super mario|luigi|sonic|minecraft|steve do minecraft|creeper|roblox|fortnite|
  free fire|among us|huggy wuggy|elsa|frozen|olaf|moana|ariel|barbie|
  mickey|minnie|pateta|pato donald|donald|disney|shrek|nemo|dory|simba|rei leao|mufasa|peppa|peppa pig|bluey|
  bob esponja|patrick estrela|lula molusco|galinha pintadinha|patrulha canina|turma da monica|monica|
  cebolinha|cascao|magali|chico bento|menino maluquinho|emilia do sitio|chapolin|ben 10|goku|naruto|sasuke|
  luffy|dragon ball|one piece|hello kitty|stitch|lilo|toy story|buzz lightyear|relampago mcqueen|mcqueen|
  carros da disney|minions|minion|garfield|scooby doo|scooby|tom e jerry|pica pau do desenho|harry potter|hermione|
  voldemort|darth vader|star wars|yoda|thanos|vingadores|godzilla|king kong|wandinha|ladybug|miraculous|
  neymar|messi|cristiano ronaldo|cr7|pele jogador|vini jr|anitta|ronaldinho|luva de pedreiro|felipe neto|
  coca cola|guarana antarctica|pepsi|mcdonalds|mc donalds|burger king|nike|adidas|ferrari|lamborghini|fusca|
  iphone|xbox|playstation|nintendo|netflix|youtube|tiktok|instagram|google|nutella|oreo|toddynho|nescau|havaianas|
  flamengo|corinthians`
    .split('|')
    .map(phrase => phrase.trim())
    .filter(phrase => phrase !== ''),
)

/** First names of people: whose they are a drawing cannot show. */
export const PEOPLE: ReadonlySet<string> = new Set(
  `ana maria joao pedro lucas julia sofia helena alice laura miguel arthur davi gabriel bernardo samuel enzo mateus
  matheus rafael guilherme gustavo felipe bruno beatriz larissa camila amanda bianca yasmin manuela isabela valentina
  cecilia luiza livia heitor theo nicolas thiago tiago carlos jose paulo antonio francisco eduardo leticia mariana
  fernanda isabella gabriela rodrigo marcelo leonardo daniel henrique caio vitor victor igor renato luana bruna carol
  carolina lara benicio lorenzo murilo`.split(/\s+/),
)
