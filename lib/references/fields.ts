import { type Field, line } from '@/lib/content/fields'
import type { ReferenceInput } from '@/lib/references/schema'

/** Fields of a reference's form. Its logo is chosen beside them. */
export const REFERENCE_FIELDS = { name: line('Marka adı', { required: true }) } satisfies Record<
  keyof ReferenceInput,
  Field
>
