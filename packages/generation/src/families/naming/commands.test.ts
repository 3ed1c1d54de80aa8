import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'naming/which-command',
    String.raw`Para guardar o endereço de uma figura, usa-se o comando \marca no fim da linha.`,
    String.raw`Que comando se usa para guardar o endereço de uma figura? → \marca`,
  ],
  [
    'function/command-for',
    String.raw`Para guardar o endereço de uma figura, usa-se o comando \marca no fim da linha.`,
    String.raw`Para que serve o comando \marca? → Para guardar o endereço de uma figura`,
  ],
  [
    'naming/which-command',
    String.raw`Se quiser deixar parte da palavra em azul, basta usar \azul{texto} ou \anil.`,
    String.raw`Que comandos se usam para deixar parte da palavra em azul? → \azul ou \anil`,
  ],
  [
    'naming/which-command',
    String.raw`Para que a tabela fique no alto da folha, coloque \alto antes dela.`,
    String.raw`Que comando se usa para que a tabela fique no alto da folha? → \alto`,
  ],
  [
    'naming/which-command',
    String.raw`O título riscado é produzido pelo comando \risco ou pelo ambiente risco.`,
    String.raw`Que comando se usa para produzir o título riscado? → \risco`,
  ],
  [
    'naming/which-command',
    String.raw`Use \linha do pacote traços para desenhar uma linha tracejada.`,
    String.raw`Que comando se usa para desenhar uma linha tracejada? → \linha`,
  ],
  [
    'function/command-does',
    String.raw`O comando \apaga elimina todas as anotações da margem, mas guarda o sumário.`,
    String.raw`O que faz o comando \apaga? → Elimina todas as anotações da margem`,
  ],
  [
    'function/command-does',
    String.raw`Nas aulas, existe o comando \soprofessor que mostra as respostas dos exercícios.`,
    String.raw`O que faz o comando \soprofessor? → Mostra as respostas dos exercícios`,
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test.each([
  ['the aim is said before', String.raw`Para isso, usa-se o comando \marca no fim da linha.`],
  ['several commands work together', String.raw`Para desenhar uma linha tracejada, usamos os comandos \a, \b e \c.`],
  [
    'each command makes a part',
    String.raw`A cor da letra é mudada pelo comando \azul para anil e pelo \verde para mato.`,
  ],
  ['which ones, the page has said', String.raw`Para apagar as linhas, usa-se o comando \apaga no começo.`],
  ['the page slips', String.raw`Para incluir a figura desenhado fora, usa-se o comando \inclui no texto.`],
  ['the page slips in its verb', String.raw`O contador novo é crido pelo comando \conta.`],
  [
    'each command makes a part, told one after the other',
    String.raw`A cor da letra é mudada pelo comando \azul para anil, o que é comum, e pelo comando \verde para mato.`,
  ],
])('asks nothing where %s', (_, text) => {
  expect(found(text, 'naming/which-command')).toEqual([])
})

test('what a command acts on is no part of the page one reads', () => {
  expect(found(String.raw`O comando \fecha termina a página dupla.`, 'function/command-does')).toEqual([
    String.raw`O que faz o comando \fecha? → Termina a página dupla`,
  ])
})

test('a name printed by a command is the one asked for', () => {
  expect(
    found(String.raw`Para grifar uma palavra inteira, use o comando \verb+\grifo+ antes dela.`, 'naming/which-command'),
  ).toEqual([String.raw`Que comando se usa para grifar uma palavra inteira? → \grifo`])
})
