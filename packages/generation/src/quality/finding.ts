/** What a gate found wrong. `detail` is advice in Portuguese that a teacher can read as it stands. */
export type Finding = { gate: GateId; severity: Severity; detail: string }

/** `reject`: the item must not be shown to pupils as it is. `warn`: it may, but a better one should be preferred. */
export type Severity = 'reject' | 'warn'

export type GateId =
  | 'G1'
  | 'G2'
  | 'G3'
  | 'G4'
  /** Neither gate nor form: what the document says otherwise (proof/). */
  | 'G5'
  | 'C1'
  | 'C2'
  | 'C3'
  | 'F1'
  | 'F2'
  | 'F3'
  | 'F4'
  | 'F5'
  | 'F6'
  | 'L1'
  | 'L2'
  | 'P1'
  | 'D1'
  | 'S1'
  | 'Q1'
  | 'Q2'
  | 'Q3'
  | 'Q4'
  | 'Q5'
  | 'Q6'
  | 'Q7'
  | 'Q8'
  | 'Q9'
  | 'Q10'
  | 'W1'
  | 'W2'
  | 'W3'
  | 'W4'

export function reject(gate: GateId, detail: string): Finding {
  return { gate, severity: 'reject', detail }
}

export function warn(gate: GateId, detail: string): Finding {
  return { gate, severity: 'warn', detail }
}

/** Whether nothing forbids the item; warnings are allowed. */
export function isAccepted(findings: readonly Finding[]): boolean {
  return findings.every(finding => finding.severity !== 'reject')
}
