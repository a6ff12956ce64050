import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { CONTROL } from '@/components/ui/field'
import { SquareButton } from '@/components/ui/square-button'
import { MAX_READINGS } from '@/lib/orders/load-test/results'
import type { FieldErrors } from '@/lib/platform/app-error'
import { newRow, type RowDraft } from './load-test-draft'
import { errorsBelow, RowErrors, useRowFocus } from '@/components/orders/staff/row-table'
import table from '@/components/orders/staff/row-table.module.css'
import styles from './load-test-rows.module.css'

export function useRows(rows: readonly RowDraft[], onChange: (rows: RowDraft[]) => void) {
  const { list, focusNow, focusLater } = useRowFocus('what')
  const [announcement, setAnnouncement] = useState('')
  const isFull = rows.length >= MAX_READINGS

  function add() {
    if (isFull) return
    const row = newRow(rows.at(-1))
    focusLater(row.key)
    onChange([...rows, row])
  }

  function remove(key: string) {
    const at = rows.findIndex((row) => row.key === key)
    const rest = rows.toSpliced(at, 1)
    const next = rest[at] ?? rest[at - 1]
    const first = newRow()
    focusLater((next ?? first).key)
    setAnnouncement(`${at + 1}. ölçüm silindi.`)
    onChange(rest.length > 0 ? rest : [first])
  }

  /** Enter moves to the reading below. After the last reading it adds another. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number, part: string) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const below = rows[index + 1]
    if (!below) return add()
    focusNow(below.key, part)
  }

  return { list, announcement, isFull, add, remove, onKeyDown }
}

type LoadTestRowsProps = {
  rows: readonly RowDraft[]
  actions: ReturnType<typeof useRows>
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
            onKeyDown={(event, part) => onKeyDown(event, index, part)}
            onRemove={() => remove(row.key)}
          />
        ))}
      </ol>
      <output className="sr-only">{announcement}</output>
    </section>
  )
}

const PARTS = [
  { part: 'what', label: 'Ne ölçüldü', limit: 200 },
  { part: 'nominal', label: 'Anma', limit: 40, isNumber: true },
  { part: 'measured', label: 'Ölçülen', limit: 40, isNumber: true },
  { part: 'unit', label: 'Birim', limit: 20 },
] as const

const RESULTS = [
  { passed: true, label: 'Geçti', look: styles.passed },
  { passed: false, label: 'Geçmedi', look: styles.failed },
]

type ReadingProps = {
  row: RowDraft
  index: number
  errors: FieldErrors
  disabled: boolean
  onChange: (changes: Partial<RowDraft>) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, part: string) => void
  onRemove: () => void
}

function Reading({ row, index, errors, disabled, onChange, onKeyDown, onRemove }: ReadingProps) {
  const name = `${index + 1}. ölçüm`
  const rowErrors = errorsBelow(errors, `rows.${index}`)
  const errorOf = (part: string) => errors[`rows.${index}.${part}`]
  const describedBy = (part: string) => (errorOf(part) ? `rows-${index}-${part}-error` : undefined)
  return (
    <li data-key={row.key}>
      <fieldset aria-label={name} disabled={disabled} className={styles.row}>
        <span className={`mono ${styles.no}`} aria-hidden>
          {index + 1}
        </span>
        {PARTS.map(({ part, label, limit, ...more }) => {
          const isNumber = 'isNumber' in more
          const id = `rows-${index}-${part}`
          return (
            <div
              key={part}
              className={`${table.cell} ${styles.field} ${styles[part]} ${isNumber ? styles.numeric : ''}`}>
              <label htmlFor={id}>{label}</label>
              <input
                id={id}
                name={`rows.${index}.${part}`}
                data-part={part}
                autoComplete="off"
                maxLength={limit}
                aria-invalid={errorOf(part) ? true : undefined}
                aria-describedby={describedBy(part)}
                className={`${CONTROL} ${isNumber ? table.number : ''}`}
                value={row[part]}
                onChange={({ target }) => onChange({ [part]: target.value })}
                onKeyDown={(event) => onKeyDown(event, part)}
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
          className={`${styles.result} ${errorOf('passed') ? styles.wrong : ''}`}>
          {RESULTS.map(({ passed, label, look }) => (
            <label key={label} className={look}>
              <input
                id={passed ? `rows-${index}-passed` : undefined}
                type="radio"
                name={`rows.${index}.passed`}
                checked={row.passed === passed}
                onChange={() => onChange({ passed })}
                onKeyDown={(event) => onKeyDown(event, 'what')}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
        <div className={styles.remove}>
          <SquareButton icon={Trash2} aria-label={`${name}ü sil`} onClick={onRemove} />
        </div>
      </fieldset>
      <RowErrors errors={rowErrors} className={`${table.errors} ${styles.errors}`} />
    </li>
  )
}
