import type { ActKind, JobState } from '@capivira/core/admin/system-contract'
import type { AiUsage } from '@capivira/core/ai/contract'

/** The queues by what they do; nobody reads the name that the program gives one. */
const queueNames: Record<string, string> = {
  letter: 'Enviar email',
  look: 'Procurar texto escondido',
  material: 'Processar material',
  'material.dead': 'Encerrar material que falhou',
  fit: 'Ajustar a previsão da memória',
  sweep: 'Faxina de arquivos e sessões',
  replay: 'Recalcular a memória dos cards',
  demo: 'Preparar a escola de demonstração',
}
export const queueName = (queue: string): string => queueNames[queue] ?? 'Outro trabalho'

export const stateNames: Record<JobState, string> = {
  failed: 'Falhou',
  running: 'Em andamento',
  retrying: 'Vai tentar de novo',
  waiting: 'Na fila',
  cancelled: 'Cancelado',
  done: 'Concluído',
}

export const actNames: Record<ActKind, string> = {
  'create-user': 'Criou a conta',
  'delete-user': 'Excluiu a conta',
  'reset-password': 'Trocou a senha',
  'change-role': 'Mudou o tipo da conta',
  'change-email': 'Corrigiu o email',
  'lock-user': 'Bloqueou a conta',
  'unlock-user': 'Desbloqueou a conta',
  'delete-subject': 'Excluiu a matéria',
  'withdraw-kind': 'Retirou o tipo de item',
  'bring-kind-back': 'Trouxe de volta o tipo de item',
  'edit-material': 'Editou o material',
  'delete-material': 'Excluiu o material',
  'retry-job': 'Pôs de novo na fila',
  'cancel-job': 'Cancelou o processamento',
  'correct-age': 'Corrigiu a idade',
  'object-consent': 'Não aceitou o consentimento',
  'keep-idle': 'Manteve a conta parada',
  'export-idle': 'Baixou os dados da conta parada',
  'erase-idle': 'Excluiu a conta parada',
}

/** Files by the folder they lie in; another kind is called by its folder's name. */
const fileKinds: Record<string, string> = {
  pdf: 'PDFs enviados',
  pages: 'Páginas desenhadas',
  drawings: 'Desenhos',
  artworks: 'Obras dos alunos',
  pictures: 'Desenhos dos jogos',
}
export const fileKind = (kind: string): string => fileKinds[kind] ?? kind

/** What the largest tables hold; another one is called by its own name. */
const tableNames: Record<string, string> = {
  activity_days: 'Dias de estudo dos alunos',
  admin_acts: 'Registro da administração',
  ai_calls: 'Chamadas à IA',
  ai_drawings: 'Desenhos dos alunos',
  assignment_results: 'Tarefas feitas',
  asked_words: 'Palavras pedidas ao desenhista',
  assignments: 'Tarefas',
  card_reviews: 'O que cada aluno lembra de cada card',
  cities: 'Cidades dos alunos',
  class_members: 'Alunos das turmas',
  classes: 'Turmas',
  coloring_activities: 'Pinturas dos alunos',
  drawing_problems: 'Avisos sobre desenhos',
  flip_cards: 'Flip cards',
  game_rounds: 'Rodadas de jogos',
  hidden_texts: 'Texto escondido nos PDFs',
  idle_accounts: 'Contas paradas',
  item_problems: 'Problemas relatados',
  material_days: 'Estudo por material e dia',
  material_pages: 'Texto das páginas dos PDFs',
  materials: 'Materiais',
  model_answers: 'Respostas da IA',
  profile_pictures: 'Fotos de perfil',
  quiz_answers: 'Respostas dos quizzes',
  quiz_attempts: 'Tentativas de quizzes',
  quiz_questions: 'Questões',
  quizzes: 'Quizzes',
  review_log: 'Avaliações de cards, uma a uma',
  security_events: 'Acontecimentos de segurança',
  sessions: 'Sessões abertas',
  spare_items: 'Cards e questões de reserva',
  studied_cards: 'Cards vistos pelos alunos',
  study_events: 'Estudo enviado pelos aparelhos',
  subjects: 'Matérias',
  user_achievements: 'Conquistas dos alunos',
  user_progress: 'Progresso por material',
  users: 'Contas',
  word_marks: 'Pedidos de palavras, sem quem pediu',
  words: 'Palavras dos jogos',
  xp_ledger: 'XP recebido',
}
export const tableName = (table: string): string => tableNames[table] ?? table

export const outcomeNames: Record<AiUsage['failures'][number]['outcome'], string> = {
  answered: 'Respondida',
  timeout: 'Demorou demais',
  network: 'Sem conexão com o serviço',
  server: 'Erro do serviço',
  'rate-limit': 'Limite do serviço atingido',
  unauthorized: 'Chave recusada',
  rejected: 'Pedido recusado',
  'too-large': 'Resposta grande demais',
}
