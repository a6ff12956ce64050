'use client'

import { useEffect } from 'react'
import { apiPath } from '@/lib/api/paths'
import { isApproved, isCleared } from '@/lib/orders/steps'
import { BillingSection } from '@/components/orders/staff/billing/order-billing'
import { useAllowed } from '@/components/admin/shell/use-account'
import { DeviceHistory } from '@/components/orders/staff/device/device-history'
import { DiagnosisPanel } from './diagnosis-panel'
import { HistoryPanel } from './history'
import { LinkPanel } from './link-panel'
import { NotesPanel } from './notes-panel'
import { DecisionMessage, hasPrimaryButton, OpeningMessage, type OrderAction, QuoteMessage } from './action-messages'
import { OrderActions } from './order-header'
import { OrderDetails, ReopenedNotice } from './order-details'
import { PapersPanel } from './papers-panel'
import { PhotosPanel } from '@/components/orders/staff/photos/photos-panel'
import { UsedPartsPanel } from '@/components/orders/staff/parts/used-parts'
import { PlanPanel } from './plan-panel'
import { QuotePanel } from '@/components/orders/staff/quote/quote-panel'
import { SamePhonePanel } from './same-phone'
import { ShipmentsPanel } from '@/components/orders/staff/shipments/shipments-panel'
import { StepForm } from '@/components/orders/staff/step/step-form'
import { SectionLinks } from '@/components/admin/parts/section-links'
import { useLastAction } from '@/components/admin/parts/use-last-action'
import { type OrderRecord, WithOrder } from './use-order'
import { type ClosedState, openClosing, useStepForm } from '@/components/orders/staff/step/step-frame'

const SECTIONS = [
  ['adim', 'Adım'],
  ['teklif', 'Teklif'],
  ['parcalar', 'Parçalar'],
  ['tespit', 'Tespit'],
  ['fotograflar', 'Fotoğraflar'],
  ['plan', 'Termin'],
  ['belgeler', 'Belgeler'],
  ['kargo', 'Kargo'],
  ['baglanti', 'Bağlantı'],
  ['notlar', 'Notlar'],
  ['gecmis', 'Geçmiş'],
] as const

const BILLING_SECTION = ['fatura', 'Fatura'] as const
const DIAGNOSIS_INDEX = SECTIONS.findIndex(([id]) => id === 'tespit')

/** The sections including billing, which comes first once the order is closed. */
const SECTIONS_WITH_BILLING = {
  open: [...SECTIONS.slice(0, DIAGNOSIS_INDEX), BILLING_SECTION, ...SECTIONS.slice(DIAGNOSIS_INDEX)],
  closed: [BILLING_SECTION, ...SECTIONS],
}

export function OrderScreen() {
  return <WithOrder>{(record) => <OrderContent key={record.order.id} record={record} />}</WithOrder>
}

function OrderContent({ record }: { record: OrderRecord }) {
  const { order, send } = record
  const isClosed = order.state !== 'open'
  const mayBill = useAllowed()('billing')
  const sections = mayBill && isApproved(order) ? SECTIONS_WITH_BILLING[isClosed ? 'closed' : 'open'] : SECTIONS
  const billing = mayBill && <BillingSection order={order} className={isClosed ? 'mb-6' : ''} />
  const hasNews = order.isDecisionNew || order.newPhotos > 0
  const stepEditor = useStepForm(order)
  const [storedAction, setStoredAction] = useLastAction<OrderAction>(order.id)
  const lastAction = order.events[0]?.kind === storedAction ? storedAction : null

  // If the call fails, decision and photos stay marked as new until staff open the order again.
  useEffect(() => {
    if (hasNews)
      void send(apiPath('WorkOrders/[key]/seen', { key: order.id }), { method: 'POST' }).catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- once per news
  }, [hasNews])

  function openClosingForm(state: ClosedState) {
    openClosing(stepEditor, order, state)
    document.getElementById('adim')?.scrollIntoView()
  }

  return (
    <>
      <OrderActions order={order} onClose={() => openClosingForm('returned')} />
      <SectionLinks sections={sections} />
      <OrderDetails record={record} />
      <ReopenedNotice order={order} />
      <DeviceHistory record={record} />
      {/* After the order is closed, billing comes next. */}
      {isClosed && billing}
      {lastAction === 'opened' && <OpeningMessage order={order} />}
      {lastAction === 'decision' && (
        <DecisionMessage order={order} stepEditor={stepEditor} onReturn={() => openClosingForm('returned')} />
      )}
      <StepForm
        record={record}
        editor={stepEditor}
        lastAction={lastAction}
        onClose={() => openClosingForm(isCleared(order) ? 'delivered' : 'returned')}
        onClosed={() => setStoredAction('closed')}
      />
      <div className="grid max-w-288 grid-cols-[minmax(0,7fr)_minmax(19rem,4fr)] items-start gap-6 max-wide:grid-cols-1">
        <div className="grid min-w-0 gap-6">
          {(!order.isUnderWarranty || order.quotes.length > 0) && (
            <div className="grid min-w-0 gap-3">
              {lastAction === 'quote' && <QuoteMessage order={order} />}
              <QuotePanel
                record={record}
                isPlain={hasPrimaryButton(order, lastAction)}
                onReturn={() => openClosingForm('returned')}
                onDecided={() => setStoredAction('decision')}
              />
            </div>
          )}
          <UsedPartsPanel record={record} />
          {!isClosed && billing}
          <DiagnosisPanel record={record} />
          <PhotosPanel record={record} />
        </div>
        <div className="grid min-w-0 gap-6">
          <PlanPanel record={record} />
          <PapersPanel order={order} />
          <ShipmentsPanel record={record} />
          <LinkPanel record={record} />
          <SamePhonePanel orders={order.samePhone} />
          <NotesPanel record={record} />
          <HistoryPanel order={order} />
        </div>
      </div>
    </>
  )
}
