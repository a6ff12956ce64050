import type { OpenBilling } from './use-billing'

/** The open form: of a new or stored row by its id, or of a statement about the order. */
export type OpenForm =
  | { what: 'invoice' | 'payment'; id: string | null }
  | { what: 'difference'; of: 'invoice' | 'payment' }
  | { what: 'no-invoice' | 'due' }

export type Editing = {
  open: OpenBilling
  openForm: OpenForm | null
  showForm: (openForm: OpenForm) => void
  /** Closes the form and focuses the section's title. */
  close: () => void
  /** Makes a call without a form. */
  act: (call: () => Promise<unknown>) => void
  /** Whether the button of the next step is orange. */
  isNext: boolean
}
