import { parseArgs } from 'node:util'

export const USAGE = `Usage: npm run evaluate -- [options]
Measures what the embedded generator writes of the demo texts, and of more where asked to.
  --pdf PATH       a PDF or a folder of PDFs; may be given again
  --squad FILE     questions people asked, in SQuAD format; may be given again
  --no-demo        leaves out the demo texts
  --cache FOLDER   keeps what was read of each PDF there
  --fast           leaves out time, memory and the texts people asked about as PDFs
  --raise          moves the floors of the demo texts up to what they reach now
  --json FILE      writes all figures
  --items FILE     writes every card, question and word
  --kept FILE      fails where an item that a reader's marks (FILE) keep is not written any more
  --show GATE      lists what a gate refuses; 'all' for every gate
  --misses         lists the human questions that no item asks
  --sheet FILE     writes 60 cards and 60 questions to be read: a page (.html) or text (.md); may be given again
  --seed TEXT      draws others for the sheet; the same seed draws the same
  --marks FILE     sums up the marks of a sheet, saved by its page (.json) or written into its text (.md), and stops`

export type Options = ReturnType<typeof readOptions>

/** The options of the command. Throws a TypeError that names an argument it does not know. */
export function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pdf: { type: 'string', multiple: true, default: [] },
      squad: { type: 'string', multiple: true, default: [] },
      'no-demo': { type: 'boolean', default: false },
      cache: { type: 'string' },
      fast: { type: 'boolean', default: false },
      raise: { type: 'boolean', default: false },
      json: { type: 'string' },
      items: { type: 'string' },
      kept: { type: 'string' },
      show: { type: 'string' },
      misses: { type: 'boolean', default: false },
      sheet: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: 'capivira' },
      marks: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const { 'no-demo': withoutDemo, ...rest } = values
  if (withoutDemo && rest.raise) throw new TypeError('The floors are those of the demo texts: --raise needs them.')
  return { ...rest, demo: !withoutDemo }
}
