// Written by scripts/extract-emoji.ts.
import backpack from './emoji/backpack.svg'
import ball from './emoji/ball.svg'
import bolt from './emoji/bolt.svg'
import books from './emoji/books.svg'
import brain from './emoji/brain.svg'
import bulb from './emoji/bulb.svg'
import calendar from './emoji/calendar.svg'
import cap from './emoji/cap.svg'
import card from './emoji/card.svg'
import chart from './emoji/chart.svg'
import check from './emoji/check.svg'
import city from './emoji/city.svg'
import clock from './emoji/clock.svg'
import cloud from './emoji/cloud.svg'
import crown from './emoji/crown.svg'
import die from './emoji/die.svg'
import fireworks from './emoji/fireworks.svg'
import flame from './emoji/flame.svg'
import gem from './emoji/gem.svg'
import globe from './emoji/globe.svg'
import hourglass from './emoji/hourglass.svg'
import joystick from './emoji/joystick.svg'
import link from './emoji/link.svg'
import lock from './emoji/lock.svg'
import magnifier from './emoji/magnifier.svg'
import medal from './emoji/medal.svg'
import memo from './emoji/memo.svg'
import microscope from './emoji/microscope.svg'
import openBook from './emoji/open-book.svg'
import page from './emoji/page.svg'
import palette from './emoji/palette.svg'
import party from './emoji/party.svg'
import people from './emoji/people.svg'
import planet from './emoji/planet.svg'
import puzzle from './emoji/puzzle.svg'
import rainbow from './emoji/rainbow.svg'
import rocket from './emoji/rocket.svg'
import school from './emoji/school.svg'
import seedling from './emoji/seedling.svg'
import shield from './emoji/shield.svg'
import sparkles from './emoji/sparkles.svg'
import star from './emoji/star.svg'
import stopwatch from './emoji/stopwatch.svg'
import sun from './emoji/sun.svg'
import target from './emoji/target.svg'
import telescope from './emoji/telescope.svg'
import thumbsUp from './emoji/thumbs-up.svg'
import trophy from './emoji/trophy.svg'
import volcano from './emoji/volcano.svg'

/** Address of each drawing by our name for it. */
export const emojiFiles = {
  backpack,
  ball,
  bolt,
  books,
  brain,
  bulb,
  calendar,
  cap,
  card,
  chart,
  check,
  city,
  clock,
  cloud,
  crown,
  die,
  fireworks,
  flame,
  gem,
  globe,
  hourglass,
  joystick,
  link,
  lock,
  magnifier,
  medal,
  memo,
  microscope,
  'open-book': openBook,
  page,
  palette,
  party,
  people,
  planet,
  puzzle,
  rainbow,
  rocket,
  school,
  seedling,
  shield,
  sparkles,
  star,
  stopwatch,
  sun,
  target,
  telescope,
  'thumbs-up': thumbsUp,
  trophy,
  volcano,
} as const
