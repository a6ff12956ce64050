import { useState } from 'react'
import { Suggestion, Suggestions, useCombobox } from '@/components/admin/form/combobox'
import { CONTROL, FieldFrame } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import { MOVEMENT_FIELDS } from '@/lib/parts/fields'
import { deviceName } from '@/lib/records/device'

const MIN_CHARACTERS = 2
const MAX_SUGGESTIONS = 5

type OrderFieldProps = {
  order: { id: string; number: string } | null
  error: string | undefined
  className: string
  onChange: (order: { id: string; number: string } | null) => void
}

/** The field for the open order that uses a part. */
export function OrderField({ order, error, className, onChange }: OrderFieldProps) {
  const [text, setText] = useState('')
  const combobox = useCombobox({
    text: order ? '' : text,
    minCharacters: MIN_CHARACTERS,
    pathOf: (q) => apiPath('WorkOrders', { state: 'open', page: '1', pageSize: String(MAX_SUGGESTIONS), q }),
    isStrict: true,
    onPick: ({ id, number }) => {
      setText('')
      onChange({ id, number })
    },
  })
  return (
    <FieldFrame label={MOVEMENT_FIELDS.workOrderId.label} name="orderId" optional error={error} className={className}>
      {(control) => (
        <div className="relative">
          <input
            type="text"
            {...control}
            {...combobox.field}
            value={order?.number ?? text}
            onChange={({ target }) => {
              setText(target.value)
              if (order) onChange(null)
            }}
            className={`${CONTROL} mono`}
          />
          <Suggestions {...combobox.list} label="Açık iş emirleri" className="sm:right-auto sm:w-[max(100%,23rem)]">
            {combobox.items.map((hit, index) => (
              <Suggestion
                key={hit.id}
                {...combobox.option(index)}
                note={[hit.companyName || hit.contactPerson, deviceName(hit)].filter(Boolean).join(', ')}>
                <span className="mono">{hit.number}</span>
              </Suggestion>
            ))}
          </Suggestions>
        </div>
      )}
    </FieldFrame>
  )
}
