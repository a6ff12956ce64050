import type { FieldErrors } from '@/lib/platform/app-error'
import {
  emptyTexts,
  type FieldTable,
  isSameTexts,
  type StoredValues,
  type Texts,
  textsOf,
  valuesOf,
} from '@/lib/content/fields'
import { fieldErrors } from '@/lib/platform/fields/field-errors'

/** How a form's drafts are made from items, compared, stored and validated. */
export type DraftModel<Item, Draft> = {
  empty: Draft
  draftOf: (item: Item) => Draft
  isSame: (a: Draft, b: Draft) => boolean
  /** Returns the draft without its files, which storage cannot keep. */
  withoutFiles: (draft: Draft) => Draft
  /** Returns errors by the rules of the API; empty if the draft can be sent. */
  check: (draft: Draft, item: Item | null) => FieldErrors
}

export type Schema = { safeParse: (value: unknown) => { error?: { issues: Parameters<typeof fieldErrors>[0] } } }

export function errorsOf(schema: Schema, value: unknown): FieldErrors {
  const { error } = schema.safeParse(value)
  return error ? fieldErrors(error.issues) : {}
}

/** A draft of text fields and one new picture. */
export type PictureDraft<Table extends FieldTable, Name extends string> = Texts<Table> & Record<Name, File | null>

/** Makes the model for a field table and one picture in the field `pictureField`. Without a new picture the stored one stays. */
export function pictureForm<Table extends FieldTable, Name extends string>(
  table: Table,
  pictureField: Name,
  schemas: { create: Schema; change: Schema },
) {
  type Draft = PictureDraft<Table, Name>
  const withFile = (texts: Texts<Table>, picture: File | null) => ({ ...texts, [pictureField]: picture }) as Draft
  const form: DraftModel<StoredValues<Table>, Draft> = {
    empty: withFile(emptyTexts(table), null),
    draftOf: (item) => withFile(textsOf(table, item), null),
    isSame: (a, b) => isSameTexts(table, a, b) && a[pictureField] === b[pictureField],
    withoutFiles: (draft) => withFile(draft, null),
    check: (draft, item) => {
      const picture = draft[pictureField] ? { name: draft[pictureField].name, bytes: new Uint8Array() } : undefined
      return errorsOf(item ? schemas.change : schemas.create, { ...valuesOf(table, draft), [pictureField]: picture })
    },
  }
  const formDataOf = (draft: Draft): FormData => {
    const formData = new FormData()
    for (const [name, value] of Object.entries(valuesOf(table, draft))) formData.set(name, String(value ?? ''))
    const picture = draft[pictureField]
    if (picture) formData.set(pictureField, picture, picture.name)
    return formData
  }
  return { ...form, formDataOf }
}

export type Control = {
  name: string
  value: string
  error?: string
  onChange: (event: { target: { value: string } }) => void
}

/** What the fields of a form need. */
export type FormState<Draft> = { draft: Draft; errors: FieldErrors; change: (changes: Partial<Draft>) => void }

type TextName<Draft> = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft] & string

/** Returns a function that returns the props of a field's radio buttons. */
export function choicesOf<Draft>({ draft, change }: Pick<FormState<Draft>, 'draft' | 'change'>) {
  return <Name extends TextName<Draft>>(name: Name) => ({
    name,
    value: draft[name],
    onChange: (value: Draft[Name]) => change({ [name]: value } as unknown as Partial<Draft>),
  })
}

/** Returns a function that returns the props of a field's control. */
export function fieldsOf<Draft>({ draft, errors, change }: FormState<Draft>) {
  return (name: TextName<Draft>): Control => ({
    name,
    value: draft[name] as string,
    error: errors[name]?.join(' '),
    onChange: ({ target }) => change({ [name]: target.value } as Partial<Draft>),
  })
}
