import { renderText } from '../../apps/server/demo/render.ts'
import { type Sample, throughPdf } from './documents.ts'
import type { HumanText } from './squad.ts'

/** Texts that also go through a real PDF: those people asked most about. */
const RENDERED = 5

/** The most asked-about texts of a set, drawn as PDFs by the demo's renderer and read again. */
export async function squadPdfSamples(texts: readonly HumanText[]): Promise<Sample[]> {
  const most = texts.toSorted((a, b) => b.questions.length - a.questions.length).slice(0, RENDERED)
  const samples: Sample[] = []
  for (const human of most) {
    const document = await throughPdf(await renderText(markdownOf(human)))
    samples.push({ name: `${human.title} (PDF)`, kind: 'squad PDF', title: human.title, document, human })
  }
  return samples
}

function markdownOf({ title, paragraphs }: HumanText): string {
  const head = [
    `title: ${title}`,
    'subtitle: Texto de leitura',
    'subject: Leitura',
    'grade: Ensino médio',
    'color: arara',
  ]
  return ['---', ...head, '---', '', `## ${title}`, '', ...paragraphs.flatMap(text => [plain(text), ''])].join('\n')
}

/** Without what Markdown would take for its own: the renderer knows school texts only. */
function plain(text: string): string {
  return text
    .replace(/[*_`\\[\]<>|~]/g, ' ')
    .replace(/https?:\/\/\S+|www\.\S+|\S+@\S+/g, ' ')
    .replace(/&/g, ' e ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^([-+#>=]|\d+[.)])(?=\s)/, '– $1')
}
