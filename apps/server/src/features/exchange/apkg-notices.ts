import type { LeftOut } from './apkg-reading.ts'

const count = (number: number, one: string, many: string) =>
  number === 1 ? one : many.replace('N', number.toLocaleString('pt-BR'))

/** That pictures and sounds stayed behind, in whatever file they were. */
export const mediaNotice = (media: number): string =>
  count(
    media,
    'Uma imagem ou som do baralho ficou de fora: os cards aqui são só de texto.',
    'N imagens e sons do baralho ficaram de fora: os cards aqui são só de texto.',
  )

/** What a teacher should know of a deck that came in, one sentence each. */
export function apkgNotices({ media, pictured, formulas, shortened, suspended }: LeftOut): string[] {
  return [
    media > 0 && mediaNotice(media),
    pictured > 0 &&
      count(
        pictured,
        'Um card pergunta sobre uma imagem ou um som que ficou de fora: confira se dá para responder sem isso.',
        'N cards perguntam sobre uma imagem ou um som que ficou de fora: confira se dá para responder sem isso.',
      ),
    formulas > 0 &&
      count(
        formulas,
        'Uma fórmula é longa demais para uma linha de texto e ficou escrita em LaTeX: confira como ela aparece.',
        'N fórmulas são longas demais para uma linha de texto e ficaram escritas em LaTeX: confira como aparecem.',
      ),
    shortened > 0 &&
      count(
        shortened,
        'De um card veio só a resposta: o que o verso mostrava além dela (título, comentário) ficou de fora.',
        'De N cards veio só a resposta: o que o verso mostrava além dela (título, comentário) ficou de fora.',
      ),
    suspended > 0 &&
      count(
        suspended,
        'Uma nota estava suspensa no Anki; ela entra como as outras.',
        'N notas estavam suspensas no Anki; elas entram como as outras.',
      ),
  ].filter(notice => notice !== false)
}
