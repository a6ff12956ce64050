import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Choices } from '@/components/admin/form/choices'
import { choicesOf, errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { FailureBox, FormNotices } from '@/components/admin/form/form-notices'
import { useIdempotencyKey } from '@/components/admin/form/use-idempotency-key'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { type FormFailure, submitHandler } from '@/components/admin/form/use-submit'
import { useNow } from '@/components/admin/use-now'
import { DeleteDialog } from '@/components/admin/list/confirm-dialog'
import { useDeletion } from '@/components/admin/list/use-deletion'
import { callAdmin } from '@/components/admin/session/api'
import { ShipmentItem, ShipmentList } from '@/components/orders/shipment-list'
import { ORDER_SAVE_ERROR, orderSaveFailure } from '@/components/orders/staff/words'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import type { ShipmentJson } from '@/lib/orders/order/output'
import { type Direction, DIRECTION_WORDS, DIRECTIONS, SHIPMENT_FIELDS } from '@/lib/orders/shipment/fields'
import { shipmentSchema } from '@/lib/orders/shipment/schema'
import { DELIVERY } from '@/lib/orders/steps'
import { controlOf } from '@/lib/records/field'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { Panel, PANEL_CELL } from '@/components/admin/parts/panel'
import type { OrderRecord } from '@/components/orders/staff/order/use-order'
import { Options } from '@/components/ui/select'

type Draft = { direction: Direction; carrier: string; trackingNumber: string; day: string }

const DIRECTION_CHOICES = DIRECTIONS.map((value) => ({ value, label: DIRECTION_WORDS[value] }))

const pathOf = (order: { id: string }, { id }: ShipmentJson) =>
  apiPath('WorkOrders/[key]/shipments/[shipmentId]', { key: order.id, shipmentId: id })

export function ShipmentsPanel({ record }: { record: OrderRecord }) {
  const { order, reload } = record
  const { shipments } = order
  /** The shipment in the form, 'new' for another one, or null if the form is closed. */
  const [editedShipment, setEditedShipment] = useState<ShipmentJson | 'new' | null>(null)
  const deletion = useDeletion<ShipmentJson>({
    remove: (shipment) => callAdmin(pathOf(order, shipment), { method: 'DELETE' }),
    errorPrefix: ORDER_SAVE_ERROR,
    onDeleted: () => void reload(),
  })
  const { heading, failure } = deletion
  return (
    <Panel id="kargo" title="Kargo" titleRef={heading} note={shipments.length > 0 && 'Müşteri görür'}>
      {failure && (
        <div className={PANEL_CELL}>
          <FailureBox failure={failure} />
        </div>
      )}
      {shipments.length > 0 && (
        <ShipmentList>
          {shipments.map((shipment, index) => (
            <ShipmentItem key={shipment.id} shipment={shipment} customer="Müşteri">
              <div className="mt-2 flex flex-wrap gap-2">
                <Button icon={Pencil} onClick={() => setEditedShipment(shipment)}>
                  Düzelt<span className="sr-only">: {index + 1}. kargo</span>
                </Button>
                <Button icon={Trash2} onClick={() => deletion.ask(shipment)}>
                  Sil<span className="sr-only">: {index + 1}. kargo</span>
                </Button>
              </div>
            </ShipmentItem>
          ))}
        </ShipmentList>
      )}
      {editedShipment ? (
        <ShipmentForm
          key={editedShipment === 'new' ? 'new' : editedShipment.id}
          record={record}
          shipment={editedShipment === 'new' ? null : editedShipment}
          onDone={() => {
            setEditedShipment(null)
            heading.current?.focus()
          }}
        />
      ) : (
        <div className={`${PANEL_CELL} ${shipments.length > 0 ? 'border-t' : ''}`}>
          {shipments.length === 0 && <p className="mb-3 text-ink-2">Kargo yazılmadı.</p>}
          <Button icon={Plus} onClick={() => setEditedShipment('new')}>
            Kargo Ekle
          </Button>
        </div>
      )}
      <DeleteDialog deletion={deletion} text={() => 'Kargo silinecek; müşterinin sayfasından da kalkar.'} />
    </Panel>
  )
}

type ShipmentFormProps = { record: OrderRecord; shipment: ShipmentJson | null; onDone: () => void }

function ShipmentForm({ record, shipment, onDone }: ShipmentFormProps) {
  const { order, send } = record
  const idempotencyKey = useIdempotencyKey()
  const now = useNow()
  const isOutgoing = order.step === DELIVERY || order.state !== 'open'
  const editor = useItemForm<Draft, FormFailure>({
    name: `is-emri/${order.id}/kargo/${shipment?.id ?? ''}`,
    initial: shipment ?? {
      direction: isOutgoing ? 'out' : 'in',
      carrier: order.carriers[0] ?? '',
      trackingNumber: '',
      day: istanbulDay(now),
    },
    failureOf: orderSaveFailure,
  })
  const { form, draft, isSending, reset } = editor
  const field = fieldsOf<Draft>(editor)

  // The form has replaced the button that had the focus.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), [form])

  async function submit() {
    const { direction, carrier, trackingNumber, day } = draft
    const json = { direction, carrier, trackingNumber, day }
    const saveShipment = shipment
      ? () => send(pathOf(order, shipment), { method: 'PUT', json })
      : () =>
          send(apiPath('WorkOrders/[key]/shipments', { key: order.id }), {
            method: 'POST',
            json,
            headers: idempotencyKey.headersFor(json),
          })
    if (!(await editor.save(saveShipment, { errors: errorsOf(shipmentSchema, json) }))) return
    idempotencyKey.reset()
    onDone()
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={shipment ? 'Kargoyu düzelt' : 'Kargo ekle'}
      className={`grid! gap-4 border-t ${PANEL_CELL}`}
      onSubmit={submitHandler(submit)}>
      <FormNotices form={editor} />
      <fieldset disabled={isSending} className="grid min-w-0 gap-4">
        <legend className="sr-only">Kargo</legend>
        {/* The form is about a shipment, so direction and day do not repeat ‘Kargo’. */}
        <Choices label="Yönü" options={DIRECTION_CHOICES} {...choicesOf<Draft>(editor)('direction')} />
        {/* Also asks for whoever brings a device that no carrier brings. */}
        <TextField
          label="Kargo firması ya da getiren"
          id="kargo-carrier"
          autoComplete="off"
          list="kargo-firmalari"
          {...field('carrier')}
        />
        <datalist id="kargo-firmalari">
          <Options of={order.carriers} />
        </datalist>
        <TextField
          {...controlOf(SHIPMENT_FIELDS.trackingNumber)}
          id="kargo-no"
          autoComplete="off"
          className="[&_input]:mono"
          {...field('trackingNumber')}
        />
        <TextField label="Günü" id="kargo-gunu" type="date" {...field('day')} />
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending && 'Kaydediliyor'}>
          Kargoyu Kaydet
        </Button>
        <Button
          disabled={isSending}
          onClick={() => {
            reset()
            onDone()
          }}>
          Vazgeç
        </Button>
      </div>
    </form>
  )
}
