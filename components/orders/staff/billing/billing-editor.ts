import type { BillingRecord } from './use-billing'

/** The form that is open: for a stored row by its id, for a new row without one, or for the order as a whole. */
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
  /** Whether billing comes next, so that its next button is orange. */
  isNext: boolean
}
