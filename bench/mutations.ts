/**
 * Puts every flaw an item can have into the good items of the demo texts and counts how often the gates find it:
 *   node bench/mutations.ts [--pdf file-or-folder]… [--show 'name of a flaw']
 */
import { parseArgs } from 'node:util'
import { demoSamples, pdfSamples } from './evaluate/documents.ts'
import { gradedOf } from './mutations/documents.ts'
import { measureDetection } from './mutations/measure.ts'

const { values } = parseArgs({
  options: {
    pdf: { type: 'string', multiple: true, default: [] },
    cache: { type: 'string' },
    show: { type: 'string' },
  },
})
const samples = [...(await demoSamples()), ...(await pdfSamples(values.pdf, values.cache))]
const detections = measureDetection(samples.map(gradedOf))
for (const { kind, flaw, spoiled, found, missed } of detections) {
  const rate = spoiled === 0 ? '    –' : `${((found / spoiled) * 100).toFixed(1)}%`.padStart(6)
  console.log(`${kind.padEnd(9)}${flaw.padEnd(48)}${String(spoiled).padStart(5)}${String(found).padStart(6)}  ${rate}`)
  if (values.show === flaw) for (const item of missed) console.log(`    ${item}`)
}
const spoiled = detections.reduce((sum, one) => sum + one.spoiled, 0)
const found = detections.reduce((sum, one) => sum + one.found, 0)
console.log(`${detections.length} flaws, ${spoiled} spoiled items, ${((found / spoiled) * 100).toFixed(1)}% found`)
