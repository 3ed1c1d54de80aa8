export const text = {
  quietTitle: 'Sem sons no horário de aula',
  quietHint: 'Nesses dias e horas, os jogos e a leitura em voz alta ficam em silêncio para os alunos desta turma.',
  quietOff: 'Os jogos têm sons a qualquer hora. Cada aluno pode desligar os seus.',
  quietMayChange: 'O aluno pode ligar os sons mesmo assim, com fones, por exemplo.',
  quietStrict: 'O aluno não pode ligar os sons nesse horário.',
  quietAllow: 'O aluno pode ligar os sons mesmo assim',
  quietSaved: 'Horário guardado',
  quietRemoved: 'A turma voltou a ter sons',
  noClass: 'Nenhuma turma ainda',
  noClassHint: 'Crie uma turma, mostre o código aos alunos e acompanhe o que cada um estuda.',
  howToJoin: 'O aluno aponta a câmera para o QR code, ou abre Turmas e digita o código.',
  onlyHere:
    'Este endereço só abre neste computador. Para os celulares da turma, abra a Capivira pelo endereço “na mesma ' +
    'rede”, que a janela do servidor mostra, e use o código que aparecer lá.',
  qrLabel: (name: string) => `QR code que leva à turma ${name}`,
  linkCopied: 'Link copiado',
  linkCopiedHint: 'Cole no grupo da turma ou na agenda digital.',
  copyFailed: 'Não foi possível copiar. O link é:',
  renewHint: 'O código e o QR code de agora deixam de valer. Quem já está na turma continua nela.',
  codeRenewed: 'Código trocado',
  saveFailed: 'Não foi possível salvar. Tente de novo.',
  created: 'Turma criada',
  saved: 'Alterações salvas',
  archived: 'Turma arquivada',
  restored: 'A turma voltou a ser ativa',
  archiveHint:
    'Ninguém mais entra nela, e os alunos deixam de ver as tarefas e as matérias restritas a ela. O que ' +
    'estudaram continua guardado, e você pode trazer a turma de volta quando quiser.',
  removeHint: (name: string) =>
    `${name} deixa de ver as tarefas e as matérias restritas a esta turma. O que estudou continua guardado. Se ` +
    'a pessoa ainda tem o código, troque-o para que não entre de novo.',
  removed: 'Aluno removido da turma',
  noMembers: 'Ainda não há alunos',
  noMembersHint: 'Mostre o código ou o QR code em sala: quem entra aparece aqui na hora.',
  noAssignment: 'Nenhuma tarefa ainda',
  noAssignmentHint: 'Escolha um material, o que fazer e até quando. A turma vê a tarefa na tela inicial.',
  assigned: 'Tarefa enviada à turma',
  withdrawn: 'Tarefa retirada',
  withdrawHint: 'A tarefa some para a turma. O que os alunos estudaram continua guardado.',
  nameMissing: 'Dê um nome à turma',
  accessSaved: 'Acesso à matéria atualizado',
  joined: (name: string) => `Você entrou na turma ${name}!`,
  left: 'Você saiu da turma',
  leaveHint: (name: string) =>
    `Você deixa de ver as tarefas e as matérias que são só da turma “${name}”. Para voltar, é preciso o código.`,
  notInClass: 'Você ainda não está em uma turma',
  notInClassHint: 'Seu professor mostra um código de 6 letras e números. Digite acima para entrar.',
} as const

/** The days of the week, Sunday first. */
export const dayNames = [
  { short: 'Dom', name: 'Domingo' },
  { short: 'Seg', name: 'Segunda-feira' },
  { short: 'Ter', name: 'Terça-feira' },
  { short: 'Qua', name: 'Quarta-feira' },
  { short: 'Qui', name: 'Quinta-feira' },
  { short: 'Sex', name: 'Sexta-feira' },
  { short: 'Sáb', name: 'Sábado' },
] as const

/** [1, 2, 3, 4, 5] is 'Segunda a sexta', [1, 3] is 'Seg, Qua'. */
export function daysInWords(days: readonly number[]): string {
  if (days.join() === '1,2,3,4,5') return 'Segunda a sexta'
  if (days.length === 7) return 'Todos os dias'
  return days.flatMap(day => dayNames[day]?.short ?? []).join(', ')
}
