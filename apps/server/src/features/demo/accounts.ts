import type { UserType } from '@capivira/core/http/endpoint'

/** A ready account of the demo school. */
export type DemoAccount = {
  role: UserType
  /** How the start-up message calls it. */
  label: string
  name: string
  email: string
}

/**
 * The people of the demo school: it is for trying Capivira, never for a real school. Their password is made for each
 * installation (settings.demoPassword): one that everybody knows would open every trial on a school's network.
 */
export const demoAccounts = [
  {
    role: 'teacher',
    label: 'Professora',
    name: 'Professora Demonstração',
    email: 'professora@demonstracao.example',
  },
  {
    role: 'student',
    label: 'Aluno 1',
    name: 'Aluno Um (demonstração)',
    email: 'aluno1@demonstracao.example',
  },
  {
    role: 'student',
    label: 'Aluna 2',
    name: 'Aluna Dois (demonstração)',
    email: 'aluna2@demonstracao.example',
  },
  {
    role: 'student',
    label: 'Aluno 3',
    name: 'Aluno Três (demonstração)',
    email: 'aluno3@demonstracao.example',
  },
  {
    role: 'admin',
    label: 'Administração',
    name: 'Administração Demonstração',
    email: 'admin@demonstracao.example',
  },
] as const satisfies readonly DemoAccount[]

export type DemoEmail = (typeof demoAccounts)[number]['email']
