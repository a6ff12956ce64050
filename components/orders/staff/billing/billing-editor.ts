import type { BillingRecord } from './use-billing'

/** The open form: for a stored row (by its id), a new row (null), a difference, or the whole order. */
export type OpenForm =
  | { kind: 'invoice' | 'payment'; id: string | null }
  | { kind: 'difference'; side: 'invoice' | 'payment' }
  | { kind: 'no-invoice' | 'due' }

export type BillingEditor = {
  record: BillingRecord
  openForm: OpenForm | null
  showForm: (openForm: OpenForm) => void
  /** Closes the form and focuses the section's title. */
  close: () => void
  /** Makes a call that needs no form. */
  act: (call: () => Promise<unknown>) => void
  /** Whether billing is the order's next task, so that its button is orange. */
  isNext: boolean
}
