import { useEffect, useState } from 'react'
import { Choices } from '@/components/admin/editor/choices'
import { errorsOf } from '@/components/admin/editor/draft-form'
import { FORM_CELL, FormButtons, FormFrame } from '@/components/admin/editor/form-frame'
import { useUnsavedChanges } from '@/components/admin/editor/unsaved-changes'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { type Decision, type TOLD_HOW, toldDecisionSchema } from '@/lib/domains/work-orders/schema'
import type { QuoteJson } from '@/lib/domains/work-orders/serialize'
import { SendingNotices } from './sending-notices'
import type { OpenOrder } from './use-order'
import { useSending } from './use-sending'

type How = (typeof TOLD_HOW)[number]

const DECISIONS = [
  { value: 'approved', label: 'Onayladı' },
  { value: 'declined', label: 'Onaylamadı' },
] as const

const HOWS: readonly { value: How; label: string }[] = [
  { value: 'phone', label: 'Telefonla' },
  { value: 'writing', label: 'Yazıyla' },
  { value: 'in-person', label: 'Yüz yüze' },
]

type DecisionFormProps = { open: OpenOrder; quote: QuoteJson; onLeave: () => void }

/** Writes down a decision that the customer told staff. */
export function DecisionForm({ open: { order, send }, quote, onLeave }: DecisionFormProps) {
  const { form, ...sending } = useSending()
  const { fields, isSending } = sending
  // A newer version may arrive while the form is open; the customer decided on the one that staff saw.
  const [version] = useState(quote.version)
  const [decision, setDecision] = useState<Decision>('approved')
  const [how, setHow] = useState<How>('phone')
  const [typed, setTyped] = useState({ by: '', note: '' })
  useUnsavedChanges({ isDirty: Boolean(typed.by || typed.note) })
  // The button that opened the form is gone.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), [form])
  const change = (changes: Partial<typeof typed>) => {
    sending.corrected(...Object.keys(changes))
    setTyped((before) => ({ ...before, ...changes }))
  }

  async function submit() {
    const json = { quoteVersion: version, decision, how, ...typed }
    const wrong = errorsOf(toldDecisionSchema, json)
    if (await sending.send(() => send('decision', { method: 'POST', json }), { wrong })) onLeave()
  }

  return (
    <div>
      <SendingNotices sending={sending} />
      <FormFrame
        ref={form}
        title="Müşterinin kararını yaz"
        note={
          <span className="mono">
            {order.number}/{version}
          </span>
        }
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}>
        <fieldset disabled={isSending} className="min-w-0">
          <legend className="sr-only">Karar</legend>
          <Choices
            label="Karar"
            name="decision"
            options={DECISIONS}
            value={decision}
            onChange={setDecision}
            className={FORM_CELL}
          />
          <TextField
            label="Kim karar verdi"
            name="by"
            autoComplete="off"
            required
            value={typed.by}
            error={fields.by?.join(' ')}
            onChange={({ target }) => change({ by: target.value })}
            className={FORM_CELL}
          />
          <Choices
            label="Nasıl bildirdi"
            name="how"
            options={HOWS}
            value={how}
            onChange={setHow}
            className={FORM_CELL}
          />
          <TextField
            label="Not"
            name="note"
            optional
            autoComplete="off"
            value={typed.note}
            error={fields.note?.join(' ')}
            onChange={({ target }) => change({ note: target.value })}
            className={FORM_CELL}
          />
        </fieldset>
        <FormButtons>
          <Button type="submit" size="compact" variant="act" busy={isSending && 'Kaydediliyor'}>
            Kararı Kaydet
          </Button>
          <Button size="compact" disabled={isSending} onClick={onLeave}>
            Vazgeç
          </Button>
        </FormButtons>
      </FormFrame>
    </div>
  )
}
