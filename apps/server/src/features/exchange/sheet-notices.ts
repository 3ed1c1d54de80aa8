import type { SheetCards } from '@capivira/core/exchange/sheet'

const spoilt = /^#(?:REF!|NOME\?|NAME\?|VALOR!|VALUE!|DIV\/0!|N\/[AD]|NULO!|NULL!|N[ÚU]M!)$/i
/** A formula in the place of its result, as a sheet is saved that shows them. */
const asFormula = /^=\s*(?:[A-ZÀ-Ú.]{2,20}\(|\$?[A-Z]{1,2}\$?\d+(?:$|[-+*/&:]))/
const month = '(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez|feb|apr|may|aug|sep|oct|dec)'
const dated = new RegExp(`^(?:\\d{1,2}[/-]${month}\\.?(?:[/-]\\d{2,4})?|${month}\\.?[/-]\\d{2,4})$`, 'i')
const shortened = /^\d[.,]\d+E\+\d{2}$/

/**
 * What the teacher should know of the cells that became cards: what a spreadsheet has made of them cannot be undone
 * here.
 * @param days rows whose dates are told already
 */
export function sheetNotices(
  { rows, hasOptions }: Pick<SheetCards, 'rows' | 'hasOptions'>,
  days: readonly number[] = [],
): string[] {
  const where = (form: RegExp) =>
    rows.flatMap(({ row, card, question, answer }) =>
      card && [question, answer].some(text => form.test(text)) ? [row] : [],
    )
  const told = (form: RegExp, one: string, many: string) => {
    const found = where(form).filter(row => form !== dated || !days.includes(row))
    if (found.length === 0) return []
    const named = found.length > 5 ? `${found.slice(0, 5).join(', ')}…` : found.join(', ').replace(/, (\d+)$/, ' e $1')
    return [(found.length === 1 ? one : many).replace('%', named)]
  }
  return [
    ...(hasOptions
      ? [
          'Esta planilha tem alternativas: cada card traz só a certa. Para trazer questões inteiras, use GIFT ' +
            'ou Moodle XML.',
        ]
      : []),
    ...told(
      spoilt,
      'A linha % tem um erro da planilha (como #REF!): confira essa célula.',
      'As linhas % têm erros da planilha (como #REF!): confira essas células.',
    ),
    ...told(
      asFormula,
      'A linha % tem uma fórmula (como =A1) no lugar do resultado: deixe de mostrar fórmulas na planilha e salve ' +
        'de novo.',
      'As linhas % têm fórmulas (como =A1) no lugar dos resultados: deixe de mostrar fórmulas na planilha e salve ' +
        'de novo.',
    ),
    ...told(
      dated,
      'A linha % tem uma data como 01/fev. Se era uma fração ou um placar (1/2), a planilha o mudou: formate a ' +
        'célula como Texto e escreva de novo.',
      'As linhas % têm datas como 01/fev. Se eram frações ou placares (1/2), a planilha os mudou: formate as ' +
        'células como Texto e escreva de novo.',
    ),
    ...told(
      shortened,
      'A linha % tem um número encurtado pela planilha (1,23E+15): formate a célula como Texto e escreva de novo.',
      'As linhas % têm números encurtados pela planilha (1,23E+15): formate as células como Texto e escreva de novo.',
    ),
  ]
}
