import { conceptBuilderDealt } from '@capivira/games/concept-builder/rules'
import { lightningDealt } from '@capivira/games/lightning-quiz/rules'
import { memoryDealt } from '@capivira/games/memory/rules'
import { timelineDealt } from '@capivira/games/timeline/rules'
import { wordSearchDealt } from '@capivira/games/word-search/rules'
import type { Page } from '@playwright/test'
import { begin, playConcepts, playLightning, playMemory, playTimeline, playWordSearch } from '../support/game-bots.ts'
import { expectHeard, expectListenable, listen } from '../support/heard.ts'
import { readsLesson } from '../support/lessons.ts'
import { enterAs, opensDashboard, somebody } from '../support/people.ts'
import { expect, expectGoodScreen, test } from '../support/test.ts'

/** Each with what is heard of an answer, right or wrong, and of the end. */
const games: { title: string; play: (page: Page, dealt: unknown) => Promise<void>; says: RegExp[] }[] = [
  {
    title: 'Jogo da Memória',
    play: (page, dealt) => playMemory(page, memoryDealt.parse(dealt)),
    says: [/(?:Resposta|Pergunta): /, /Par encontrado!/, /Você encontrou todos os pares! Pontos: /],
  },
  {
    title: 'Quiz Relâmpago',
    play: (page, dealt) => playLightning(page, lightningDealt.parse(dealt)),
    says: [/Quase! A resposta certa é: /, /Certo!/, /Acertos: \d+ de \d+\./],
  },
  {
    title: 'Caça-Palavras',
    play: (page, dealt) => playWordSearch(page, wordSearchDealt.parse(dealt)),
    says: [/Começo marcado\. /, /Falta(?:m \d+)?(?: 1)? palavras?\./, /Você achou todas as palavras! Pontos: /],
  },
  {
    title: 'Linha do Tempo',
    play: (page, dealt) => playTimeline(page, timelineDealt.parse(dealt)),
    says: [/Na mão\. /, /Solto no lugar \d de \d\./, /Tudo em ordem!/, /Linha do tempo pronta! Pontos: /],
  },
  {
    title: 'Construtor de Conceitos',
    play: (page, dealt) => playConcepts(page, conceptBuilderDealt.parse(dealt)),
    says: [/Agora escolha o lugar de /, /: certo! /, /Mapa montado! /],
  },
]

test('a pupil plays five games to the end with the keyboard alone, and earns XP with each', async ({ newPerson }) => {
  const pupil = await newPerson()
  await enterAs(pupil, 'Aluno', somebody('Aluna que joga'))
  const { title } = await readsLesson(pupil, 'historia-8-ano')
  await opensDashboard(pupil)
  await pupil.getByRole('link', { name: 'Jogos' }).click()
  await expect(pupil.getByRole('heading', { name: 'Nível de jogador 1' })).toBeVisible()
  await pupil.getByLabel('Com qual material você quer jogar?').selectOption({ label: title })
  await expectGoodScreen(pupil)

  await listen(pupil)
  for (const { title: game, play, says } of games) {
    await test.step(game, async () => {
      await pupil.getByRole('link', { name: `Jogar: ${game}` }).press('Enter')
      await expect(pupil.getByRole('heading', { name: game })).toBeVisible()
      await expect(pupil.getByRole('button', { name: 'Começar' })).toBeEnabled()
      await expectGoodScreen(pupil)
      const dealt = await begin(pupil)
      await expect(pupil.getByRole('button', { name: 'Pausar' })).toBeVisible()
      await expectGoodScreen(pupil)
      await expectListenable(pupil)
      await play(pupil, dealt)
      await expect(pupil.getByRole('button', { name: 'Jogar de novo' })).toBeFocused()
      await expectHeard(pupil, ...says)
      await expect(pupil.getByText(/^\+\d+ XP$/).first()).toBeVisible()
      await expectGoodScreen(pupil)
      await pupil.getByRole('link', { name: 'Voltar aos jogos' }).press('Enter')
    })
  }

  await expect(pupil.getByText('Concluído', { exact: true })).toHaveCount(games.length)
})
