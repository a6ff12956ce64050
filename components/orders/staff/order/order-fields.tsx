import { furtherControls } from '@/lib/records/derive'
import { controlOf } from '@/lib/records/field'
import { ORDER_FIELDS, ORDER_LAYOUT } from '@/lib/orders/order/fields'
import { type Control, fieldsOf, type FormState } from '@/components/admin/form/draft-form'
import type { ComponentProps, ReactNode } from 'react'
import { TextAreaField, TextField } from '@/components/ui/field'
import type { CustomerRowJson } from '@/lib/customers/output'
import { KnownCustomerField } from '@/components/orders/staff/new/known-customer-field'
import type { ORDER_NAMES } from './order-section'

export type OrderDraft = Record<(typeof ORDER_NAMES)[number], string>

/** Choice of a known customer in a new order. */
type KnownCustomerChoice = { note: ReactNode; pick: (customer: CustomerRowJson) => void; clear: () => void }

/** The draft and errors of a form, and the function that changes the draft. */
type OrderFormState = FormState<OrderDraft>

const PAIR = 'grid grid-cols-2 gap-4 max-sm:grid-cols-1'

const labelledField = (form: OrderFormState, name: keyof OrderDraft) => ({
  label: ORDER_FIELDS[name].label,
  autoComplete: 'off',
  ...fieldsOf(form)(name),
})
const controlledField = (form: OrderFormState, name: keyof OrderDraft) => ({
  ...labelledField(form, name),
  ...controlOf(ORDER_FIELDS[name]),
})

export function CustomerFields({ knownCustomer, ...form }: OrderFormState & { knownCustomer?: KnownCustomerChoice }) {
  return (
    <>
      <div className={PAIR}>
        <CustomerField knownCustomer={knownCustomer} {...controlledField(form, 'contactPerson')} />
        <CustomerField knownCustomer={knownCustomer} {...controlledField(form, 'companyName')} />
      </div>
      <div className={PAIR}>
        <CustomerField knownCustomer={knownCustomer} {...controlledField(form, 'phone')} />
        <TextField
          hint={
            form.draft.email
              ? 'Numara ve takip bağlantısı buraya gider.'
              : 'Yoksa bağlantıyı WhatsApp ile gönderirsiniz.'
          }
          {...controlledField(form, 'email')}
        />
      </div>
      {knownCustomer?.note}
    </>
  )
}

/** Brand, model and serial number, with `hint` below them. */
export function DeviceFields({ hint = 'Etikette yazdığı gibi.', ...form }: OrderFormState & { hint?: ReactNode }) {
  return (
    <div>
      <div className="border-2 border-edge bg-paper p-3">
        <DeviceRow isHead {...labelledField(form, 'deviceBrand')} />
        <DeviceRow isMono {...labelledField(form, 'deviceModel')} />
        <DeviceRow isMono {...labelledField(form, 'serialNumber')} />
      </div>
      <p className="mt-1.5 text-small leading-[1.4] text-ink-2">{hint}</p>
    </div>
  )
}

/** What came with the device, and fields that belong to no other section. */
export function ArrivalFields(form: OrderFormState) {
  return (
    <>
      <TextField
        hint="Kablo, direnç, askı, kutu. Teslimde bu satıra bakılır."
        {...controlledField(form, 'accessories')}
      />
      {furtherControls(ORDER_FIELDS, ORDER_LAYOUT).map(({ name }) => (
        <TextField key={name} {...controlledField(form, name as keyof OrderDraft)} />
      ))}
    </>
  )
}

export function FaultField(form: OrderFormState) {
  // The section's name already says 'Arıza'.
  return <TextAreaField rows={4} {...controlledField(form, 'faultDescription')} label="Müşterinin anlattığı" />
}

type CustomerFieldProps = Omit<ComponentProps<typeof KnownCustomerField>, 'onPick' | 'onNew'> & {
  knownCustomer?: KnownCustomerChoice
}

function CustomerField({ knownCustomer, ...field }: CustomerFieldProps) {
  if (!knownCustomer) return <TextField {...field} />
  return <KnownCustomerField {...field} onPick={knownCustomer.pick} onNew={knownCustomer.clear} />
}

type DeviceRowProps = Control & { label: string; isHead?: boolean; isMono?: boolean; autoComplete: string }

function DeviceRow({ name, label, error, isHead, isMono, ...input }: DeviceRowProps) {
  return (
    <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] border border-edge not-first:border-t-0 max-xs:grid-cols-[6.5rem_minmax(0,1fr)]">
      <label
        htmlFor={name}
        className={`flex items-center border-r border-edge px-3 leading-[1.25] font-semibold max-xs:px-2 ${isHead ? 'bg-ink text-sheet' : ''}`}>
        {label}
      </label>
      <div className="min-w-0">
        <input
          id={name}
          name={name}
          type="text"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          {...input}
          className={`block min-h-12 w-full bg-paper px-3 py-2 focus:relative focus:outline-3 focus:outline-offset-0 focus:outline-focus aria-invalid:bg-bad-bg ${isMono ? 'mono text-body' : ''}`}
        />
        {error && (
          <p id={`${name}-error`} className="px-3 pb-2 leading-[1.4] font-semibold text-bad">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
