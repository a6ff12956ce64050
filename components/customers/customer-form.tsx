'use client'

import { furtherControls } from '@/lib/records/derive'
import { controlOf } from '@/lib/records/field'
import { CUSTOMER_FIELDS, CUSTOMER_LAYOUT } from '@/lib/customers/fields'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { newKey } from '@/lib/api/new-key'
import { errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { FormActions } from '@/components/admin/form/form-actions'
import { FormFrame, FormSection } from '@/components/admin/form/form-frame'
import { FormNotices } from '@/components/admin/form/form-notices'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { saveRecord } from '@/components/admin/form/use-record'
import { submitHandler } from '@/components/admin/form/use-submit'
import { callAdmin } from '@/components/admin/session/api'
import { customerSaveFailure } from './words'
import { TextAreaField, TextField } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import { type CustomerFields, customerSchema } from '@/lib/customers/schema'
import { ADMIN_PATHS, adminCustomerPath } from '@/lib/site/admin-pages'
import { type CustomerRecord, WithCustomer } from './use-customer'

const FIELDS = Object.keys(customerSchema.shape) as (keyof CustomerFields)[]

const EMPTY = Object.fromEntries(FIELDS.map((name) => [name, ''])) as CustomerFields

/** Returns the fields of a customer that its PUT replaces. */
export const fieldsOfCustomer = (customer: CustomerFields) =>
  Object.fromEntries(FIELDS.map((name) => [name, customer[name]])) as CustomerFields

const isChanged = (draft: CustomerFields, initial: CustomerFields) =>
  FIELDS.some((name) => draft[name] !== initial[name])

type CustomerFormProps = {
  /** Key of the form's stored draft. */
  formKey: string
  initial: CustomerFields
  cancelHref: string
  /** Saves the fields and opens another page. `overwrite` replaces somebody else’s change. */
  save: (fields: CustomerFields, initial: CustomerFields, overwrite: boolean) => Promise<void>
}

function CustomerForm({ formKey, initial, cancelHref, save }: CustomerFormProps) {
  const editor = useItemForm({ name: formKey, initial, isChanged, failureOf: customerSaveFailure })
  const { form, draft, isDirty, isSending, doneMessage } = editor
  const bind = fieldsOf(editor)
  const field = (name: keyof CustomerFields) => ({
    autoComplete: 'off',
    ...controlOf(CUSTOMER_FIELDS[name]),
    ...bind(name),
  })
  const isBusy = isSending || doneMessage !== null

  const submit = ({ overwrite = false } = {}) =>
    editor.save(() => save(draft, editor.initial, overwrite), { errors: errorsOf(customerSchema, draft) })

  return (
    <div className="max-w-216">
      <FormNotices form={{ ...editor, isSending: isBusy }} subject="kayıt" submit={submit} />
      <FormFrame ref={form} title="Müşteri" onSubmit={submitHandler(submit)}>
        <FormSection name="Kim" disabled={isBusy}>
          <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
            <TextField {...field('contactPerson')} />
            <TextField {...field('companyName')} />
          </div>
          <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
            <TextField {...field('phone')} />
            <TextField {...field('email')} />
          </div>
        </FormSection>
        <FormSection name="Fatura" disabled={isBusy}>
          <TextAreaField rows={3} {...field('address')} />
          <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
            <TextField {...field('taxOffice')} />
            <TextField inputMode="numeric" hint="Şahıs ise T.C. kimlik numarası." {...field('taxNumber')} />
          </div>
        </FormSection>
        <FormSection name="Not" disabled={isBusy}>
          {furtherControls(CUSTOMER_FIELDS, CUSTOMER_LAYOUT).map(({ name }) => (
            <TextField key={name} {...field(name)} />
          ))}
          <TextAreaField rows={4} hint="Müşteri görmez." {...field('note')} />
        </FormSection>
        <FormActions isSaving={isBusy} isDirty={isDirty} cancelHref={cancelHref} />
      </FormFrame>
    </div>
  )
}

/** The form for a new customer. */
export function NewCustomer() {
  const router = useRouter()
  const idempotencyKey = useRef<string | null>(null)
  return (
    <CustomerForm
      formKey="yeni-musteri"
      initial={EMPTY}
      cancelHref={ADMIN_PATHS.customers}
      save={async (json) => {
        const headers = { 'Idempotency-Key': (idempotencyKey.current ??= newKey()) }
        const { body } = await callAdmin(apiPath('Customers'), { method: 'POST', json, headers })
        router.push(adminCustomerPath(body.id))
      }}
    />
  )
}

/** The form of a stored customer. */
export function CustomerEditor() {
  return <WithCustomer>{(record) => <StoredCustomerForm key={record.id} record={record} />}</WithCustomer>
}

function StoredCustomerForm({ record }: { record: CustomerRecord }) {
  const router = useRouter()
  const { id, customer } = record
  return (
    <CustomerForm
      formKey={`musteri/${id}`}
      initial={fieldsOfCustomer(customer)}
      cancelHref={adminCustomerPath(id)}
      save={async (fields, initial, overwrite) => {
        await saveCustomer(record, fields, initial, overwrite)
        router.push(adminCustomerPath(id))
      }}
    />
  )
}

/** Saves a customer. @throws {ApiError} 412 if somebody else has changed a field since the form opened, unless `overwrite` is true */
export const saveCustomer = (
  record: CustomerRecord,
  fields: CustomerFields,
  initial: CustomerFields,
  overwrite: boolean,
) => saveRecord(record, { fields, isOutdated: isChanged(fieldsOfCustomer(record.customer), initial), overwrite })
