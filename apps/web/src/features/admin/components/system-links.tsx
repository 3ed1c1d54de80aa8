import {
  Brain,
  Cog,
  DatabaseBackup,
  EyeOff,
  HardDrive,
  HeartHandshake,
  Hourglass,
  ListFilter,
  Palette,
  ScrollText,
  ShieldCheck,
  Sparkles,
} from '@capivira/ui/icons'
import { Link } from '../../navigation/components/links.tsx'

const links = [
  { href: '/consents', label: 'Consentimentos', icon: HeartHandshake },
  { href: '/idle-accounts', label: 'Contas paradas', icon: Hourglass },
  { href: '/memory', label: 'Previsão da memória', icon: Brain },
  { href: '/admin/jobs', label: 'Processamento', icon: Cog },
  { href: '/admin/fact-kinds', label: 'Tipos de item', icon: ListFilter },
  { href: '/admin/hidden-text', label: 'Texto escondido', icon: EyeOff },
  { href: '/admin/asked-words', label: 'Palavras pedidas', icon: Palette },
  { href: '/admin/storage', label: 'Espaço', icon: HardDrive },
  { href: '/admin/ai-usage', label: 'Uso de IA', icon: Sparkles },
  { href: '/admin/acts', label: 'Registro', icon: ScrollText },
  { href: '/admin/security', label: 'Segurança', icon: ShieldCheck },
  { href: '/admin/backup', label: 'Cópia de segurança', icon: DatabaseBackup },
] as const

/** The ways to the machinery's screens. */
export function SystemLinks() {
  return (
    <nav aria-label="Sistema">
      <ul className="m-0 flex list-none flex-wrap gap-2.5 p-0">
        {links.map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <Link
              href={href}
              className={
                'flex min-h-12 items-center gap-2 rounded-full border-2 border-line bg-surface px-4 ' +
                'font-extrabold text-ink no-underline transition-colors duration-fast hover:border-control'
              }
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
