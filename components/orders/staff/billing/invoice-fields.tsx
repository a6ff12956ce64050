import type { ComponentProps } from 'react'
import { useNow } from '@/components/admin/use-now'
import { TextField } from '@/components/ui/field'
import { istanbulDay } from '@/lib/platform/turkish/dates'

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'id'>

/** The number of an invoice, which is stored in capital letters. */
export const InvoiceNumberField = ({ className = '', ...props }: FieldProps) => (
  <TextField
    label="Fatura no"
    id="fatura-no"
    required
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    className={`[&_input]:mono [&_input]:uppercase ${className}`}
    {...props}
  />
)

/** The day of an invoice, today at the latest. */
export const InvoiceDayField = (props: FieldProps) => (
  <TextField label="Fatura günü" id="fatura-gunu" type="date" max={istanbulDay(useNow())} required {...props} />
)
