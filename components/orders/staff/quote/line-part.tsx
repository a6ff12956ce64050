import { Boxes } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useRead } from '@/components/admin/session/api'
import { PartSuggestions, usePartCombobox } from '@/components/parts/part-suggestions'
import { milliOf, quantityText } from '@/components/parts/words'
import { CONTROL } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { apiPath } from '@/lib/api/paths'
import type { PartRowJson } from '@/lib/parts/output'
import { type Currency, currencyName, formatAmount, formatMoney, parseAmount } from '@/lib/platform/turkish/money'
import { adminPartPath } from '@/lib/site/admin-pages'
import { type LineDraft, withPart } from './line-draft'
import styles from './quote-lines.module.css'

/** Returns 'elde 6 adet, en az 8 adet; adet, 1.240,00 TL'. */
function noteOf({ onHand, least, unit, price, currency }: PartRowJson): string {
  const stockFacts = [`elde ${quantityText(onHand, unit)}`, onHand < least && `en az ${quantityText(least, unit)}`]
  const priceFacts = [unit, price !== null && formatMoney(price, currency)]
  return [stockFacts, priceFacts].map((facts) => facts.filter(Boolean).join(', ')).join('; ')
}

type LineTextProps = ComponentProps<'input'> & {
  line: LineDraft
  currency: Currency
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onPick: (line: LineDraft) => void
}

/** The text of a line. For a part it suggests stock parts, but any text is accepted. */
export function LineText({ line, currency, onKeyDown, onPick, ...input }: LineTextProps) {
  const { kind, text, partId } = line
  const combobox = usePartCombobox({ text, onPick: (part) => onPick(withPart(line, part, currency)) })
  const canSuggest = kind === 'part' && !partId
  const field = canSuggest ? combobox.field : {}
  return (
    <div className="relative">
      <input
        {...input}
        {...field}
        maxLength={200}
        className={CONTROL}
        onKeyDown={(event) => {
          if (!canSuggest || !combobox.field.onKeyDown(event)) onKeyDown(event)
        }}
      />
      {canSuggest && (
        <PartSuggestions
          combobox={combobox}
          text={text}
          noteOf={noteOf}
          className={styles.parts}
          note={
            <>
              Seçince açıklama, birim ve fiyat dolar. <kbd className="mono">Esc</kbd> bağlamadan yazmayı sürdürür.
            </>
          }
        />
      )}
    </div>
  )
}

type LinePartProps = {
  line: LineDraft & { partId: string }
  /** The parts that the order's quotes name. */
  parts: readonly PartRowJson[]
  currency: Currency
  disabled: boolean
  onChange: (line: LineDraft) => void
}

const ACTION = 'ml-auto min-h-11 cursor-pointer text-ink underline underline-offset-3 whitespace-nowrap'

/** The stock part that a line names: the quantity on hand, and how its price differs. */
export function LinePart({ line, parts, currency, disabled, onChange }: LinePartProps) {
  const { partId, unitPrice } = line
  const loadedPart = parts.find(({ id }) => id === partId)
  const { data: part = loadedPart } = useRead(loadedPart ? null : apiPath('Parts/[key]', { key: partId }))
  if (!part) return null
  const { id, code, price } = part
  const isSameCurrency = part.currency === currency
  const typedPrice = parseAmount(unitPrice, currency)
  const hasOtherPrice = isSameCurrency && price !== null && typedPrice !== null && typedPrice !== price
  return (
    <p
      className={`flex min-h-11 flex-wrap items-center gap-x-2.5 border-t border-line text-small text-ink-2 max-sm:-mt-1.5 max-sm:items-start max-sm:border-t-0 ${styles.part}`}>
      <Icon of={Boxes} className="size-4.5 text-ink-2" />
      <span className="min-w-0 flex-[1_1_12rem] [overflow-wrap:anywhere]">
        <Link href={adminPartPath(id)} target="_blank" className="mono text-ink">
          {code}
        </Link>
        {hasOtherPrice
          ? `, listede ${formatMoney(price, currency)}, burada ${formatMoney(typedPrice, currency)}`
          : !isSameCurrency && price !== null && typedPrice === null
            ? `, fiyatı ${formatMoney(price, part.currency)}; ${currencyName(currency)} fiyatını siz yazın`
            : `, ${stockWords(part, line)}`}
      </span>
      {hasOtherPrice && (
        <button
          type="button"
          disabled={disabled}
          className={ACTION}
          onClick={() => onChange({ ...line, unitPrice: formatAmount(price) })}>
          Listedekini yaz
        </button>
      )}
      <button type="button" disabled={disabled} className={ACTION} onClick={() => onChange({ ...line, partId: null })}>
        Bağı kaldır<span className="sr-only">: {code}</span>
      </button>
    </p>
  )
}

/** Returns 'elde 6 adet', and a warning if the quote leaves less than the minimum: '; bu teklif 4 adet ister, en az 8 adet'. */
function stockWords({ onHand, least, unit }: PartRowJson, line: LineDraft): string {
  const neededQuantity = milliOf(line.quantity, line.unit)
  const isShort = neededQuantity !== null && onHand - neededQuantity < least
  const shortageText = isShort
    ? `; bu teklif ${quantityText(neededQuantity, unit)} ister${least > 0 ? `, en az ${quantityText(least, unit)}` : ''}`
    : ''
  return `elde ${quantityText(onHand, unit)}${shortageText}`
}
