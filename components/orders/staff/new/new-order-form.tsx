'use client'

import { deviceName, modelOf } from '@/lib/records/device'
import { fieldsOfMessage } from '@/lib/orders/order/from-message'
import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { newKey } from '@/lib/api/new-key'
import { sentByCtrlEnter } from '@/components/admin/form/use-form-keys'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { passToNextScreen } from '@/components/admin/parts/use-last-action'
import { apiPath } from '@/lib/api/paths'
import type { MessageJson } from '@/lib/contact/output'
import type { CustomerJson } from '@/lib/customers/output'
import { controlOf } from '@/lib/records/field'
import { isSameDevice } from '@/lib/orders/order/device-key'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import type { OrderPersonJson } from '@/lib/orders/order/output'
import { covers } from '@/lib/orders/order/warranty'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { ORDER_SAVE_ERROR } from '@/components/orders/staff/words'
import { ListSkeleton } from '@/components/admin/list/loading-boundary'
import { useNow } from '@/components/admin/use-now'
import { callAdmin, useRead } from '@/components/admin/session/api'
import {
  ArrivalFields,
  CustomerFields,
  DeviceFields,
  FaultField,
  type OrderDraft,
} from '@/components/orders/staff/order/order-fields'
import { orderSchema } from '@/lib/orders/order/schema'
import { ADMIN_PATHS, adminOrderPath } from '@/lib/site/admin-pages'
import { ORDER_NAMES, withChanges } from '@/components/orders/staff/order/order-section'
import { errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { submitHandler } from '@/components/admin/form/use-submit'
import { Checkbox } from '@/components/admin/form/choices'
import { FormNotices } from '@/components/admin/form/form-notices'
import { FormFrame, FormSection, SECTION_CELL } from '@/components/admin/form/form-frame'
import { Button, ButtonLink } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { devicesOf } from '@/components/orders/staff/device/devices'
import { KnownDevice, KnownSerialHint, useEarlierOrders } from '@/components/orders/staff/device/known-device'
import { DEVICE_CHOICE, DeviceChoices } from './device-choices'
import { CustomerOrders, KnownCustomer } from './known-customer'
import { MessageSource } from './message-source'
import { CHARGED, WarrantyQuestion } from './warranty-question'
import { ResponsibleField } from '@/components/orders/staff/order/responsible-field'
import { SamePhoneOrders } from '@/components/orders/staff/order/same-phone'

/** `customerId` is '' for a new customer. */
const EXTRA_FIELDS = ['responsible', 'responsibleId', 'promisedOn', 'customerId', 'underWarrantyOf'] as const

type NewOrderDraft = OrderDraft & Record<(typeof EXTRA_FIELDS)[number], string>

const EMPTY = Object.fromEntries([...ORDER_NAMES, ...EXTRA_FIELDS].map((name) => [name, ''])) as NewOrderDraft

type PickedCustomer = Pick<CustomerJson, 'id' | 'companyName' | 'contactPerson' | 'phone' | 'email'>

/** Returns the values with which a known customer fills the form. */
const customerFieldsOf = ({ id, companyName, contactPerson, phone, email }: PickedCustomer) => {
  return { customerId: id, companyName, contactPerson, phone, email }
}

/** Added to the form's SWR keys, because other screens cache a different shape under the path alone. */
export const NEW_ORDER_READ = 'new-order'

const NO_DEVICE = { deviceBrand: '', deviceModel: '', serialNumber: '' }

/** The message or customer that a new order is opened from, and the account that opens it. */
type NewOrderFormProps = { message: MessageJson | null; customer?: CustomerJson | null; author?: OrderPersonJson }

/** Returns the initial values. The person who opens the order is responsible for it. */
function initialDraft({ message, customer, author }: NewOrderFormProps): NewOrderDraft {
  return {
    ...EMPTY,
    ...(customer ? customerFieldsOf(customer) : message && fieldsOfMessage(message)),
    ...(author && { responsible: author.name, responsibleId: author.id }),
  }
}

/** State of the form for a new order. The browser keeps its values until the order is saved. */
function useNewOrder(source: NewOrderFormProps) {
  const { message, customer } = source
  const router = useRouter()
  const editor = useItemForm({
    name: `yeni-is-emri/${message?.id ?? customer?.id ?? ''}`,
    initial: initialDraft(source),
    failureOf: ({ status, message }) =>
      status === 409
        ? { text: message, messageHasOtherOrder: true }
        : { text: ORDER_SAVE_ERROR + message, messageHasOtherOrder: false },
  })
  const { draft } = editor
  const [notify, setNotify] = useState(true)
  /** The order's idempotency key, made by the first press, and the draft at that press as JSON. */
  const firstPress = useRef<{ key: string; draftJson: string } | null>(null)

  /** Opens the order. With `again` it does so even if others have meanwhile opened orders from the message. */
  async function submit({ again = false } = {}) {
    await editor.save(
      async () => {
        const knownOrders = again ? undefined : message?.workOrders.map(({ id }) => id)
        const origin = { messageId: message?.id ?? null, knownOrders }
        const { customerId, underWarrantyOf, responsibleId } = draft
        const links = {
          customerId: customerId || null,
          // Undefined if nobody has answered: the order's page then asks.
          underWarrantyOf: underWarrantyOf === CHARGED ? null : underWarrantyOf || undefined,
          responsibleId: responsibleId || null,
        }
        const json = { ...draft, ...links, ...origin, notify: notify && draft.email.trim() !== '' }
        const draftJson = JSON.stringify(draft)
        const { key, draftJson: firstDraftJson } = (firstPress.current ??= { key: newKey(), draftJson })
        const headers = { 'Idempotency-Key': key }
        const { body, etag } = await callAdmin(apiPath('WorkOrders'), { method: 'POST', json, headers })
        // If the response to an earlier press was lost, that press may have opened the order with an earlier draft.
        if (draftJson !== firstDraftJson) {
          const correctedWarranty = links.underWarrantyOf ?? (body.isUnderWarranty ? null : links.underWarrantyOf)
          const correctedFields = { ...withChanges(body, {}), ...draft, ...links, underWarrantyOf: correctedWarranty }
          const call = { method: 'PUT', json: correctedFields, ifMatch: etag } as const
          await callAdmin(apiPath('WorkOrders/[key]', { key: body.id }), call)
        }
        firstPress.current = null
        passToNextScreen(body.id, 'opened')
        router.push(adminOrderPath(body.id))
      },
      { errors: errorsOf(orderSchema, draft) },
    )
  }

  const { failure, isSending, doneMessage } = editor
  // The failure means that somebody else has meanwhile opened an order from the message.
  const action = failure?.messageHasOtherOrder
    ? { label: 'Başka Cihaz İçin Aç', run: () => submit({ again: true }) }
    : undefined
  return {
    ...editor,
    failure: failure && { text: failure.text, action },
    // The form stays disabled until the browser shows the order's page.
    isSending: isSending || doneMessage !== null,
    notify,
    setNotify,
    submit,
  }
}

/** Opens an order from a message, for a known customer, or for somebody who calls or walks in. */
export function NewOrderForm(source: NewOrderFormProps) {
  const { message } = source
  const newOrder = useNewOrder(source)
  const { form, draft, errors, isSending, notify, setNotify, change, submit } = newOrder
  const field = fieldsOf(newOrder)
  const { customerId } = draft
  const customerRead = useRead(customerId ? [apiPath('Customers/[key]', { key: customerId }), NEW_ORDER_READ] : null)
  const customer = customerId ? customerRead.data : undefined
  const known = customer ?? draft
  /** Whether the fields of a known customer are shown. */
  const [showsFields, setShowsFields] = useState(false)
  /** Whether staff chose a device that the customer has not brought before. */
  const [isOtherDevice, setOtherDevice] = useState(false)
  const earlierOrders = useEarlierOrders(draft, (earlierOrder) => {
    if (deviceName(draft) === '') change(modelOf(earlierOrder))
  }).filter((earlierOrder) => isSameDevice(draft, earlierOrder))
  const devices = customer ? devicesOf(customer.orderList) : []
  const hasDevice = deviceName(draft) !== '' || draft.serialNumber !== ''
  const knownDevice =
    isOtherDevice || !hasDevice ? undefined : devices.find(({ latest }) => isSameDevice(draft, latest))
  const showsDeviceFields =
    !customerRead.isLoading && (devices.length === 0 || isOtherDevice || (hasDevice && !knownDevice))
  const today = istanbulDay(useNow())
  const coveringOrder = [...(knownDevice?.orders ?? []), ...earlierOrders].find((order) => covers(order, today))
  const focusDevice = useDeviceFocus(form, { isReady: !customerRead.isLoading, startsAtDevice: customerId !== '' })

  // If the customer changes, the previous customer's device is removed.
  const withoutDevice = knownDevice && { ...NO_DEVICE, underWarrantyOf: '' }
  const pickCustomer = (pickedCustomer: PickedCustomer) => {
    change({ ...customerFieldsOf(pickedCustomer), ...(pickedCustomer.id !== customerId && withoutDevice) })
    setShowsFields(false)
    setOtherDevice(false)
    focusDevice()
  }
  const clearCustomer = () => change({ customerId: '', ...withoutDevice })
  // A new serial number clears the answer to the warranty question.
  const changeDevice = (changes: Partial<OrderDraft>) =>
    change('serialNumber' in changes ? { ...changes, underWarrantyOf: '' } : changes)
  // Errors are shown at the fields, which then stay until a customer is chosen again.
  if (!showsFields && CUSTOMER_FIELD_NAMES.some((name) => errors[name])) setShowsFields(true)
  const showsCustomerCard = customerId !== '' && !showsFields
  const hasEmail = draft.email.trim() !== ''
  const fieldProps = { draft, errors, change }
  return (
    <div className="grid max-w-288 grid-cols-[minmax(0,7fr)_minmax(19rem,4fr)] items-start gap-6 max-wide:grid-cols-1">
      <div className="min-w-0">
        <FormNotices form={newOrder} />
        <FormFrame
          ref={form}
          title={message ? 'Mesajdan' : 'Kapıdan ya da telefondan'}
          note="Numara kaydedince verilir"
          {...sentByCtrlEnter}
          onSubmit={submitHandler(submit)}>
          <FormSection name="Müşteri" disabled={isSending} hasCells={showsCustomerCard}>
            {showsCustomerCard ? (
              <KnownCustomer
                customer={draft}
                onChange={() => {
                  setShowsFields(true)
                  requestAnimationFrame(() => form.current?.querySelector('input')?.select())
                }}
              />
            ) : (
              <CustomerFields
                {...fieldProps}
                knownCustomer={{
                  pick: pickCustomer,
                  clear: clearCustomer,
                  note: customerId && (
                    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
                      <span>
                        Kayıtlı müşteri: <b className="text-ink">{known.companyName || known.contactPerson}</b>.
                        Buradaki ad ve telefon yalnız bu iş emrinde kalır.
                      </span>
                      <Button disabled={isSending} onClick={clearCustomer}>
                        Yeni Müşteri Olsun
                      </Button>
                    </p>
                  ),
                }}
              />
            )}
          </FormSection>
          <FormSection name="Cihaz" disabled={isSending} hasCells>
            {customerRead.isLoading && <ListSkeleton rows={2} />}
            {devices.length > 0 && (
              <DeviceChoices
                devices={devices}
                chosenKey={knownDevice?.key ?? (showsDeviceFields ? 'other' : null)}
                onChoose={(device) => {
                  const { deviceBrand, deviceModel, serialNumber } = device?.latest ?? NO_DEVICE
                  setOtherDevice(device === null)
                  changeDevice({ deviceBrand, deviceModel, serialNumber })
                }}
              />
            )}
            {showsDeviceFields && (
              <div className={`${SECTION_CELL} ${devices.length > 0 ? 'border-t border-line' : ''}`}>
                <DeviceFields
                  {...fieldProps}
                  change={changeDevice}
                  hint={earlierOrders.length > 0 ? <KnownSerialHint earlierOrders={earlierOrders} /> : undefined}
                />
              </div>
            )}
            {coveringOrder && (
              <WarrantyQuestion
                coveringOrder={coveringOrder}
                repair={earlierOrders.find(({ id }) => id === coveringOrder.id)?.repair ?? ''}
                answer={draft.underWarrantyOf}
                onAnswer={(underWarrantyOf) => change({ underWarrantyOf })}
              />
            )}
          </FormSection>
          <FormSection name="Geliş" disabled={isSending}>
            <ArrivalFields {...fieldProps} />
          </FormSection>
          <FormSection name="Arıza" disabled={isSending}>
            <FaultField {...fieldProps} />
          </FormSection>
          <FormSection name="Plan" disabled={isSending}>
            <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
              <ResponsibleField
                optional
                responsible={draft.responsible}
                responsibleId={draft.responsibleId || null}
                error={errors.responsibleId?.join(' ')}
                onChange={({ responsible, responsibleId }) =>
                  change({ responsible, responsibleId: responsibleId ?? '' })
                }
              />
              <TextField {...controlOf(ORDER_FIELDS.promisedOn)} type="date" {...field('promisedOn')} />
            </div>
          </FormSection>
          <div className="-mt-px flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-edge bg-sheet px-5 py-3 max-sm:px-4">
            <Button
              type="submit"
              variant="primary"
              aria-keyshortcuts="Control+Enter"
              busy={isSending && 'Açılıyor'}
              className="max-sm:flex-auto">
              İş Emrini Aç
              <kbd aria-hidden className="hidden font-mono text-[0.875rem] font-normal pointer-fine:sm:inline">
                Ctrl Enter
              </kbd>
            </Button>
            <ButtonLink href={message ? ADMIN_PATHS.messages : ADMIN_PATHS.orders} className="max-sm:flex-auto">
              Vazgeç
            </ButtonLink>
            <Checkbox
              checked={notify && hasEmail}
              disabled={!hasEmail || isSending}
              onChange={({ target }) => setNotify(target.checked)}
              className="max-sm:order-first max-sm:basis-full">
              Müşteriye e-posta gönder
            </Checkbox>
          </div>
        </FormFrame>
      </div>
      <div className="grid min-w-0 gap-6">
        {message && <MessageSource message={message} />}
        {showsDeviceFields && (
          <KnownDevice
            earlierOrders={earlierOrders}
            serialNumber={draft.serialNumber}
            customerId={customerId}
            onFill={(earlierOrder) => pickCustomer({ ...earlierOrder, id: earlierOrder.customerId ?? '' })}
          />
        )}
        {customerId === '' && <SamePhoneOrders customer={draft} onFill={change} />}
        {customer && <CustomerOrders customer={customer} />}
      </div>
    </div>
  )
}

const CUSTOMER_FIELD_NAMES = ['contactPerson', 'companyName', 'phone', 'email'] as const

const focusOn = (form: HTMLFormElement | null, selector: string) => form?.querySelector<HTMLElement>(selector)?.focus()

/**
 * Focuses the first field when the form opens or, for a known customer, the first device once the devices are loaded. Returns a
 * function that focuses the first device after a customer was chosen.
 */
function useDeviceFocus(
  form: RefObject<HTMLFormElement | null>,
  { isReady, startsAtDevice }: { isReady: boolean; startsAtDevice: boolean },
) {
  const [isFocusPending, setFocusPending] = useState(startsAtDevice)
  useEffect(() => {
    if (!startsAtDevice) focusOn(form.current, 'input')
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [])
  useEffect(() => {
    if (!isFocusPending || !isReady) return
    setFocusPending(false)
    focusOn(form.current, `[name=${DEVICE_CHOICE}]:enabled, [name=deviceBrand]`)
  }, [form, isFocusPending, isReady])
  return () => setFocusPending(true)
}
