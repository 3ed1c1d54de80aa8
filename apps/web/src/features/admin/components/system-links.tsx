import { Cog, DatabaseBackup, HardDrive, ScrollText, Sparkles } from 'lucide-react'
import { Link } from '../../navigation/components/links.tsx'

const links = [
  { href: '/admin/jobs', label: 'Processamento', says: 'O que espera, anda e falhou', icon: Cog },
  { href: '/admin/storage', label: 'Espaço', says: 'Arquivos, banco e disco', icon: HardDrive },
  { href: '/admin/ai-usage', label: 'Uso de IA', says: 'Chamadas, tokens e falhas', icon: Sparkles },
  { href: '/admin/acts', label: 'Registro', says: 'Quem fez o quê, e quando', icon: ScrollText },
  { href: '/admin/backup', label: 'Cópia de segurança', says: 'Guardar e restaurar', icon: DatabaseBackup },
] as const

/** The ways to the machinery's screens. */
export function SystemLinks() {
  return (
    <nav aria-label="Sistema">
      <ul className="m-0 grid list-none grid-cols-2 gap-2.5 p-0 sm:grid-cols-3 lg:grid-cols-5">
        {links.map(({ href, label, says, icon: Icon }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex h-full min-h-12 flex-col gap-0.5 rounded-md border-2 border-line bg-surface p-3 text-ink no-underline transition-colors duration-fast hover:border-control"
            >
              <span className="flex items-center gap-2 font-extrabold">
                <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" />
                {label}
              </span>
              <span className="text-xs text-ink-soft sm:text-sm">{says}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
