import { type FormText, MESSAGE_FIELDS, MESSAGE_LAYOUT } from '@/lib/contact/fields'
import { controlOf, type Field } from '@/lib/records/field'
import type { InputName } from '@/lib/records/derive'

/** The fields of a message. The type requires form texts for each field that visitors fill in. */
const TYPED_FIELDS: { [Name in InputName<typeof MESSAGE_FIELDS>]: Field & { form: FormText } } = MESSAGE_FIELDS

/**
 * The fields of the form, in the table's order but with the person before the company. The page passes them to the form, so
 * that scripts need not load the table.
 */
export const FORM_FIELDS = Object.entries(TYPED_FIELDS)
  .filter(([, field]) => typeof field !== 'string' && 'form' in field)
  .toSorted(([a], [b]) => Number(b === 'contactPerson') - Number(a === 'contactPerson'))
  .map(([name, field]) => ({
    isLong: field.kind === 'area',
    /** Whether the confirmation shows the field in a fixed place. Other fields follow, each on a line with its label. */
    hasFixedPlace: MESSAGE_LAYOUT.includes(name),
    control: { name, ...controlOf(field), ...field.form },
  }))

export type ContactField = (typeof FORM_FIELDS)[number]
