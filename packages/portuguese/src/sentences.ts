export type Sentence = {
  text: string
  /** UTF-16 offsets into the text given; end is exclusive. */
  start: number
  end: number
}

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'sentence' })

/** Abbreviations after which a sentence goes on, whatever follows. */
const ALWAYS_JOIN =
  /(?:^|[\s(“"'«[])(?:Sr|Sra|Srs|Sras|Dr|Dra|Drs|Prof|Profa|Profª|Gen|Cel|Cap|Maj|Ten|Sgt|Adm|Eng|Exmo|Ilmo|V|Av|R|Pe|Fr|St|Sto|Sta|Jr|D|S|Fig|Figs|fig|figs|Tab|tab|Eq|eq|Cap|cap|caps|Vol|vol|vols|Nº|n|nº|núm|No|pág|págs|p|pp|ed|eds|org|orgs|coord|art|arts|inc|séc|sécs|Séc|cf|Cf|vs|ex|obs|Obs|aprox|tel|Tel|trad|il|min|máx|dept|depto|Ltda|Cia|gov|Gov|dep|Dep|sen|Sen|pres|Pres|min|Min|i\.e|p\.ex|e\.g|c|ca|b\.c|a\.C|d\.C|l|ibid|op|loc|spp|sp|var|subsp)\.\s*$/u
/** Abbreviations that may also end a sentence: joined when what follows does not look like a beginning. */
const MAY_END = /(?:^|[\s(])(?:etc|a\.\s?C|d\.\s?C|a\.\s?m|p\.\s?m|al|Ltda|Cia|Jr|S\.A|sp|spp)\.\s*$/u
const INITIAL = /(?:^|[\s(“"'.])\p{Lu}\.\s*$/u
const STARTS_LOWER = /^[\s“"'(«]*\p{Ll}/u

/** Sentences of a running text, without the white space around them. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  let end = 0
  for (const { segment, index } of segmenter.segment(text)) {
    if (end > start && goesOn(text.slice(start, end), text.slice(index))) {
      end = index + segment.length
      continue
    }
    push(sentences, text, start, end)
    start = index
    end = index + segment.length
  }
  push(sentences, text, start, end)
  return sentences
}

function goesOn(before: string, after: string): boolean {
  if (/\n\s*\n\s*$/.test(before)) return false
  if (STARTS_LOWER.test(after)) return true
  if (MAY_END.test(before)) return false
  return ALWAYS_JOIN.test(before) || INITIAL.test(before)
}

function push(sentences: Sentence[], text: string, start: number, end: number): void {
  const raw = text.slice(start, end)
  const trimmed = raw.trim()
  if (!trimmed) return
  const from = start + raw.indexOf(trimmed)
  sentences.push({ text: trimmed, start: from, end: from + trimmed.length })
}
