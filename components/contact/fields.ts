import { type FormText, MESSAGE_FIELDS } from '@/lib/contact/fields'
import { controlOf, type Field } from '@/lib/records/field'
import type { InputName } from '@/lib/records/derive'

/** What the form says of each field that it writes: one without is a type error. */
const WRITTEN: { [Name in InputName<typeof MESSAGE_FIELDS>]: Field & { form: FormText } } = MESSAGE_FIELDS

/** The fields of the form. The person comes before the company. The page hands them to the form, whose scripts need no table. */
export const FORM_FIELDS = Object.entries(WRITTEN)
  .filter(([, field]) => typeof field !== 'string' && 'form' in field)
  .toSorted(([a], [b]) => Number(b === 'contactPerson') - Number(a === 'contactPerson'))
  .map(([name, field]) => ({ isLong: field.kind === 'area', control: { name, ...controlOf(field), ...field.form } }))

export type FormField = (typeof FORM_FIELDS)[number]
