import { FormNotices } from '@/components/admin/form/form-notices'
import { submitHandler } from '@/components/admin/form/use-submit'
import { CalendarX2 } from 'lucide-react'
import { Checkbox } from '@/components/admin/form/choices'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { isLate } from '@/lib/orders/due-words'
import { useNow } from '@/components/admin/use-now'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Panel, PANEL_CELL } from '@/components/admin/parts/panel'
import { ResponsibleField } from './responsible-field'
import type { OrderRecord } from './use-order'
import { AwaitedPartField, PartArrived } from '@/components/orders/staff/parts/awaited-part'
import { PLAN_NAMES, useSectionForm } from './order-section'

export function PlanPanel({ record }: { record: OrderRecord }) {
  const now = useNow()
  const editor = useSectionForm(record, 'plan', PLAN_NAMES, 'Plan kaydedildi.')
  const { draft, form, errors, isSending, change, submit } = editor
  return (
    <Panel
      id="plan"
      title="Sorumlu ve termin"
      note={
        isLate(record.order, now) && (
          <span className="flex items-center gap-1.5 font-semibold text-ink">
            <Icon of={CalendarX2} className="size-4.5" />
            Söz verilen gün geçti
          </span>
        )
      }>
      <PartArrived record={record} />
      <form ref={form} noValidate className={`grid! gap-4 ${PANEL_CELL}`} onSubmit={submitHandler(submit)}>
        <FormNotices form={editor} submit={submit} />
        <fieldset disabled={isSending} className="grid min-w-0 gap-4">
          <legend className="sr-only">Sorumlu ve termin</legend>
          <ResponsibleField {...draft} error={errors.responsibleId?.join(' ')} onChange={change} />
          <TextField
            label={ORDER_FIELDS.promisedOn.label}
            name="promisedOn"
            type="date"
            value={draft.promisedOn ?? ''}
            error={errors.promisedOn?.join(' ')}
            onChange={({ target }) => change({ promisedOn: target.value || null })}
          />
          <Checkbox
            checked={draft.waitingForPart}
            onChange={({ target }) => change({ waitingForPart: target.checked })}>
            {ORDER_FIELDS.waitingForPart.label}
          </Checkbox>
          {draft.waitingForPart && (
            <>
              <AwaitedPartField
                partId={draft.awaitedPartId}
                error={errors.awaitedPartId?.join(' ')}
                onChange={(awaitedPartId) => change({ awaitedPartId })}
              />
              <TextField
                label={ORDER_FIELDS.partExpectedOn.label}
                name="partExpectedOn"
                type="date"
                optional
                value={draft.partExpectedOn ?? ''}
                error={errors.partExpectedOn?.join(' ')}
                onChange={({ target }) => change({ partExpectedOn: target.value || null })}
              />
              {/* The box asks whether; the column’s label states the answer. */}
              <Checkbox checked={draft.partShown} onChange={({ target }) => change({ partShown: target.checked })}>
                Parça beklendiğini müşteri görsün
              </Checkbox>
            </>
          )}
        </fieldset>
        <Button type="submit" busy={isSending && 'Kaydediliyor'} className="justify-self-start">
          Planı Kaydet
        </Button>
      </form>
    </Panel>
  )
}
