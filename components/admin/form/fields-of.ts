import type { FieldErrors } from '@/lib/platform/app-error'

type Form<Draft> = { draft: Draft; fields: FieldErrors; change: (changes: Partial<Draft>) => void }

/** Names of the fields that are texts. */
type TextName<Draft> = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft] & string

/** Returns what gives a control the text of a field of a form, its error, and the way to change it. */
export function fieldsOf<Draft>({ draft, fields, change }: Form<Draft>) {
  return (name: TextName<Draft>) => ({
    name,
    value: draft[name] as string,
    error: fields[name]?.join(' '),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value } as Partial<Draft>),
  })
}
