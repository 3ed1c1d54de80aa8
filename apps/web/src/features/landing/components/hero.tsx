import { LinkButton } from '@capivira/ui/link-button.tsx'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { FlipDemo } from './flip-demo.tsx'
import { Scene } from './scene.tsx'

/** What it is, in one breath, and a card to turn. */
export function Hero() {
  return (
    <section className="relative overflow-hidden bg-linear-to-b from-page to-soft-info">
      <div
        className={
          'mx-auto grid max-w-6xl gap-x-12 px-4 sm:px-6 lg:grid-cols-[1.15fr_1fr] ' +
          'lg:items-center lg:pt-10 lg:pb-72'
        }
      >
        <div className="relative z-10 animate-rise pt-6 text-center lg:pt-0 lg:text-left">
          <h1 className="text-3xl sm:text-4xl lg:text-[3.5rem] lg:leading-[1.05]">
            Do PDF da aula ao <span className="text-primary">“essa eu sei!”</span>
          </h1>
          <p className="mx-auto mt-3 max-w-xl text-lg text-ink-soft lg:mx-0 lg:mt-5">
            O professor envia o material. A Capivira escreve flip cards, quizzes e jogos a partir dele, e cada aluno
            aprende no seu ritmo.
          </p>
          <div
            className={
              'mx-auto mt-5 flex max-w-sm flex-col gap-3 sm:max-w-none sm:flex-row sm:justify-center lg:mt-8 ' +
              'lg:justify-start'
            }
          >
            <ButtonLink href="/register" size="lg">
              Criar Conta
            </ButtonLink>
            <LinkButton href="#como-funciona" size="lg" variant="secondary">
              Como funciona?
            </LinkButton>
          </div>
        </div>
        <Scene
          className={
            'pointer-events-none -mx-4 h-52 w-[calc(100%+2rem)] sm:-mx-6 sm:h-64 sm:w-[calc(100%+3rem)] lg:absolute ' +
            'lg:inset-x-0 lg:bottom-0 lg:mx-0 lg:h-84 lg:w-full'
          }
        />
        <div className="relative z-10 -mt-4 lg:mt-0">
          <FlipDemo />
        </div>
      </div>
    </section>
  )
}
