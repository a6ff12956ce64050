import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CONTROL } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Options, Select } from '@/components/ui/select'
import { SquareButton } from '@/components/ui/square-button'
import { QUOTE_FIELDS } from '@/lib/orders/quote/fields'
import { LINE_KINDS, type LineKind, type Unit, UNITS } from '@/lib/orders/quote/money'
import { MAX_LINES } from '@/lib/orders/quote/schema'
import type { PartRowJson } from '@/lib/parts/output'
import { LINE_KIND_WORDS } from '@/lib/orders/words'
import type { FieldErrors } from '@/lib/platform/app-error'
import { type Currency, formatAmount, formatMoney } from '@/lib/platform/turkish/money'
import { type LineDraft, newLine, withChosenKind, withText } from './line-draft'
import { LinePart, LineText } from './line-part'
import { errorsOfRow, RowErrors, useRowFocus } from '@/components/orders/staff/row-table'
import table from '@/components/orders/staff/row-table.module.css'
import styles from './quote-lines.module.css'

/** The labels of a line's cells: heads of columns on a wide screen, labels of fields on a phone. */
const CELL_LABELS = { kind: 'Ne', text: 'Açıklama', quantity: 'Miktar', unit: 'Birim', unitPrice: 'Birim fiyat' }

type QuoteLinesProps = {
  actions?: ReactNode
  lines: readonly LineDraft[]
  /** Totals of the lines, null for those whose quantity or price is missing or unreadable. */
  totals: readonly (number | null)[]
  total: number
  currency: Currency
  /** The parts that the order's quotes name. */
  parts: readonly PartRowJson[]
  errors: FieldErrors
  disabled: boolean
  onChange: (lines: LineDraft[]) => void
}

/**
 * The lines of a quote. Enter moves to the next line, and adds one after the last. Alt and an arrow key move a line. A line with
 * the word 'kargo' becomes a shipping line. On a phone one line is open at a time.
 */
export function QuoteLines(props: QuoteLinesProps) {
  const { lines, totals, total, currency, parts, errors, disabled, actions, onChange } = props
  const { list, focusNow, focusLater, withoutRow } = useRowFocus('text')
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [movedKey, setMovedKey] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const isFull = lines.length >= MAX_LINES

  function focusOn(key: string, field: string) {
    focusLater(key, field)
    setOpenKey(key)
  }

  function change(index: number, changedLine: LineDraft) {
    if (changedLine.kindBeforeGuess && !lines[index]!.kindBeforeGuess) setAnnouncement(GUESS_NOTE)
    onChange(lines.with(index, changedLine))
  }

  function add() {
    if (isFull) return
    const line = newLine(lines.at(-1))
    focusOn(line.key, 'text')
    setMovedKey(null)
    onChange([...lines, line])
  }

  function move(from: number, offset: -1 | 1, field: string) {
    const to = from + offset
    if (to < 0 || to >= lines.length) return
    const line = lines[from]!
    focusLater(line.key, field)
    setMovedKey(line.key)
    setAnnouncement(`${from + 1}. satır ${to + 1}. sıraya taşındı.`)
    onChange(lines.toSpliced(from, 1).toSpliced(to, 0, line))
  }

  function remove(index: number) {
    setAnnouncement(`${index + 1}. satır silindi.`)
    onChange(withoutRow(lines, index, newLine))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number) {
    const { currentTarget } = event
    const field = currentTarget.dataset.field!
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      move(index, event.key === 'ArrowUp' ? -1 : 1, field)
    } else if (event.key === 'Enter' && currentTarget instanceof HTMLInputElement) {
      event.preventDefault()
      const nextLine = lines[index + 1]
      if (!nextLine) return add()
      focusOn(nextLine.key, field)
      // `focusLater` needs a render, but opening a line that is already open causes none.
      focusNow(nextLine.key, field)
    }
  }

  return (
    <section aria-labelledby="satirlar">
      <h3 id="satirlar" className="sr-only">
        {QUOTE_FIELDS.lines.label}
      </h3>
      <div className={`${table.head} ${styles.head}`} aria-hidden>
        <span>Sıra</span>
        <span>{CELL_LABELS.kind}</span>
        <span>{CELL_LABELS.text}</span>
        <span className={table.number}>{CELL_LABELS.quantity}</span>
        <span>{CELL_LABELS.unit}</span>
        <span className={table.number}>{CELL_LABELS.unitPrice}</span>
        <span className={table.number}>Tutar, {currency === 'TRY' ? 'TL' : currency}</span>
        <span />
      </div>
      <ol ref={list}>
        {lines.map((line, index) => (
          <Line
            key={line.key}
            line={line}
            index={index}
            total={totals[index] ?? null}
            isLast={index === lines.length - 1}
            isOpen={openKey === line.key}
            isMoved={movedKey === line.key}
            currency={currency}
            parts={parts}
            errors={errors}
            disabled={disabled}
            onOpen={(isOpen) => setOpenKey(isOpen ? line.key : null)}
            onChange={(changedLine) => change(index, changedLine)}
            onKeepKind={(kind) => {
              focusLater(line.key)
              change(index, withChosenKind(line, kind))
            }}
            onMove={(offset, field) => move(index, offset, field)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-edge px-5 py-3.5">
        <Button icon={Plus} disabled={disabled || isFull} onClick={add} className="max-sm:hidden">
          Satır Ekle
        </Button>
        {actions}
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 max-sm:hidden">
          {SHORTCUTS.map(({ keys, effect }) => (
            <span key={effect} className="pointer-coarse:hidden">
              {keys.map((key) => (
                <kbd key={key} className="mono not-first:ml-0.5">
                  {key}
                </kbd>
              ))}{' '}
              {effect}
            </span>
          ))}
          <span>Parça satırında üç harf yazınca stok önerilir. Stokta olmayan da yazılır.</span>
          {isFull && <span>En çok {MAX_LINES} satır.</span>}
        </p>
      </div>
      <output className="sr-only">{announcement}</output>
      <div className="sticky bottom-0 z-3 hidden items-center gap-3 border-y border-edge bg-sheet px-3.5 py-2 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <span className="block text-small leading-[1.2] text-ink-2">Ödenecek, KDV dahil</span>
          <b className="mono text-[min(1.1875rem,5vw)] leading-[1.25] font-normal whitespace-nowrap">
            {formatMoney(total, currency)}
          </b>
        </div>
        <Button icon={Plus} size="normal" disabled={disabled || isFull} onClick={add}>
          Satır
        </Button>
      </div>
    </section>
  )
}

const SHORTCUTS = [
  { keys: ['Enter'], effect: 'alt satır' },
  { keys: ['Alt', '↑', '↓'], effect: 'taşır' },
  { keys: ['Ctrl', 'S'], effect: 'saklar' },
  { keys: ['Ctrl', 'Enter'], effect: 'gönderir' },
]

type LineProps = Pick<QuoteLinesProps, 'currency' | 'parts' | 'errors' | 'disabled'> & {
  line: LineDraft
  index: number
  total: number | null
  isLast: boolean
  isOpen: boolean
  isMoved: boolean
  onOpen: (isOpen: boolean) => void
  onChange: (changedLine: LineDraft) => void
  onKeepKind: (kind: LineKind) => void
  onMove: (offset: -1 | 1, field: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onRemove: () => void
}

const GUESS_NOTE = '“kargo” yazdığınız için Kargo seçildi.'

const NUMBER = `${CONTROL} ${table.number} pl-2`

function Line(props: LineProps) {
  const { line, index, total, currency, parts, isLast, isOpen, isMoved, errors, disabled } = props
  const { onOpen, onChange, onKeepKind, onMove, onKeyDown, onRemove } = props
  const { key, kind, text, quantity, unit, unitPrice, kindBeforeGuess } = line
  const name = `${index + 1}. satır`
  const rowErrors = errorsOfRow(errors, `lines.${index}`)
  const isOpenOnPhone = isOpen || rowErrors.length > 0
  const fieldsId = `satir-${key}`
  const moves = [
    { field: 'up', offset: -1, icon: ArrowUp, 'aria-label': `${name}ı yukarı taşı`, disabled: disabled || index === 0 },
    { field: 'down', offset: 1, icon: ArrowDown, 'aria-label': `${name}ı aşağı taşı`, disabled: disabled || isLast },
  ] as const
  const control = (field: string) => {
    const error = errors[`lines.${index}.${field}`]
    const id = `lines-${index}-${field}`
    return {
      id,
      'data-field': field,
      autoComplete: 'off',
      disabled,
      onKeyDown,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': error && `${id}-error`,
    }
  }
  const input = (field: 'text' | 'quantity' | 'unitPrice') => ({
    ...control(field),
    value: line[field],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      onChange(field === 'text' ? withText(line, value) : { ...line, [field]: value }),
  })
  return (
    <li
      data-key={key}
      className={`group border-b border-field bg-paper focus-within:inset-ring-2 focus-within:inset-ring-edge ${isMoved ? 'inset-shadow-[4px_0_0_var(--ink)]' : ''} ${isOpenOnPhone ? `max-sm:inset-ring-2 max-sm:inset-ring-edge ${styles.open}` : ''}`}>
      <button
        type="button"
        className="hidden w-full cursor-pointer items-center gap-x-2 px-3 py-2 text-left leading-[1.3] focus-visible:-outline-offset-3 max-sm:grid max-sm:min-h-16 max-sm:grid-cols-[1.5rem_minmax(0,1fr)_auto_18px]"
        aria-expanded={isOpenOnPhone}
        aria-controls={fieldsId}
        onClick={() => onOpen(!isOpen)}>
        <span className="mono text-small">{index + 1}</span>
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {text || 'Yeni satır'}
          <small className="block text-small text-ink-2">
            <span className="mono">{quantity || '–'}</span> {unit}
            {unitPrice && (
              <>
                {' '}
                × <span className="mono">{unitPrice}</span>
              </>
            )}
          </small>
        </span>
        {total === null ? (
          <span className="font-semibold text-bad">{unitPrice.trim() === '' ? 'fiyat eksik' : 'eksik'}</span>
        ) : (
          <span className="mono text-small">{formatAmount(total)}</span>
        )}
        <Icon of={ChevronDown} className={`size-4.5 ${isOpenOnPhone ? 'rotate-180' : ''}`} />
      </button>
      <fieldset
        id={fieldsId}
        aria-label={name}
        className={`${table.cell} ${styles.fields} ${isOpenOnPhone ? '' : 'max-sm:hidden!'}`}>
        <div className={`grid grid-cols-[minmax(0,1fr)_38px_38px] items-center pl-3 ${styles.position}`}>
          <span className="mono text-center text-ink-2">{index + 1}</span>
          {moves.map(({ field, offset, ...button }) => (
            <SquareButton
              key={field}
              {...button}
              data-field={field}
              onClick={() => onMove(offset, field)}
              className="w-9.5! disabled:cursor-not-allowed disabled:text-ink-3"
            />
          ))}
        </div>
        <Cell id={`lines-${index}-kind`} label={CELL_LABELS.kind} className={styles.kind}>
          <Select
            {...control('kind')}
            value={kind}
            onChange={({ target }) => onChange(withChosenKind(line, target.value as LineKind))}>
            <Options of={LINE_KINDS.map((lineKind) => [lineKind, LINE_KIND_WORDS[lineKind]])} />
          </Select>
        </Cell>
        <Cell id={`lines-${index}-text`} label={CELL_LABELS.text} className={styles.description}>
          <LineText {...input('text')} line={line} currency={currency} onPick={onChange} />
        </Cell>
        <Cell id={`lines-${index}-quantity`} label={CELL_LABELS.quantity} className={styles.quantity}>
          <input {...input('quantity')} inputMode="decimal" className={NUMBER} />
        </Cell>
        <Cell id={`lines-${index}-unit`} label={CELL_LABELS.unit} className={styles.unit}>
          <Select
            {...control('unit')}
            value={unit}
            onChange={({ target }) => onChange({ ...line, unit: target.value as Unit })}>
            <Options of={UNITS} />
          </Select>
        </Cell>
        <Cell id={`lines-${index}-unitPrice`} label={CELL_LABELS.unitPrice} className={styles.price}>
          <input {...input('unitPrice')} inputMode="decimal" className={NUMBER} />
        </Cell>
        <div className={`grid items-center justify-items-end pr-3 ${styles.total}`}>
          <output htmlFor={`lines-${index}-quantity lines-${index}-unitPrice`} className="mono">
            {total === null ? '–' : formatAmount(total)}
          </output>
        </div>
        <div className={styles.remove}>
          <SquareButton icon={Trash2} aria-label={`${name}ı sil`} disabled={disabled} onClick={onRemove} />
        </div>
        <div
          className={`hidden gap-2 *:min-h-13 *:px-2 max-sm:grid max-sm:grid-cols-[52px_52px_1fr_1.4fr] ${styles.actions}`}>
          {moves.map(({ field, offset, ...button }) => (
            <Button key={field} {...button} size="normal" onClick={() => onMove(offset, 'text')} />
          ))}
          <Button size="normal" disabled={disabled} onClick={onRemove}>
            Sil<span className="sr-only">: {name}</span>
          </Button>
          <Button size="normal" disabled={disabled} onClick={() => onOpen(false)}>
            Tamam<span className="sr-only">: {name}</span>
          </Button>
        </div>
      </fieldset>
      {line.partId && (
        <LinePart
          line={{ ...line, partId: line.partId }}
          parts={parts}
          currency={currency}
          disabled={disabled}
          onChange={onChange}
        />
      )}
      {kindBeforeGuess && (
        <p
          className={`border-t border-line text-small leading-[1.4] text-ink-2 max-sm:-mt-1 max-sm:border-0 sm:hidden sm:group-focus-within:block ${isOpenOnPhone ? '' : 'max-sm:hidden'} ${styles.note}`}>
          {GUESS_NOTE}{' '}
          <button
            type="button"
            disabled={disabled}
            className="cursor-pointer text-ink underline underline-offset-3 max-sm:block max-sm:min-h-11"
            // Without this, Safari would move the focus out of the line, which would hide this note.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onKeepKind(kindBeforeGuess)}>
            {LINE_KIND_WORDS[kindBeforeGuess]} kalsın
          </button>
        </p>
      )}
      <RowErrors errors={rowErrors} className={`border-t border-field max-sm:-mt-1 max-sm:border-0 ${table.errors}`} />
    </li>
  )
}

type CellProps = { id: string; label: string; className?: string; children: ReactNode }

function Cell({ id, label, className, children }: CellProps) {
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  )
}
