import { usualComfort } from '@capivira/core/accounts/comfort'
import type { User } from '@capivira/core/accounts/contract'

const person: User = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'pessoa@escola.example',
  firstName: 'Pessoa',
  lastName: 'da Escola',
  fullName: 'Pessoa da Escola',
  phone: '(11) 98765-4321',
  profileImageUrl: null,
  userType: 'student',
  level: 1,
  xp: 0,
  streak: 0,
  lastStudyDate: null,
  isEmailVerified: true,
  twoFactorEnabled: false,
  mustChangePassword: false,
  ageRange: null,
  comfort: usualComfort,
  createdAt: '2026-03-02T12:00:00.000Z',
}

export const pupil = (changes: Partial<User> = {}): User => ({ ...person, ageRange: '13 a 17', ...changes })
export const teacher = (changes: Partial<User> = {}): User => ({ ...person, userType: 'teacher', ...changes })
export const admin = (changes: Partial<User> = {}): User => ({ ...person, userType: 'admin', ...changes })
