import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '@/components/admin/session/api'
import { useCall } from '@/components/admin/session/use-call'
import { changeCall } from '@/components/orders/staff/order/order-section'
import type { OrderRecord } from '@/components/orders/staff/order/use-order'
import { ORDER_SAVE_ERROR } from '@/components/orders/staff/words'
import { PartSuggestions, stockAndPlace, usePartCombobox } from '@/components/parts/part-suggestions'
import { quantityText } from '@/components/parts/words'
import { Button } from '@/components/ui/button'
import { CONTROL, FieldFrame } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { formatDayAndTime } from '@/lib/platform/turkish/dates'

type AwaitedPartFieldProps = {
  partId: string | null
  error: string | undefined
  onChange: (partId: string | null) => void
}

/** The field for the stock part that an order waits for. It can stay empty, because not every part is kept in stock. */
export function AwaitedPartField({ partId, error, onChange }: AwaitedPartFieldProps) {
  const { data: part } = useRead(partId ? apiPath('Parts/[key]', { key: partId }) : null)
  const [editedText, setEditedText] = useState<string | null>(null)
  const text = editedText ?? (part ? `${part.code}, ${part.name}` : '')
  const combobox = usePartCombobox({
    text: editedText ?? '',
    isStrict: true,
    onPick: ({ id }) => {
      setEditedText(null)
      onChange(id)
    },
  })
  return (
    <FieldFrame
      label={ORDER_FIELDS.awaitedPartId.label}
      name="awaitedPartId"
      optional
      error={error}
      hint={
        editedText
          ? 'Listeden seçin; stokta olmayanı ‘Müşteriye not’a yazın.'
          : 'Girişi yazılınca bu iş kendiliğinden “parça geldi” olur.'
      }>
      {(control) => (
        <div className="relative">
          <input
            type="text"
            {...control}
            {...combobox.field}
            value={text}
            onChange={({ target }) => {
              setEditedText(target.value)
              if (partId) onChange(null)
            }}
            className={CONTROL}
          />
          <PartSuggestions
            combobox={combobox}
            text={text}
            noteOf={stockAndPlace}
            note={
              <>
                <kbd className="mono">↑ ↓</kbd> ve <kbd className="mono">Enter</kbd> seçer
              </>
            }
          />
        </div>
      )}
    </FieldFrame>
  )
}

/** Says that the awaited part is in stock, with a button that resumes the repair. */
export function PartArrived({ record }: { record: OrderRecord }) {
  const { order, path, sendIfUnchanged } = record
  const { isBusy, failure, run } = useCall(ORDER_SAVE_ERROR)
  const { waitingForPart, awaitedPartId, partArrivedAt } = order
  const hasArrived = waitingForPart && partArrivedAt !== null
  const { data: part } = useRead(hasArrived && awaitedPartId ? apiPath('Parts/[key]', { key: awaitedPartId }) : null)
  if (!hasArrived) return null

  const resumeRepair = () => {
    const call = changeCall({ waitingForPart: false, partExpectedOn: null })
    return sendIfUnchanged({ path, isSame: () => true, call })
  }

  return (
    <div className="grid justify-items-start gap-3 border-b border-line bg-sheet px-5 py-3.5 max-sm:px-4">
      <p>
        <b>Parça geldi.</b> {part && <span className="mono">{part.code}, </span>}
        {formatDayAndTime(new Date(partArrivedAt))}.{' '}
        {part && part.onHand <= 0 && (
          <b>Sonra başka yere düşüldü; şimdi elde {quantityText(part.onHand, part.unit)}.</b>
        )}
      </p>
      {failure && (
        <p role="alert" className="font-semibold text-bad">
          {failure}
        </p>
      )}
      <Button icon={PackageCheck} busy={isBusy && 'Kaydediliyor'} onClick={() => run(resumeRepair)}>
        Onarıma Dön
      </Button>
    </div>
  )
}
