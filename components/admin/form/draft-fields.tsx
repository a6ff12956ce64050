import { Fragment, type ReactNode } from 'react'
import { Checkbox } from './choices'
import { fieldsOf, type FormState } from './draft-form'
import { FormSection } from './form-frame'
import { TextAreaField, TextField } from '@/components/ui/field'
import {
  type ChoiceName,
  type Field,
  type FieldTable,
  namesOf,
  FLAG_SET,
  splitLines,
  splitList,
  type Texts,
} from '@/lib/content/fields'
import { lengthOf } from '@/lib/platform/fields/text'

type DraftFieldsProps<Table extends FieldTable> = {
  table: Table
  editor: FormState<Texts<Table>> & { isSending: boolean }
  /** Hints that depend on the typed values. */
  hints?: { [Name in keyof Table]?: ReactNode }
  suggestions?: { [Name in keyof Table]?: string }
  /** Controls for the table's choices and links, which must have one, and for flags that are more than a checkbox. */
  controls?: { [Name in keyof Table]?: ReactNode }
} & ([ChoiceName<Table>] extends [never] ? unknown : { controls: Record<ChoiceName<Table>, ReactNode> })

export function DraftFields<Table extends FieldTable>(props: DraftFieldsProps<Table>) {
  return namesOf(props.table).map((name) => renderField(name, props))
}

export function DraftSections<Table extends FieldTable>(props: DraftFieldsProps<Table>) {
  const { table, editor } = props
  const sectionOf = (name: string) => table[name]!.section ?? ''
  const sections = new Set(namesOf(table).map(sectionOf))
  return [...sections].map((section) => {
    const names = namesOf(table).filter((name) => sectionOf(name) === section)
    const fields = names.map((name) => renderField(name, props))
    const hasOnlyLists = names.every((name) => table[name]!.kind === 'list')
    return (
      <FormSection key={section} name={section} disabled={editor.isSending}>
        {hasOnlyLists ? <div className="grid grid-cols-2 gap-5 max-sm:grid-cols-1 max-sm:gap-4">{fields}</div> : fields}
      </FormSection>
    )
  })
}

function hintOf(field: Exclude<Field, { kind: 'choice' | 'link' | 'flag' }>, text: string): ReactNode {
  if (field.kind === 'list') return `Virgülle ayırın. ${splitList(text).length} ${field.unit} olarak kaydedilecek.`
  if (field.kind === 'lines') {
    return [field.hint, `${splitLines(text).length} ${field.unit}.`, field.rest].filter(Boolean).join(' ')
  }
  if (field.kind === 'whole' || field.limit === undefined) return field.hint
  const length = lengthOf(text)
  return (
    <>
      {field.hint && `${field.hint} `}
      <span className={`mono ${length > field.limit ? 'text-bad' : ''}`}>
        {length}/{field.limit}
        <span className="sr-only"> karakter</span>
      </span>
    </>
  )
}

function renderField<Table extends FieldTable>(name: keyof Table & string, props: DraftFieldsProps<Table>) {
  const { table, hints, suggestions } = props
  const editor = props.editor as FormState<Record<string, string>>
  const controls: { [Name in keyof Table]?: ReactNode } = props.controls ?? {}
  const field: Field = table[name]!
  if (field.kind === 'choice' || field.kind === 'link' || name in controls) {
    return <Fragment key={name}>{controls[name]}</Fragment>
  }
  const bound = fieldsOf(editor)(name)
  if (field.kind === 'flag') {
    return (
      <Checkbox
        key={name}
        name={name}
        checked={bound.value === FLAG_SET}
        onChange={({ target }) => editor.change({ [name]: target.checked ? FLAG_SET : '' })}>
        {field.label}
        {field.hint && <span className="block text-small text-ink-2">{field.hint}</span>}
      </Checkbox>
    )
  }
  const control = { ...bound, label: field.label, hint: hints?.[name] ?? hintOf(field, bound.value) }
  if (field.kind === 'list') return <TextAreaField key={name} {...control} />
  if (field.kind === 'lines') return <TextAreaField key={name} rows={field.rows} {...control} />
  if (field.kind === 'whole') {
    return <TextField key={name} required={field.required} optional={field.optional} inputMode="numeric" {...control} />
  }
  const { required, optional, keyboard, rows, mono } = field
  const technicalProps = { className: '[&_input]:mono', autoComplete: 'off', spellCheck: false }
  return field.kind === 'line' ? (
    <TextField
      key={name}
      required={required}
      optional={optional}
      inputMode={keyboard}
      list={suggestions?.[name]}
      {...(mono && technicalProps)}
      {...control}
    />
  ) : (
    <TextAreaField key={name} required={required} optional={optional} rows={rows ?? 5} {...control} />
  )
}
