import {
  BookOpen,
  ChartColumn,
  FilePlus2,
  Gamepad2,
  House,
  Library,
  ListChecks,
  Palette,
  School,
  Trophy,
  Users,
} from '@capivira/ui/icons'

/**
 * The icons of the navigation by the names the table of routes gives them; only who is signed in needs to load them.
 */
export const navIcons = {
  bookOpen: BookOpen,
  chart: ChartColumn,
  newFile: FilePlus2,
  gamepad: Gamepad2,
  house: House,
  library: Library,
  checks: ListChecks,
  palette: Palette,
  school: School,
  trophy: Trophy,
  people: Users,
}

export type NavIcon = keyof typeof navIcons
