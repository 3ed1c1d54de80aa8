const parts: readonly [RegExp, string][] = [
  [/^\/api\/cards\/\d+\/review$/, 'a avaliação de um card'],
  [/^\/api\/cards\/\d+\/study$/, 'um card que você viu'],
  [/quiz-attempts$|^\/api\/quiz\/\d+\/attempts$/, 'o resultado de um quiz'],
  [/^\/api\/games\/coloring\/complete$/, 'uma pintura'],
  [/^\/api\/games\/geo-explorer\//, 'o que você fez na sua cidade'],
  [/^\/api\/games\//, 'o resultado de uma partida'],
  [/^\/api\/coloring\/ai-generate$/, 'um pedido de desenho'],
  [/^\/api\/items\/(card|question)\/\d+\/problems$/, 'um aviso ao professor'],
  [/^\/api\/classes$/, 'uma turma nova'],
  [/^\/api\/classes\/\d+\/assignments$/, 'uma tarefa nova'],
  [/^\/api\/items\/card\/|^\/api\/items\/question\/|^\/api\/items\/word\//, 'uma mudança em um item'],
  [/^\/api\/materials\/\d+\/items$/, 'um item novo'],
  [/^\/api\/materials\/\d+\/figures$/, 'uma figura nova'],
  [/^\/api\/figures\/\d+$/, 'uma mudança em uma figura'],
  [/^\/api\/materials\/\d+$/, 'uma mudança em um material'],
  [/^\/api\/profile$/, 'uma mudança nos seus dados'],
  [/^\/api\/goals$/, 'a sua meta diária'],
]

/** An act in words, by where it is sent. */
export const whatOf = (path: string): string =>
  parts.find(([pattern]) => pattern.test(path))?.[1] ?? 'algo que você fez'
