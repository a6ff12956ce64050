import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CONTROL } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Select } from '@/components/ui/select'
import { SquareButton } from '@/components/ui/square-button'
import { LINE_KINDS, type LineKind, type Unit, UNITS } from '@/lib/orders/quote/money'
import { MAX_LINES } from '@/lib/orders/quote/schema'
import type { PartRowJson } from '@/lib/parts/output'
import { LINE_KIND_WORDS } from '@/lib/orders/words'
import type { FieldErrors } from '@/lib/platform/app-error'
import { type Currency, formatAmount, formatMoney } from '@/lib/platform/turkish/money'
import { type LineDraft, newLine, withChosenKind, withText } from './line-draft'
import { LinePart, LineText } from './line-part'
import { errorsBelow, RowErrors, useRowFocus } from '@/components/orders/staff/row-table'
import table from '@/components/orders/staff/row-table.module.css'
import styles from './quote-lines.module.css'

type QuoteLinesProps = {
  actions?: ReactNode
  lines: readonly LineDraft[]
  /** Totals of the lines, null for those without a price. */
  totals: readonly (number | null)[]
  total: number
  currency: Currency
  /** The parts that the quotes of the order name. */
  parts: readonly PartRowJson[]
  errors: FieldErrors
  disabled: boolean
  onChange: (lines: LineDraft[]) => void
}

/**
 * The lines of a quote. Enter moves to the line below and adds one after the last, Alt and an arrow move a line. A line whose
 * text contains 'kargo' becomes shipping. On a phone one line is open at a time.
 */
export function QuoteLines(props: QuoteLinesProps) {
  const { lines, totals, total, currency, parts, errors, disabled, actions, onChange } = props
  const { list, focusNow, focusLater } = useRowFocus('text')
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [movedKey, setMovedKey] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const isFull = lines.length >= MAX_LINES

  function focusOn(key: string, part: string) {
    focusLater(key, part)
    setOpenKey(key)
  }

  function change(index: number, changed: LineDraft) {
    if (changed.guessedFrom && !lines[index]!.guessedFrom) setAnnouncement(GUESSED)
    onChange(lines.with(index, changed))
  }

  function add() {
    if (isFull) return
    const line = newLine(lines.at(-1))
    focusOn(line.key, 'text')
    setMovedKey(null)
    onChange([...lines, line])
  }

  function move(key: string, by: -1 | 1, name: string) {
    const from = lines.findIndex((line) => line.key === key)
    const to = from + by
    if (to < 0 || to >= lines.length) return
    focusLater(key, name)
    setMovedKey(key)
    setAnnouncement(`${from + 1}. satır ${to + 1}. sıraya taşındı.`)
    onChange(lines.toSpliced(from, 1).toSpliced(to, 0, lines[from]!))
  }

  function remove(key: string) {
    const at = lines.findIndex((line) => line.key === key)
    const rest = lines.toSpliced(at, 1)
    const next = rest[at] ?? rest[at - 1]
    if (next) focusLater(next.key)
    setAnnouncement(`${at + 1}. satır silindi.`)
    onChange(rest.length > 0 ? rest : [newLine()])
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, key: string) {
    const { currentTarget } = event
    const name = currentTarget.dataset.part!
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      move(key, event.key === 'ArrowUp' ? -1 : 1, name)
    } else if (event.key === 'Enter' && currentTarget instanceof HTMLInputElement) {
      event.preventDefault()
      const below = lines[lines.findIndex((line) => line.key === key) + 1]
      if (!below) return add()
      focusOn(below.key, name)
      // The layout effect needs a render, which a line that is already open does not cause.
      focusNow(below.key, name)
    }
  }

  return (
    <section aria-labelledby="satirlar">
      <h3 id="satirlar" className="sr-only">
        Satırlar
      </h3>
      <div className={`${table.head} ${styles.head}`} aria-hidden>
        <span>Sıra</span>
        <span>Ne</span>
        <span>Açıklama</span>
        <span className={table.number}>Miktar</span>
        <span>Birim</span>
        <span className={table.number}>Birim fiyat</span>
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
            onChange={(changed) => change(index, changed)}
            onKeepKind={(kind) => {
              focusLater(line.key)
              change(index, withChosenKind(line, kind))
            }}
            onMove={(by, name) => move(line.key, by, name)}
            onKeyDown={(event) => onKeyDown(event, line.key)}
            onRemove={() => remove(line.key)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-edge px-5 py-3.5">
        <Button icon={Plus} disabled={disabled || isFull} onClick={add} className="max-sm:hidden">
          Satır Ekle
        </Button>
        {actions}
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 max-sm:hidden">
          {KEYS.map(({ keys, does }) => (
            <span key={does} className="pointer-coarse:hidden">
              {keys.map((key) => (
                <kbd key={key} className="mono not-first:ml-0.5">
                  {key}
                </kbd>
              ))}{' '}
              {does}
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
          <b className="mono text-[1.1875rem] leading-[1.25] font-normal">{formatMoney(total, currency)}</b>
        </div>
        <Button icon={Plus} size="normal" disabled={disabled || isFull} onClick={add}>
          Satır
        </Button>
      </div>
    </section>
  )
}

const KEYS = [
  { keys: ['Enter'], does: 'alt satır' },
  { keys: ['Alt', '↑', '↓'], does: 'taşır' },
  { keys: ['Ctrl', 'S'], does: 'saklar' },
  { keys: ['Ctrl', 'Enter'], does: 'gönderir' },
]

type LineProps = Pick<QuoteLinesProps, 'currency' | 'parts' | 'errors' | 'disabled'> & {
  line: LineDraft
  index: number
  total: number | null
  isLast: boolean
  isOpen: boolean
  isMoved: boolean
  onOpen: (isOpen: boolean) => void
  onChange: (changed: LineDraft) => void
  onKeepKind: (kind: LineKind) => void
  onMove: (by: -1 | 1, name: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onRemove: () => void
}

const GUESSED = '“kargo” yazdığınız için Kargo seçildi.'

const NUMBER = `${CONTROL} ${table.number} pl-2`
const MOVE = 'w-9.5! disabled:cursor-not-allowed disabled:text-ink-3'

function Line(props: LineProps) {
  const { line, index, total, currency, parts, isLast, isOpen, isMoved, errors, disabled } = props
  const { onOpen, onChange, onKeepKind, onMove, onKeyDown, onRemove } = props
  const { key, kind, text, quantity, unit, unitPrice, guessedFrom } = line
  const name = `${index + 1}. satır`
  const rowErrors = errorsBelow(errors, `lines.${index}`)
  const isOpenOnPhone = isOpen || rowErrors.length > 0
  const fieldsId = `satir-${key}`
  const control = (part: string) => {
    const error = errors[`lines.${index}.${part}`]
    const id = `lines-${index}-${part}`
    return {
      id,
      'data-part': part,
      autoComplete: 'off',
      disabled,
      onKeyDown,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': error && `${id}-error`,
    }
  }
  const input = (part: 'text' | 'quantity' | 'unitPrice') => ({
    ...control(part),
    value: line[part],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      onChange(part === 'text' ? withText(line, value) : { ...line, [part]: value }),
  })
  return (
    <li
      data-key={key}
      className={`border-b border-field bg-paper ${styles.line} ${isMoved ? styles.moved : ''} ${isOpenOnPhone ? `max-sm:shadow-[inset_0_0_0_2px_var(--edge)] ${styles.open}` : ''}`}>
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
      <fieldset id={fieldsId} aria-label={name} className={`${table.cell} ${styles.fields}`}>
        <div className={`grid grid-cols-[minmax(0,1fr)_38px_38px] items-center pl-3 ${styles.position}`}>
          <span className="mono text-center text-ink-2">{index + 1}</span>
          <SquareButton
            icon={ArrowUp}
            aria-label={`${name}ı yukarı taşı`}
            data-part="up"
            disabled={disabled || index === 0}
            onClick={() => onMove(-1, 'up')}
            className={MOVE}
          />
          <SquareButton
            icon={ArrowDown}
            aria-label={`${name}ı aşağı taşı`}
            data-part="down"
            disabled={disabled || isLast}
            onClick={() => onMove(1, 'down')}
            className={MOVE}
          />
        </div>
        <Cell id={`lines-${index}-kind`} label="Ne" className={styles.kind}>
          <Select
            {...control('kind')}
            value={kind}
            onChange={({ target }) => onChange(withChosenKind(line, target.value as LineKind))}>
            {LINE_KINDS.map((lineKind) => (
              <option key={lineKind} value={lineKind}>
                {LINE_KIND_WORDS[lineKind]}
              </option>
            ))}
          </Select>
        </Cell>
        <Cell id={`lines-${index}-text`} label="Açıklama" className={styles.description}>
          <LineText {...input('text')} line={line} currency={currency} onPick={onChange} />
        </Cell>
        <Cell id={`lines-${index}-quantity`} label="Miktar" className={styles.quantity}>
          <input {...input('quantity')} inputMode="decimal" className={NUMBER} />
        </Cell>
        <Cell id={`lines-${index}-unit`} label="Birim" className={styles.unit}>
          <Select
            {...control('unit')}
            value={unit}
            onChange={({ target }) => onChange({ ...line, unit: target.value as Unit })}>
            {UNITS.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        </Cell>
        <Cell id={`lines-${index}-unitPrice`} label="Birim fiyat" className={styles.price}>
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
          <Button
            icon={ArrowUp}
            size="normal"
            aria-label={`${name}ı yukarı taşı`}
            disabled={disabled || index === 0}
            onClick={() => onMove(-1, 'text')}
          />
          <Button
            icon={ArrowDown}
            size="normal"
            aria-label={`${name}ı aşağı taşı`}
            disabled={disabled || isLast}
            onClick={() => onMove(1, 'text')}
          />
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
      {guessedFrom && (
        <p className={styles.note}>
          {GUESSED}{' '}
          <button
            type="button"
            disabled={disabled}
            className="cursor-pointer text-ink underline underline-offset-3 max-sm:block max-sm:min-h-11"
            // Safari would move the focus out of the line, which hides this note.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onKeepKind(guessedFrom)}>
            {LINE_KIND_WORDS[guessedFrom]} kalsın
          </button>
        </p>
      )}
      <RowErrors errors={rowErrors} className={`${table.errors} ${styles.errors}`} />
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
