import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { OrderCircuit } from '@/components/orders/circuit'
import { OrderDecision } from './order-decision'
import { OrderQuote, OrderWarranty } from './order-quote'
import { DecisionRecord } from './decision-record'
import { PageTitle } from '@/components/site/page-title'
import { PageSection } from '@/components/site/section'
import { FoldedText } from '@/components/ui/folded-text'
import { Icon } from '@/components/ui/icon'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import type { CustomerOrderJson } from '@/lib/orders/tracking/output'
import { APPROVAL, approvalSwitch, isTested } from '@/lib/orders/steps'
import { formatLongDate } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'
import type { FormOutcome } from '@/lib/platform/runtime/render-context'
import { orderPath } from '@/lib/site/pages'
import {
  AddPhotos,
  QuestionsSection,
  DeviceSection,
  PapersSection,
  OrderSection,
  PhotosSection,
  ShipmentsSection,
  TextsSection,
} from './order-sections'
import { FullLoads } from './full-loads'
import { OrderNotice } from './order-notice'
import { awaitsDecision, pointsOf, sentenceOf } from './order-state'

type OrderViewProps = { order: CustomerOrderJson; token: string; outcome: FormOutcome | null }

export function OrderView({ order, token, outcome }: OrderViewProps) {
  const { number, quote, state } = order
  const isOpen = state === 'open'
  const isAsked = awaitsDecision(order)
  const path = orderPath(token)
  const decided = outcome && !outcome.photos ? outcome : null
  // Up to the approval, diagnosis and quote come first; afterwards the texts of staff.
  const isEarly = isOpen && order.step <= APPROVAL
  // If nothing else is in the wide column, the fault is.
  const isEmpty = state !== 'delivered' && !order.diagnosis && !quote && order.photos.length === 0
  const texts = <TextsSection key="texts" texts={order.texts} />
  const photos = <PhotosSection key="photos" photos={order.photos} path={path} />
  const fault = (
    <OrderSection key="fault" id="ariza" title="Bildirdiğiniz arıza">
      <FoldedText text={order.faultDescription} className="text-ink-2" />
    </OrderSection>
  )
  const found = order.diagnosis && (
    <OrderSection key="found" id="bulgu" title={ORDER_FIELDS.diagnosis.label}>
      <p className="max-w-[40em] whitespace-pre-line wrap-anywhere">{order.diagnosis}</p>
      {order.diagnosedAt && <p className="mt-3 text-small text-ink-2">Ölçüm: {formatLongDate(order.diagnosedAt)}</p>}
    </OrderSection>
  )
  const shipments = <ShipmentsSection key="shipments" shipments={order.shipments} />
  const papers = (
    <div className="print:hidden">
      <PapersSection order={order} token={token} />
    </div>
  )
  const offer = quote && (
    <div key="offer">
      <OrderNotice order={order} outcome={decided} />
      <OrderQuote number={number} quote={quote}>
        {isAsked ? (
          <div className="print:hidden">
            <OrderDecision action={path} version={quote.version} outcome={decided} />
          </div>
        ) : (
          <DecisionRecord quote={quote} />
        )}
      </OrderQuote>
    </div>
  )
  return (
    // The page has an orange action only while the customer is asked, so the header's button stays plain.
    <div data-act="none" data-printed="small">
      <PageTitle
        title={
          <>
            İş emri <span className="font-mono font-normal tracking-[-0.05em] whitespace-nowrap">{number}</span>
          </>
        }
        lead={<Lead order={order} />}
      />
      <PageSection top="edge" space="none" aria-labelledby="adimlar" className="pt-6 pb-10">
        <h2 id="adimlar" className="sr-only">
          {isOpen ? 'Cihazınız nerede' : 'Cihazın geçtiği adımlar'}
        </h2>
        <OrderCircuit
          points={pointsOf(order)}
          approved={approvalSwitch(order) === 'closed'}
          bridged={approvalSwitch(order) === 'bridged'}
          tested={isTested(order, order.reachedAt)}
          returned={state === 'returned'}
        />
        {isOpen && order.step < APPROVAL && !quote && (
          <p className="mt-6 max-w-[40em] text-ink-2">
            {order.isUnderWarranty
              ? 'Bu onarım önceki işin garantisi kapsamında: teklif ve onay gerekmez, sizden ücret istenmez.'
              : 'Ölçüm bitince sonucu ve teklifi burada göreceksiniz; e-posta adresiniz varsa oraya da haber veririz.'}
          </p>
        )}
        {order.part && (
          <p className="mt-6 max-w-[40em]">
            Parça bekleniyor
            {order.part.expectedOn && `; beklenen gün ${formatLongDate(order.part.expectedOn)}`}.
          </p>
        )}
      </PageSection>
      {!isOpen && (
        <PageSection top="edge" space="none" className="pt-10 pb-10 print:hidden">
          <div className="grid items-start gap-10 lg:grid-cols-2">
            {shipments}
            {papers}
          </div>
        </PageSection>
      )}
      <PageSection top="edge" space="none" className="pt-10 pb-10">
        <div className="grid items-start gap-x-[clamp(2rem,5vw,4rem)] gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <div className="grid min-w-0 grid-cols-1 gap-10">
            {state === 'delivered' && <OrderWarranty {...order} />}
            {isEarly ? [found, offer, photos] : [texts, photos, offer, found]}
            {isEmpty && [isEarly && texts, fault]}
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-10">
            {isOpen && shipments}
            {isOpen && papers}
            <DeviceSection order={order} />
            {isEarly && !isEmpty && texts}
            {isOpen && (
              <div className="print:hidden">
                <AddPhotos order={order} path={path} token={token} outcome={outcome?.photos ? outcome : null} />
              </div>
            )}
            {order.readableUntil && (
              <OrderSection id="sayfa" title="Bu sayfa">
                <p className="text-ink-2">
                  {formatLongDate(order.readableUntil)} gününe kadar açık kalır. Belgelerinizi o güne kadar
                  indirebilirsiniz.
                </p>
              </OrderSection>
            )}
            <QuestionsSection number={number} />
            {!isEmpty && fault}
          </div>
        </div>
      </PageSection>
      <FullLoads />
    </div>
  )
}

function Lead({ order }: { order: CustomerOrderJson }): ReactNode {
  const { quote } = order
  return (
    <>
      {sentenceOf(order)}
      {quote && awaitsDecision(order) && (
        <a href="#teklif" className="mt-2 flex min-h-11 items-center gap-2 text-body font-semibold text-ink">
          <span>
            Teklife git:{' '}
            <span className="font-mono font-normal whitespace-nowrap">{formatMoney(quote.total, quote.currency)}</span>
          </span>
          <Icon of={ChevronDown} />
        </a>
      )}
    </>
  )
}
