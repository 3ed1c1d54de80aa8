import type { SecurityEvent, SecurityOutcome } from '@capivira/core/admin/security-contract'

export const eventNames: Record<SecurityEvent, string> = {
  'sign-in': 'Entrada',
  'second-step': 'Segunda etapa da entrada',
  'sign-out': 'Saída',
  register: 'Cadastro',
  'register-with-secret': 'Cadastro com o segredo da escola',
  'change-password': 'Troca de senha',
  'ask-reset': 'Pedido de senha nova',
  'reset-password': 'Senha nova pelo link',
  'change-email': 'Troca de email',
  unlock: 'Entrada liberada por link',
  'verify-email': 'Confirmação de email',
  'two-factor-on': 'Duas etapas ligadas',
  'two-factor-off': 'Duas etapas desligadas',
  'recovery-codes': 'Códigos de recuperação novos',
  'end-sessions': 'Sessões encerradas',
  'export-data': 'Cópia dos próprios dados',
  'delete-account': 'Exclusão da própria conta',
  'consent-ask': 'Pedido de consentimento',
  'consent-give': 'Consentimento dado',
  'consent-take-back': 'Consentimento retirado',
  'set-age': 'Faixa de idade corrigida',
  'admin-create-user': 'Conta criada pela administração',
  'admin-reset-password': 'Senha trocada pela administração',
  'admin-change-email': 'Email corrigido pela administração',
  'admin-change-role': 'Tipo de conta mudado',
  'admin-lock': 'Conta bloqueada ou desbloqueada',
  'admin-delete-user': 'Conta excluída pela administração',
  'erase-idle': 'Conta parada excluída',
  'wrong-role': 'Acesso a uma área de outro tipo de conta',
  'not-theirs': 'Acesso a algo que não existe ou não é da pessoa',
  'too-many': 'Pedidos demais',
  'cross-site': 'Pedido vindo de outro site',
}

export const outcomeWords: Record<SecurityOutcome, string> = {
  ok: 'Deu certo',
  begun: 'Falta confirmar',
  wrong: 'Senha, código ou segredo errado',
  locked: 'Conta não liberada',
  refused: 'Recusado',
  limited: 'Limite de tentativas',
}

/** How an outcome is shown: what deserves a look stands out. */
export const outcomeTones: Record<SecurityOutcome, 'primary' | 'info' | 'xp' | 'danger'> = {
  ok: 'primary',
  begun: 'info',
  wrong: 'xp',
  locked: 'xp',
  refused: 'danger',
  limited: 'danger',
}

export const periodNames = {
  '1': 'Últimas 24 horas',
  '7': 'Últimos 7 dias',
  '30': 'Últimos 30 dias',
  '180': 'Últimos 180 dias',
} as const
