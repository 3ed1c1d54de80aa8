import { Audiences } from '../features/landing/components/audiences.tsx'
import { Closing } from '../features/landing/components/closing.tsx'
import { Features } from '../features/landing/components/features.tsx'
import { Hero } from '../features/landing/components/hero.tsx'
import { HowItWorks } from '../features/landing/components/how-it-works.tsx'
import { LandingBar } from '../features/landing/components/landing-bar.tsx'
import { Trust } from '../features/landing/components/trust.tsx'
import { useFarewell } from '../features/landing/farewell.ts'
import { useTitle } from '../lib/use-title.ts'

/** / for visitors */
export default function Landing() {
  useTitle('Do PDF aos flip cards')
  useFarewell()
  return (
    <>
      <LandingBar />
      <Hero />
      <HowItWorks />
      <Features />
      <Audiences />
      <Trust />
      <Closing />
    </>
  )
}
