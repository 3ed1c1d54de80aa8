/** The fields of our notes, the first two being the two sides. */
const fieldNames = ['Pergunta', 'Resposta', 'Assunto', 'Dificuldade', 'Página', 'Trecho'] as const

/**
 * Ids are instants in Anki. The types of our notes are the same in every installation, so that decks of several schools
 * share them.
 */
export const noteTypes = { card: 1_766_300_000_011, figure: 1_766_300_000_012 } as const

const front = '<div class="pergunta">{{Pergunta}}</div>'
const back = `{{FrontSide}}<hr id="answer"><div class="resposta">{{Resposta}}</div>
{{#Trecho}}<div class="fonte">“{{Trecho}}”{{#Página}} — página {{Página}}{{/Página}}</div>{{/Trecho}}`
const css = `.card { font-family: "Nunito", "Arial", sans-serif; font-size: 22px; text-align: center; }
.resposta { font-weight: bold; }
.fonte { margin-top: 1.2em; font-size: 15px; opacity: .75; }`

/** What every type of notes says of itself. */
const common = (mod: number) => ({
  mod,
  usn: -1,
  sortf: 0,
  did: 1,
  latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
  latexPost: '\\end{document}',
  tags: [],
  vers: [],
})

const template = { ord: 0, did: null, bqfmt: '', bafmt: '' }
const field = (name: string, ord: number) => ({
  name,
  ord,
  sticky: false,
  rtl: false,
  font: 'Arial',
  size: 20,
  media: [],
})

/** The type of notes that ask in words. `mod`: seconds since 1970. */
export const cardType = (mod: number) => ({
  id: noteTypes.card,
  name: 'Capivira',
  type: 0,
  tmpls: [{ name: 'Card 1', qfmt: front, afmt: back, ...template }],
  flds: fieldNames.map(field),
  css,
  req: [[0, 'all', [0]]],
  ...common(mod),
})

/** In the order and with the marks by which Anki's editor of image occlusion finds them, whatever they are called. */
const figureFields = ['Occlusion', 'Image', 'Header', 'Back Extra', 'Comments'] as const
/** Anki's number for types made like its own image occlusion: it opens them in that editor. */
const imageOcclusion = 6

// The ids of elements are those that the program looks for.
const covered = `{{#Header}}<h2>{{Header}}</h2>{{/Header}}
<p hidden>{{cloze:Occlusion}}</p>
<p id="sem-figuras" hidden>Esta figura precisa do Anki 23.10 ou mais novo.</p>
<div id="image-occlusion-container">{{Image}}<canvas id="image-occlusion-canvas"></canvas></div>
<script>
  try { anki.imageOcclusion.setup() } catch { document.getElementById('sem-figuras').hidden = false }
</script>`
const uncovered = `${covered}
<p><button id="toggle">Mostrar ou cobrir os outros nomes</button></p>
{{#Back Extra}}<p class="fonte">{{Back Extra}}</p>{{/Back Extra}}`
const figureCss = `.card { font-family: "Nunito", "Arial", sans-serif; font-size: 20px; text-align: center; \
color: #1f2a37; background: #fff; }
h2 { font-size: 1em; }
.fonte { font-size: 15px; opacity: .75; }
#image-occlusion-canvas { --active-shape-color: #ffc83d; --active-shape-border: 3px #8a5a00; \
--inactive-shape-color: #dbe3ec;
  --inactive-shape-border: 2px #5b6b7f; --highlight-shape-color: transparent; --highlight-shape-border: 3px #157347; }`

/** The type of notes that cover labels of a figure. `mod`: seconds since 1970. */
export const figureType = (mod: number) => ({
  id: noteTypes.figure,
  name: 'Capivira – figura',
  type: 1,
  originalStockKind: imageOcclusion,
  tmpls: [{ name: 'Figura', qfmt: covered, afmt: uncovered, ...template }],
  flds: figureFields.map((name, tag) => ({ ...field(name, tag), tag, preventDeletion: tag < 4 })),
  css: figureCss,
  req: [],
  ...common(mod),
})
