import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import { controlOf } from '@/lib/records/field'

/** The fields of the form. The person comes before the company. The page hands them to the form, whose scripts need no table. */
export const FORM_FIELDS = Object.entries(MESSAGE_FIELDS)
  .flatMap(([name, field]) => (typeof field !== 'string' && 'form' in field ? [{ name, field }] : []))
  .toSorted((a, b) => Number(b.name === 'contactPerson') - Number(a.name === 'contactPerson'))
  .map(({ name, field }) => ({ isLong: field.kind === 'area', control: { name, ...controlOf(field), ...field.form } }))

export type FormField = (typeof FORM_FIELDS)[number]
