import { TextAreaField } from '@/components/ui/field'

type AltFieldProps = {
  name: string
  /** Name of the picture: '2. resim'. */
  picture: string
  isNew: boolean
  value: string
  error: string | undefined
  disabled: boolean
  onChange: (value: string) => void
}

/** Field for a picture's alternative text, below the picture. */
export function AltField({ name, picture, isNew, value, error, disabled, onChange }: AltFieldProps) {
  return (
    <TextAreaField
      name={name}
      label={
        <span className="text-small font-normal text-ink-2">
          Ne görülüyor?<span className="sr-only"> {picture}</span>
        </span>
      }
      rows={2}
      value={value}
      error={error}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      className={`border-t px-2.5 pt-2 pb-2.5 ${isNew ? 'border-dashed border-field' : 'border-line'}`}
    />
  )
}
