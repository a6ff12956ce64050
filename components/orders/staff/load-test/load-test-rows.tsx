import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { CONTROL } from '@/components/ui/field'
import { SquareButton } from '@/components/ui/square-button'
import { MAX_READINGS } from '@/lib/orders/load-test/results'
import type { FieldErrors } from '@/lib/platform/app-error'
import { newRow, type RowDraft } from './load-test-draft'
import { errorsOfRow, RowErrors, useRowFocus } from '@/components/orders/staff/row-table'
import table from '@/components/orders/staff/row-table.module.css'
import styles from './load-test-rows.module.css'

export function useRowActions(rows: readonly RowDraft[], onChange: (rows: RowDraft[]) => void) {
  const { list, focusNow, focusLater, withoutRow } = useRowFocus('what')
  const [announcement, setAnnouncement] = useState('')
  const isFull = rows.length >= MAX_READINGS

  function add() {
    if (isFull) return
    const row = newRow(rows.at(-1))
    focusLater(row.key)
    onChange([...rows, row])
  }

  function remove(index: number) {
    setAnnouncement(`${index + 1}. ölçüm silindi.`)
    onChange(withoutRow(rows, index, newRow))
  }

  /** Enter moves to the reading below. After the last reading it adds another. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number, field: string) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const nextRow = rows[index + 1]
    if (!nextRow) return add()
    focusNow(nextRow.key, field)
  }

  return { list, announcement, isFull, add, remove, onKeyDown }
}

type LoadTestRowsProps = {
  rows: readonly RowDraft[]
  actions: ReturnType<typeof useRowActions>
  errors: FieldErrors
  disabled: boolean
  onChange: (rows: RowDraft[]) => void
}

export function LoadTestRows({ rows, actions, errors, disabled, onChange }: LoadTestRowsProps) {
  const { list, announcement, remove, onKeyDown } = actions
  return (
    <section aria-labelledby="olcumler">
      <h3 id="olcumler" className="sr-only">
        Ölçümler
      </h3>
      <div className={`${table.head} ${styles.head}`} aria-hidden>
        <span />
        <span>Ne ölçüldü</span>
        <span className={table.number}>Anma</span>
        <span className={table.number}>Ölçülen</span>
        <span>Birim</span>
        <span>Sonuç</span>
        <span />
      </div>
      <ol ref={list}>
        {rows.map((row, index) => (
          <Reading
            key={row.key}
            row={row}
            index={index}
            errors={errors}
            disabled={disabled}
            onChange={(changes) => onChange(rows.with(index, { ...row, ...changes }))}
            onKeyDown={(event, field) => onKeyDown(event, index, field)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <output className="sr-only">{announcement}</output>
    </section>
  )
}

const FIELDS = [
  { field: 'what', label: 'Ne ölçüldü', limit: 200 },
  { field: 'nominal', label: 'Anma', limit: 40, isNumber: true },
  { field: 'measured', label: 'Ölçülen', limit: 40, isNumber: true },
  { field: 'unit', label: 'Birim', limit: 20 },
] as const

const RESULTS = [
  {
    passed: true,
    label: 'Geçti',
    checkedLook: 'has-checked:text-ok has-checked:inset-ring-2 has-checked:inset-ring-ok',
  },
  { passed: false, label: 'Geçmedi', checkedLook: 'has-checked:bg-ink has-checked:text-sheet' },
]

type ReadingProps = {
  row: RowDraft
  index: number
  errors: FieldErrors
  disabled: boolean
  onChange: (changes: Partial<RowDraft>) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, field: string) => void
  onRemove: () => void
}

function Reading({ row, index, errors, disabled, onChange, onKeyDown, onRemove }: ReadingProps) {
  const name = `${index + 1}. ölçüm`
  const rowErrors = errorsOfRow(errors, `rows.${index}`)
  const errorOf = (field: string) => errors[`rows.${index}.${field}`]
  const describedBy = (field: string) => (errorOf(field) ? `rows-${index}-${field}-error` : undefined)
  return (
    <li data-key={row.key}>
      <fieldset
        aria-label={name}
        disabled={disabled}
        className={`min-w-0 border-b border-field bg-paper ${styles.row}`}>
        <span className={`mono grid place-items-center text-ink-2 ${styles.position}`} aria-hidden>
          {index + 1}
        </span>
        {FIELDS.map(({ field, label, limit, ...options }) => {
          const isNumber = 'isNumber' in options
          const id = `rows-${index}-${field}`
          return (
            <div key={field} className={`${table.cell} ${styles[field]}`}>
              <label htmlFor={id} className="max-sm:text-small">
                {label}
              </label>
              <input
                id={id}
                name={`rows.${index}.${field}`}
                data-field={field}
                autoComplete="off"
                maxLength={limit}
                aria-invalid={errorOf(field) ? true : undefined}
                aria-describedby={describedBy(field)}
                className={`${CONTROL} max-sm:px-2 ${isNumber ? `max-sm:text-small ${table.number}` : ''}`}
                value={row[field]}
                onChange={({ target }) => onChange({ [field]: target.value })}
                onKeyDown={(event) => onKeyDown(event, field)}
              />
            </div>
          )
        })}
        <div
          role="radiogroup"
          aria-label={`${name}ün sonucu`}
          aria-invalid={errorOf('passed') ? true : undefined}
          tabIndex={-1}
          aria-describedby={describedBy('passed')}
          className={`grid grid-cols-2 aria-invalid:bg-bad-bg aria-invalid:inset-ring-2 aria-invalid:inset-ring-bad ${styles.result}`}>
          {RESULTS.map(({ passed, label, checkedLook }) => (
            <label
              key={label}
              className={`relative grid min-h-12 cursor-pointer place-items-center border-line not-first:border-l hover:bg-tint has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus ${checkedLook}`}>
              <input
                id={passed ? `rows-${index}-passed` : undefined}
                type="radio"
                name={`rows.${index}.passed`}
                checked={row.passed === passed}
                onChange={() => onChange({ passed })}
                onKeyDown={(event) => onKeyDown(event, 'what')}
                className="absolute inset-0 m-0 size-full cursor-pointer opacity-0 forced-colors:static forced-colors:size-auto forced-colors:opacity-100"
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
        <div className={styles.remove}>
          <SquareButton icon={Trash2} aria-label={`${name}ü sil`} onClick={onRemove} />
        </div>
      </fieldset>
      <RowErrors errors={rowErrors} className={`border-b border-field bg-paper ${table.errors}`} />
    </li>
  )
}
