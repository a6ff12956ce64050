'use client'

import { fieldsOf } from '@/components/admin/form/fields-of'
import { sends } from '@/components/admin/form/use-submit'
import { OrderFields } from '@/components/orders/staff/order-fields'
import { Tick } from '@/components/admin/form/choices'
import { FailureBox } from '@/components/admin/form/editor-notices'
import { FormFrame } from '@/components/admin/form/form-frame'
import { KeptOffers } from '@/components/admin/form/kept-offers'
import { FormSection } from '@/components/admin/form/form-section'
import type { MessageJson } from '@/lib/contact/output'
import type { CustomerJson } from '@/lib/customers/output'
import { Button, ButtonLink } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { KnownDevice, useVisits } from './known-device'
import { MessageSource } from './message-source'
import { ResponsibleField } from './responsible-field'
import { SamePhoneOrders } from './same-phone'
import { type PickedCustomer, useNewOrder } from './use-new-order'

type NewOrderFormProps = { message: MessageJson | null; customer?: CustomerJson | null }

/** Opens an order from a message, for a known customer, or for who calls or walks in. */
export function NewOrderForm({ message, customer = null }: NewOrderFormProps) {
  const newOrder = useNewOrder(message, customer)
  const { form, draft, offers, fields, failure, isSending, attempt, notify, setNotify, change, submit } = newOrder
  const field = fieldsOf({ draft, fields, change })
  const visits = useVisits(draft, ({ deviceBrand, deviceModel }) => {
    if (draft.deviceBrand === '' && draft.deviceModel === '') change({ deviceBrand, deviceModel })
  })
  const pick = (one: PickedCustomer) => {
    const { id, companyName, contactPerson, phone, email } = one
    change({ customerId: id, customerName: companyName || contactPerson, companyName, contactPerson, phone, email })
  }
  const clear = () => change({ customerId: '', customerName: '' })
  const known = {
    pick,
    clear,
    note: draft.customerId && (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        <span>
          Kayıtlı müşteri: <b className="text-ink">{draft.customerName}</b>. Buradaki ad ve telefon yalnız bu iş emrinde
          kalır.
        </span>
        <Button disabled={isSending} onClick={clear}>
          Yeni Müşteri Olsun
        </Button>
      </p>
    ),
  }
  const hasEmail = draft.email.trim() !== ''
  return (
    <div className="grid max-w-288 grid-cols-[minmax(0,7fr)_minmax(19rem,4fr)] items-start gap-6 max-wide:grid-cols-1">
      <div className="min-w-0">
        <KeptOffers offers={offers} disabled={isSending} />
        {failure && <FailureBox key={attempt} failure={failure} />}
        <FormFrame
          ref={form}
          title={message ? 'Mesajdan' : 'Kapıdan ya da telefondan'}
          note="Numara kaydedince verilir"
          onSubmit={sends(submit)}>
          <OrderFields
            draft={draft}
            fields={fields}
            disabled={isSending}
            // Another device has another warranty.
            change={(changes) => change('serialNumber' in changes ? { ...changes, underWarrantyOf: '' } : changes)}
            known={known}
            deviceHint={
              visits.length > 0 && (
                <>
                  Bu seri no daha önce geldi. <a href="#seri-no">Geçmişi ve garantisi</a>
                </>
              )
            }
          />
          <FormSection name="Plan" disabled={isSending}>
            <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
              <ResponsibleField
                optional
                responsible={draft.responsible}
                responsibleId={draft.responsibleId || null}
                error={fields.responsibleId?.join(' ')}
                onChange={({ responsible, responsibleId }) =>
                  change({ responsible, responsibleId: responsibleId ?? '' })
                }
              />
              <TextField label="Söz verilen gün" type="date" optional {...field('promisedOn')} />
            </div>
          </FormSection>
          <div className="-mt-px flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-edge bg-sheet px-5 py-3 max-sm:px-4">
            <Button type="submit" variant="act" busy={isSending && 'Açılıyor'} className="max-sm:flex-auto">
              İş Emrini Aç
            </Button>
            <ButtonLink href={message ? ADMIN_PATHS.messages : ADMIN_PATHS.orders} className="max-sm:flex-auto">
              Vazgeç
            </ButtonLink>
            <Tick
              checked={notify && hasEmail}
              disabled={!hasEmail || isSending}
              onChange={({ target }) => setNotify(target.checked)}
              className="max-sm:order-first max-sm:basis-full">
              Müşteriye e-posta gönder
            </Tick>
          </div>
        </FormFrame>
      </div>
      <div className="grid min-w-0 gap-6">
        {message && <MessageSource message={message} />}
        <KnownDevice
          visits={visits}
          serialNumber={draft.serialNumber}
          customerId={draft.customerId}
          underWarrantyOf={draft.underWarrantyOf}
          onWarranty={(underWarrantyOf) => change({ underWarrantyOf })}
          onFill={(visit) => pick({ ...visit, id: visit.customerId ?? '' })}
        />
        <SamePhoneOrders customer={draft} onFill={change} />
      </div>
    </div>
  )
}
