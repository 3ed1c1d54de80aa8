import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Fact } from '../fact.ts'
import { wordsIn } from './phrasing.ts'

/** An answer is completed only so far that one can still hold it in mind. */
const MOST_WORDS = 24
/** Steps are told up to the last. */
const MOST_OF_STEPS = 28

type Completion = {
  /** Answers that may need it. */
  of: RegExp
  /** What follows them in the sentence. */
  after: RegExp
  /** Whether the questions are such that it belongs to them. */
  asked?: RegExp
}

const MADE_OF = /^De que (?:é|são|foi|foram|se)\s/u

const COMPLETIONS: readonly Completion[] = [
  // 'no prazo de dez dias | após a entrega'
  {
    of: /^N[oa]\s(?:prazo|limite)\s(?:máximo\s|mínimo\s)?de\s/u,
    after: /^\s(?:após|depois|antes|a partir|a contar|contad[oa]s?)\s[^,.;:()]{4,70}/u,
  },
  // 'em três fases | : plantio, cultivo e colheita'
  {
    of: /(?:^|\s)(?:dois|duas|três|quatro|cinco|seis)\s\p{Ll}+s(?:\s\p{Ll}+s)?$/iu,
    after: /^:\s[^.;:()]{3,110}\se\s[^.;:(),]{3,60}(?=\.?$|;)/u,
  },
  // 'desde que pague a taxa | e que traga os documentos'
  { of: /^(?:Desde|Contanto) que\s/u, after: /^,?\se que\s[^,.;:()]{8,110}/u },
  // 'primeiro lê o programa, em seguida o carrega | , e então o executa'
  {
    of: /\s(?:primeiro|primeiramente|inicialmente)\s.*,\s/u,
    after: /^,?\se\s(?:então|depois|por fim|finalmente|em seguida)\s[^,.;:()]{8,80}(?=\.?$|;)/u,
  },
  // 'lê um trecho do livro | e, em seguida, passa a outro'
  {
    of: /^\p{Lu}\p{Ll}+\s/u,
    after: /^\se,\s(?:em seguida|depois|então|por fim),\s[^,.;:()]{8,100}(?=\.?$|;)/u,
    asked: /^O que (?:faz|fazem|acontece)\s/u,
  },
  // 'coloca um rótulo ou um número | , dependendo de estar na capa ou no miolo'
  { of: /\sou\s/u, after: /^,\sdependendo d[aeo]s?\s[^,.;:()]{4,70}(?=\.?$|;)/u },
  // 'para várias tarefas | , como a limpeza e a poda': alone it says too little.
  {
    of: /^(?:\p{L}+\s)?(?:(?:divers|vári|muit|cert|determinad|inúmer|outr)[oa]s|algumas|alguns|diferentes)\s\S+(?:\s\S+){0,2}$/iu,
    after: /^,\s(?:tais\s)?como\s(?:[oa]s?\s)?\p{Ll}[^.;:()]{3,90}?(?=\.?$|;)/u,
    asked: /^(?!Como|Quais)/u,
  },
  // 'sérios riscos | , como a erosão e a seca'
  {
    of: /^(?:\S+\s){0,2}\S+$/u,
    after: /^,\scomo\s(?:[oa]s?\s)?\p{Ll}[^.;:()]*?\se\s(?:[oa]s?\s)?\p{Ll}[^,.;:()]{3,50}(?=[,.;]|$)/u,
    asked: /(?:^|,\s)o que\s.+\s(?:enfrent|sofr|combat|evit|ofere|proporcion|abrig|produz)\p{L}+\?$/iu,
  },
  // 'à nota da prova | , bem como à média da turma'
  {
    of: /^(?:A|Ao|À|Aos|Às|Com|De|D[oa]s?|Em|N[oa]s?|O|A|Os|As|Um|Uma)\s/u,
    after: /^(?:,\s\p{L}+mente)?,\sbem como\s[^.;:()]{4,90}(?=\.?$|;)/u,
    asked: /^(?:A|De|Em|Com) (?:que|quem)\s/u,
  },
  // 'de maneira semelhante | à do vizinho'
  {
    of: /\s(?:similar(?:es)?|semelhantes?|parecid[oa]s?|idêntic[oa]s?|análog[oa]s?|igua(?:l|is)|diferentes?|distint[oa]s?|equivalentes?|proporciona(?:l|is))$/u,
    after: /^\s(?:a|à|ao|às|aos|d[aeo]s?|com)\s[^,.;:()]{2,60}/u,
  },
  // 'na perda de energia | na forma de calor'
  {
    of: /\s\p{L}+$/u,
    after: /^\s(?:na|em|sob(?: a)?) forma d[aeo]s?\s[^,.;:()]{3,40}(?=[,.;]|$)/u,
    asked: /^(?!De que forma)/u,
  },
  // 'Mostra o preço ou o código | , dependendo da tecla'
  {
    of: /^\p{Lu}\p{Ll}+\s/u,
    after: /^,\sdependendo\sd[aeo]s?\s[^.;:()]{4,70}(?=\.?$|;)/u,
    asked: /^O que (?:faz|fazem|acontece)\s/u,
  },
  // 'às regras da casa | , exceto nos domingos'
  { of: /\s/u, after: /^,\s(?:exceto|salvo|com exceção d[aeo]s?)\s[^,.;:()]{4,70}(?=\.?$|;)/u },
  // 'peças de cores diferentes | , mas que têm o mesmo peso': the other half of what tells them apart.
  {
    of: /^(?:\S+\s){3,16}\S+$/u,
    after: /^,\s(?:mas|porém|embora),?\s(?:que|com|sem|não)\s[^,.;:()]{4,80}(?=\.?$|;)/u,
    asked: /^O que (?:é|são|foi|foram)\s/u,
  },
  // 'a união dos saberes da roça | , como a poda, com os da escola': of one thing with another.
  {
    of: /^[OA]s?\s(?:união|combinação|fusão|junção|mistura|comparação|integração)\sd[aeo]s?\s[^,]*(?<!\s(?:com|e)\s.*)$/u,
    after: /^(?:,\s[^,.;:()]{3,50},)?\s(?:com|e)\s[^,.;:()]{4,80}(?=[,.;]|$)/u,
  },
  // 'um sal branco | , que atrai a água: a potassa': what it is called, at the end.
  {
    of: /^Uma?\s\p{Ll}+\s/u,
    after:
      /^,\s(?:que|[oa] qual|cuj[oa]s?|onde)\s[^.;:()]{4,120}:\s[oa]s?\s\p{L}[\p{L}-]+(?:\s\p{L}[\p{L}-]+){0,3}(?=\.?$)/u,
    asked: /^(?:O que|Qual)\s/u,
  },
  // 'o gerente | (e o vice)': both do it.
  { of: /^\S+(?:\s\S+){0,3}$/u, after: /^\s\((?:e|ou)\s[^()]{2,30}\)/u, asked: /^(?:O que|Quem)\s/u },
  // 'processo em que o açúcar é quebrado | , liberando calor'
  {
    of: /^(?:\S+\s){3,9}\S+$/u,
    after:
      /^,\s(?:liber|produz|ger|form|transform|transfer|originando|pass|transport|absorv)\p{L}*ndo\s[^,.;:()]{4,55}(?=\.?$|;)/u,
    asked: /^O que (?:é|são|foi|foram)\s/u,
  },
  // 'das cidades vizinhas Lagoa | , Serra e de parte do Vale': names of a list.
  {
    of: /s\s\p{Lu}[\p{L}-]+$/u,
    after:
      /^(?:,\s\p{Lu}[^,.;:()]{2,40})+\se\s(?:(?:d[aeo]s?\s)?\p{Lu}|(?:d[aeo]s?|em|n[oa]s?)\s)[^,.;:()]{3,60}(?=\.?$|;)/u,
  },
  // 'de uma mistura de minerais | , como quartzo e mica, além de água': all that it is made of.
  {
    of: /^De\s/u,
    after:
      /^,\s(?:como\s[^.;:()]{4,60},\s)?(?:além d[aeo]s?(?!\s\p{Ll}+[aei]r\s)|bem como|assim como)\s[^.;:]{3,90}(?=\.?$|;)/u,
    asked: MADE_OF,
  },
  // 'de folhas caídas | , misturadas com barro'
  {
    of: /^De\s/u,
    after: /^,\s(?:misturad|combinad|associad|ligad|unid)[oa]s?\s(?:com|a|à|ao|aos|às)\s[^,.;:()]{3,50}(?=[,.;]|$)/u,
    asked: MADE_OF,
  },
  // 'No sul da ilha | , às margens do lago'
  {
    of: /^(?:Em|N[oa]s?)\s/u,
    after: /^,\s(?:às margens|à beira|ao pé|aos pés)\sd[aeo]s?\s[^,.;:()]{3,40}(?=[,.;]|$)/u,
    asked: /^Onde\s/u,
  },
  // 'O prefeito da vila | , João Prado': who he was.
  {
    of: /^(?:O|A)\s\p{Ll}[^,]{3,60}$/u,
    after: /^,\s\p{Lu}[\p{L}.-]+(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}.-]*){1,4}(?=,)/u,
    asked: /(?:^|,\s)quem\s/iu,
  },
]

/** A preposition with the forms it has with an article. */
const FORMS = ['d(?:e|[oa]s?)', '(?:em|n[oa]s?)', '(?:a|à|às|aos?)', 'com', '(?:por|pel[oa]s?)', 'para', 'entre']
/** 'De trilhas que sobem a serra | , de pontes sobre o rio e de mapas': one list, each item of it under the same preposition. */
const LISTED: readonly Completion[] = FORMS.map(form => ({
  of: new RegExp(`^${form}\\s`, 'iu'),
  after: new RegExp(`^(?:,\\s${form}\\s[^,.;:()]{3,60})+,?\\s(?:e|ou)\\s${form}\\s[^,.;:()]{3,70}(?=\\.?$|;)`, 'u'),
}))
/** 'Na areia | , buracos de pedra, em troncos e outros lugares | conforme o bicho': one list, with the preposition left out before some. */
const LOOSELY: readonly Completion[] = FORMS.map(form => ({
  of: new RegExp(`^${form}\\s\\S+(?:\\s\\S+){0,2}$`, 'iu'),
  after: new RegExp(
    `^(?=[^.;:()]*,\\s${form}\\s)(?:,\\s(?!que|onde|[oa]s?\\s)\\p{Ll}[^,.;:()]{3,40}){1,5},?\\s(?:e|ou)\\s[^,.;:()]{3,50}?(?=\\.?$|;|\\s(?:dependendo|conforme|segundo|de acordo)\\s)`,
    'u',
  ),
}))

/** 'no mínimo, | três dias antes': how much at least or at most. */
const BOUND = /(?:^|[\s,])(no mínimo|no máximo|pelo menos|ao menos),?\s$/iu
const OF_AMOUNT = /^(?:\d|uma?\s|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta)/iu

/** A fact whose answer goes on as far as what it says: the last step, the second condition, the things counted. */
export function carriedOn(fact: Fact): Fact {
  if (fact.family === 'cloze') return fact
  const { core } = fact.sentence
  const after = afterIn(core, fact)
  if (after === null) return fact
  const more = [...COMPLETIONS, ...LISTED, ...LOOSELY]
    .find(
      ({ of, after: follows, asked }) =>
        of.test(fact.answer) && follows.test(after) && (asked === undefined || asked.test(fact.question)),
    )
    ?.after.exec(after)?.[0]
  if (more !== undefined && isFit(fact.answer, plain(more))) return { ...fact, answer: fact.answer + plain(more) }
  const bound = BOUND.exec(core.slice(0, core.length - after.length - fact.answer.length))?.[1]?.toLowerCase()
  if (
    bound === undefined ||
    fact.family === 'quantity' ||
    !OF_AMOUNT.test(fact.answer) ||
    fact.question.toLowerCase().includes(bound)
  )
    return fact
  return {
    ...fact,
    answer: `${bound.charAt(0).toUpperCase()}${bound.slice(1)} ${fact.answer.charAt(0).toLowerCase()}${fact.answer.slice(1)}`,
  }
}

/** What follows the answer in its sentence; of 'De areia' where the page has 'por areia', too. */
function afterIn(core: string, { answer, question }: Fact): string | null {
  const whole = core.toLowerCase().indexOf(answer.toLowerCase())
  if (whole >= 0) return core.slice(whole + answer.length)
  const bare = MADE_OF.test(question) ? answer.replace(/^D(?:e|[oa]s?)\s/u, '') : answer
  const at = bare === answer ? -1 : core.indexOf(bare)
  return at < 0 ? null : core.slice(at + bare.length)
}

/** ', individualmente, bem como' → ', bem como'; ', que atrai a água: a potassa' → ': a potassa' */
function plain(more: string): string {
  return more
    .replace(/^,\s\p{L}+mente(?=,\sbem como)/u, '')
    .replace(/^,?\se que\s/u, ' e que ')
    .replace(/^,\s(?:que|[oa] qual|cuj[oa]s?|onde)\s[^:]+(?=:\s)/u, '')
}

function isFit(answer: string, more: string): boolean {
  const steps = /^,?\se,?\s(?:então|depois|por fim|finalmente|em seguida)/u.test(more)
  if (wordsIn(answer + more) > (steps ? MOST_OF_STEPS : MOST_WORDS)) return false
  // '…, bem como a média caiu', 'nos campos, cria gado, em currais…': a clause of its own.
  return (
    !/bem como|^,\s\p{Ll}+[^,]*,\s(?:em|n[oa]s?|d[eoa]s?|com|por|para)\s/u.test(more) ||
    tagWords(more).every(word => word.tag !== 'verb')
  )
}
