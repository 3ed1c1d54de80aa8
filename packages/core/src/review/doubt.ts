/** What pupils' first answers say against a question. */
export type Doubt = {
  /** 'rival': another option was chosen more often than the key; 'inverted': pupils who do well get it wrong more often than others. */
  kind: 'rival' | 'inverted'
  /** First answers of pupils, and how many of them were right. */
  answers: number
  right: number
  /** The wrong option chosen most, and how often. */
  rival: string
  rivalTimes: number
  /** Of the pupils who otherwise do well, and of the others: how many answered it, and how many of them right. */
  strong: { answers: number; right: number }
  others: { answers: number; right: number }
}
