import { conceptBuilderDealt } from '@capivira/games/concept-builder/rules'
import { lightningDealt } from '@capivira/games/lightning-quiz/rules'
import { memoryDealt } from '@capivira/games/memory/rules'
import { timelineDealt } from '@capivira/games/timeline/rules'
import { wordSearchDealt } from '@capivira/games/word-search/rules'
import type { Page } from '@playwright/test'
import { begin, playConcepts, playLightning, playMemory, playTimeline, playWordSearch } from '../support/game-bots.ts'
import { hasMaterial } from '../support/materials.ts'
import { enterAs, somebody } from '../support/people.ts'
import { expect, expectGoodScreen, test } from '../support/test.ts'

const games: { title: string; play: (page: Page, dealt: unknown) => Promise<void> }[] = [
  { title: 'Jogo da Memória', play: (page, dealt) => playMemory(page, memoryDealt.parse(dealt)) },
  { title: 'Quiz Relâmpago', play: (page, dealt) => playLightning(page, lightningDealt.parse(dealt)) },
  { title: 'Caça-Palavras', play: (page, dealt) => playWordSearch(page, wordSearchDealt.parse(dealt)) },
  { title: 'Linha do Tempo', play: (page, dealt) => playTimeline(page, timelineDealt.parse(dealt)) },
  { title: 'Construtor de Conceitos', play: (page, dealt) => playConcepts(page, conceptBuilderDealt.parse(dealt)) },
]

test('a pupil plays five games to the end with the keyboard alone, and earns XP with each', async ({ newPerson }, {
  project,
}) => {
  const title = `A Independência ${project.name} ${Date.now()}`
  const teacher = await newPerson()
  await enterAs(teacher, 'Professor', somebody('Professora de História'))
  await hasMaterial(teacher, { title, text: 'historia-8-ano' })

  const pupil = await newPerson()
  await enterAs(pupil, 'Aluno', somebody('Aluna que joga'))
  await pupil.getByRole('link', { name: 'Jogos' }).click()
  await expect(pupil.getByRole('heading', { name: 'Nível de jogador 1' })).toBeVisible()
  await pupil.getByLabel('Com qual material você quer jogar?').selectOption({ label: title })
  await expectGoodScreen(pupil)

  for (const { title: game, play } of games) {
    await test.step(game, async () => {
      await pupil.getByRole('link', { name: `Jogar: ${game}` }).press('Enter')
      await expect(pupil.getByRole('heading', { name: game })).toBeVisible()
      await expect(pupil.getByRole('button', { name: 'Começar' })).toBeEnabled()
      await expectGoodScreen(pupil)
      const dealt = await begin(pupil)
      await expect(pupil.getByRole('button', { name: 'Pausar' })).toBeVisible()
      await expectGoodScreen(pupil)
      // On a phone the screens are looked at; the keyboard is tried on a desk.
      if (project.name === 'desktop') {
        await play(pupil, dealt)
        await expect(pupil.getByRole('button', { name: 'Jogar de novo' })).toBeFocused()
        await expect(pupil.getByText(/^\+\d+ XP$/).first()).toBeVisible()
        await expectGoodScreen(pupil)
      }
      await pupil.getByRole('link', { name: 'Voltar aos jogos' }).press('Enter')
    })
  }

  if (project.name === 'desktop') await expect(pupil.getByText('Concluído', { exact: true })).toHaveCount(games.length)
})
