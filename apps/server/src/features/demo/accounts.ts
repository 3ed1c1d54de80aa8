import type { UserType } from '@capivira/core/http/endpoint'

/** A ready account of the demo school. */
export type DemoAccount = {
  role: UserType
  /** How the start-up message calls it. */
  label: string
  name: string
  email: string
  password: string
}

const password = 'Capivira2026!'

/** The people of the demo school, the same in every installation: it is for trying Capivira, never for a real school. */
export const demoAccounts = [
  {
    role: 'teacher',
    label: 'Professora',
    name: 'Professora Demonstração',
    email: 'professora@demonstracao.example',
    password,
  },
  {
    role: 'student',
    label: 'Aluno 1',
    name: 'Aluno Um (demonstração)',
    email: 'aluno1@demonstracao.example',
    password,
  },
  {
    role: 'student',
    label: 'Aluna 2',
    name: 'Aluna Dois (demonstração)',
    email: 'aluna2@demonstracao.example',
    password,
  },
  {
    role: 'student',
    label: 'Aluno 3',
    name: 'Aluno Três (demonstração)',
    email: 'aluno3@demonstracao.example',
    password,
  },
  {
    role: 'admin',
    label: 'Administração',
    name: 'Administração Demonstração',
    email: 'admin@demonstracao.example',
    password,
  },
] as const satisfies readonly DemoAccount[]

export type DemoEmail = (typeof demoAccounts)[number]['email']
