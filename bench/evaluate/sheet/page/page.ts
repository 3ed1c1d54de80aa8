/**
 * The reader's page: shows a sheet item by item, keeps the marks in the browser and saves them as files. Runs in a
 * browser.
 */
import type { Mark, MarkedSheet, Sheet, SheetItem } from '../item.ts'

type Data = { sheet: Sheet; causes: Record<string, string>; text: string }

const { sheet, causes, text }: Data = JSON.parse(find('data', HTMLScriptElement).textContent ?? '')
const storageKey = `capivira-sheet-${sheet.name}`
const marks = new Map<string, Mark>(restore().map(mark => [mark.id, mark]))
let current = Math.max(
  0,
  sheet.items.findIndex(item => !marks.get(item.id)?.verdict),
)
let revealed = false

function find<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id)
  if (!(found instanceof type)) throw new Error(`the page has no ${id}`)
  return found
}

function element(tag: string, className: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.append(...content)
  return made
}

function restore(): Mark[] {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '[]')
  } catch {
    return []
  }
}

function item(): SheetItem {
  const shown = sheet.items[current]
  if (!shown) throw new Error('the sheet is empty')
  return shown
}

function mark(): Mark {
  return marks.get(item().id) ?? { id: item().id, verdict: null, causes: [], note: '' }
}

function change(part: Partial<Mark>): void {
  marks.set(item().id, { ...mark(), ...part })
  try {
    localStorage.setItem(storageKey, JSON.stringify([...marks.values()]))
  } catch {
    // Without storage the marks live as long as the page; they can still be saved as a file.
  }
  draw()
}

function go(to: number): void {
  current = Math.min(sheet.items.length - 1, Math.max(0, to))
  revealed = Boolean(mark().verdict)
  draw()
}

function goToOpen(): void {
  const order = sheet.items.map((_, i) => (current + 1 + i) % sheet.items.length)
  go(order.find(i => !marks.get(sheet.items[i]?.id ?? '')?.verdict) ?? current)
}

function keep(): void {
  change({ verdict: 'kept', causes: [] })
  go(current + 1)
}

function toggleCause(cause: string): void {
  const given = mark().causes
  const now = given.includes(cause) ? given.filter(other => other !== cause) : [...given, cause]
  change({ verdict: 'rejected', causes: now })
}

function draw(): void {
  drawItem(item())
  const { verdict, causes: given, note } = mark()
  find('keep', HTMLButtonElement).setAttribute('aria-pressed', `${verdict === 'kept'}`)
  find('reject', HTMLButtonElement).setAttribute('aria-pressed', `${verdict === 'rejected'}`)
  for (const box of find('causes', HTMLDivElement).querySelectorAll('input')) box.checked = given.includes(box.value)
  const field = find('note', HTMLTextAreaElement)
  if (field.value !== note) field.value = note
  drawTally()
  drawList()
}

function drawItem(shown: SheetItem): void {
  const kind = shown.kind === 'card' ? 'Card' : 'Questão'
  const article = find('item', HTMLElement)
  article.replaceChildren(
    element(
      'p',
      'about',
      `${current + 1} de ${sheet.items.length} · ${kind} · ${shown.category} · ${shown.difficulty}`,
    ),
    element('p', 'question', shown.question),
  )
  if (shown.options.length > 0) {
    const right = (option: string) => revealed && option === shown.answer
    article.append(
      element('ol', '', ...shown.options.map(o => element('li', right(o) ? 'right' : '', right(o) ? `${o} ✓` : o))),
    )
  }
  if (!revealed) {
    const show = element('button', '', 'Mostrar a resposta (espaço)')
    show.addEventListener('click', reveal)
    article.append(show)
    return
  }
  if (shown.options.length === 0) article.append(element('p', 'answer', shown.answer))
  if (shown.explanation) article.append(element('p', '', `Explicação: ${shown.explanation}`))
  article.append(
    element(
      'blockquote',
      '',
      shown.quote,
      element('p', 'about', `${shown.document}, página ${shown.page} · ${shown.family}`),
    ),
  )
}

function reveal(): void {
  revealed = true
  draw()
  find('item', HTMLElement).focus()
}

function drawTally(): void {
  const count = (kind: SheetItem['kind']) => {
    const own = sheet.items.filter(one => one.kind === kind).map(one => marks.get(one.id)?.verdict)
    const kept = own.filter(verdict => verdict === 'kept').length
    const judged = own.filter(verdict => verdict === 'kept' || verdict === 'rejected').length
    const share = judged === 0 ? '' : ` (${Math.round((100 * kept) / judged)}%)`
    return { judged, text: `${kept} de ${judged} ficam${share}` }
  }
  const [cards, questions] = [count('card'), count('question')]
  find('tally', HTMLParagraphElement).textContent = `Cards: ${cards.text} · Questões: ${questions.text}`
  find('progress', HTMLProgressElement).value = (cards.judged + questions.judged) / sheet.items.length
}

function drawList(): void {
  const buttons = sheet.items.map((one, i) => {
    const button = element('button', marks.get(one.id)?.verdict ?? '', one.id)
    button.setAttribute('aria-current', `${i === current}`)
    button.addEventListener('click', () => go(i))
    return element('li', '', button)
  })
  find('list', HTMLOListElement).replaceChildren(...buttons)
}

function save(name: string, type: string, content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

function markedSheet(): MarkedSheet {
  const open = (id: string): Mark => ({ id, verdict: null, causes: [], note: '' })
  return { ...sheet, marks: sheet.items.map(({ id }) => marks.get(id) ?? open(id)) }
}

/** The text of the sheet with the verdict of each item filled in. */
function markedText(): string {
  const verdicts = markedSheet().marks.map(({ verdict, causes: given, note }) => {
    if (!verdict) return ''
    const oneLine = note.replace(/\s+/g, ' ').trim()
    return `${verdict === 'kept' ? 'fica' : 'não'}${given.length > 0 ? `: ${given.join(', ')}` : ''}${
      oneLine ? `; ${oneLine}` : ''
    }`
  })
  let i = 0
  return text.replace(/^Veredito: $/gmu, () => `Veredito: ${verdicts[i++] ?? ''}`)
}

async function load(files: FileList | null): Promise<void> {
  const file = files?.[0]
  if (!file) return
  const saved: MarkedSheet = JSON.parse(await file.text())
  if (saved.name !== sheet.name) return alert('Esse arquivo é de outra folha.')
  for (const one of saved.marks) marks.set(one.id, one)
  change({})
}

const KEYS: Readonly<Record<string, () => void>> = {
  ' ': reveal,
  f: keep,
  n: () => change({ verdict: 'rejected' }),
  p: goToOpen,
  o: () => find('note', HTMLTextAreaElement).focus(),
  ArrowLeft: () => go(current - 1),
  ArrowRight: () => go(current + 1),
}

document.addEventListener('keydown', event => {
  const writing = event.target instanceof HTMLTextAreaElement
  if (writing && event.key === 'Escape') find('item', HTMLElement).focus()
  if (writing || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === ' ' && event.target instanceof HTMLElement && event.target.closest('button, input')) return
  const cause = /^\d$/.test(event.key) ? Object.keys(causes)[(Number(event.key) + 9) % 10] : undefined
  const act = cause ? () => toggleCause(cause) : KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!act) return
  event.preventDefault()
  act()
})

for (const [i, [cause, meaning]] of Object.entries(causes).entries()) {
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.value = cause
  box.addEventListener('change', () => toggleCause(cause))
  find('causes', HTMLDivElement).append(element('label', '', box, element('kbd', '', `${(i + 1) % 10}`), meaning))
}
find('keep', HTMLButtonElement).addEventListener('click', keep)
find('reject', HTMLButtonElement).addEventListener('click', () => change({ verdict: 'rejected' }))
find('clear', HTMLButtonElement).addEventListener('click', () => change({ verdict: null, causes: [], note: '' }))
find('note', HTMLTextAreaElement).addEventListener('input', event => {
  if (event.target instanceof HTMLTextAreaElement) change({ note: event.target.value })
})
find('previous', HTMLButtonElement).addEventListener('click', () => go(current - 1))
find('next', HTMLButtonElement).addEventListener('click', () => go(current + 1))
find('open', HTMLButtonElement).addEventListener('click', goToOpen)
find('save-json', HTMLButtonElement).addEventListener('click', () =>
  save(`marcas-${sheet.name}.json`, 'application/json', JSON.stringify(markedSheet(), null, 2)),
)
find('save-markdown', HTMLButtonElement).addEventListener('click', () =>
  save(`marcas-${sheet.name}.md`, 'text/markdown', markedText()),
)
find('load', HTMLInputElement).addEventListener('change', event => {
  if (event.target instanceof HTMLInputElement) load(event.target.files)
})
go(current)
