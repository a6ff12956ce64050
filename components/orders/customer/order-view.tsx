import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { OrderCircuit } from '@/components/orders/circuit'
import { PageSection } from '@/components/site/section'
import { FoldedText } from '@/components/ui/folded-text'
import { Icon } from '@/components/ui/icon'
import type { CustomerOrderJson } from '@/lib/orders/tracking/output'
import { APPROVAL, approvalSwitch, isCleared, isTested } from '@/lib/orders/steps'
import { formatLongDate } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'
import { currentTime, type FormOutcome } from '@/lib/platform/runtime/render-context'
import { customerPaperPath, orderPath } from '@/lib/site/pages'
import { DecisionRecord } from './decision-record'
import { FullPageLinks } from './full-page-links'
import { OrderDates, dateFactsOf } from './order-dates'
import { OrderDecision } from './order-decision'
import { OrderNotice } from './order-notice'
import { OrderPayment } from './order-payment'
import { OrderQuote } from './order-quote'
import {
  AddPhotos,
  QuestionsSection,
  DeviceSection,
  PapersSection,
  OrderSection,
  ShipmentsSection,
  TextsSection,
} from './order-sections'
import { awaitsDecision, headlineOf, pointsOf, repairDatesOf } from './order-state'
import { PhotoList } from './photo-list'

type OrderViewProps = { order: CustomerOrderJson; token: string; outcome: FormOutcome | null }

/** A customer's page: the quote to decide on or the expected completion date, the steps as a circuit, then the other sections. */
export async function OrderView({ order, token, outcome }: OrderViewProps) {
  const { number, quote, state } = order
  const now = currentTime()
  const isOpen = state === 'open'
  const hasToDecide = awaitsDecision(order)
  const path = orderPath(token)
  const decisionOutcome = outcome && !outcome.photos ? outcome : null
  const dateFacts = await dateFactsOf(order, now)
  // The wide column starts with diagnosis and quote until the repair is cleared, and then with staff's messages to the customer.
  const isAwaitingClearance = isOpen && order.step <= APPROVAL && !isCleared(order)
  const texts = order.texts.length > 0 && <TextsSection key="texts" texts={order.texts} />
  const photos = order.photos.length > 0 && (
    <OrderSection key="photos" id="fotograflar" title="Fotoğraflar">
      <PhotoList photos={order.photos} path={path} />
    </OrderSection>
  )
  const device = <DeviceSection key="device" order={order} />
  const questions = <QuestionsSection key="questions" number={number} />
  const fault = (
    <OrderSection key="fault" id="ariza" title="Bildirdiğiniz arıza">
      <FoldedText text={order.faultDescription} className="text-ink-2" />
    </OrderSection>
  )
  const diagnosis = order.diagnosis && !hasToDecide && (
    <OrderSection key="diagnosis" id="bulgu" title="Ne bulduk">
      <p className="max-w-[40em] whitespace-pre-line wrap-anywhere">{order.diagnosis}</p>
      {order.diagnosedAt && <p className="mt-3 text-small text-ink-2">Ölçüm: {formatLongDate(order.diagnosedAt)}</p>}
    </OrderSection>
  )
  const shipments = order.shipments.length > 0 && <ShipmentsSection key="shipments" order={order} />
  const papers = order.papers.length > 0 && (
    <div key="papers" className="print:hidden">
      <PapersSection order={order} token={token} />
    </div>
  )
  const addPhotos = isOpen && (
    <div key="add" className="print:hidden">
      <AddPhotos order={order} path={path} token={token} outcome={outcome?.photos ? outcome : null} />
    </div>
  )
  const quoteSection = quote && (
    <div key="quote">
      <OrderNotice order={order} outcome={decisionOutcome} />
      <OrderQuote number={number} quote={quote} diagnosis={hasToDecide ? order.diagnosis.trim() : undefined}>
        {hasToDecide ? (
          <div className="print:hidden">
            <OrderDecision
              action={path}
              version={quote.version}
              contactPerson={order.contactPerson}
              paperHref={customerPaperPath(token, `quote-${quote.version}`)}
              outcome={decisionOutcome}
            />
          </div>
        ) : (
          <DecisionRecord quote={quote} />
        )}
      </OrderQuote>
    </div>
  )
  const aboutPage = order.readableUntil && (
    <OrderSection key="page" id="sayfa" title="Bu sayfa">
      <p className="text-ink-2">
        {formatLongDate(order.readableUntil)} gününe kadar açık kalır. Belgelerinizi o güne kadar indirebilirsiniz.
      </p>
    </OrderSection>
  )
  const wideSections = hasToDecide
    ? [photos, texts]
    : isOpen
      ? [!isAwaitingClearance && texts, diagnosis, quoteSection, photos]
      : [texts, quoteSection, photos, diagnosis]
  const approval = approvalSwitch(order)
  // If the wide column would be empty, it gets the texts and the fault.
  const isWideEmpty = !hasToDecide && wideSections.every((section) => !section)
  const narrowSections = hasToDecide
    ? [shipments, papers, addPhotos]
    : [
        ...(isOpen ? [papers, shipments] : []),
        device,
        isAwaitingClearance && !isWideEmpty && texts,
        !isWideEmpty && fault,
        addPhotos,
        aboutPage,
        questions,
      ]
  return (
    <div data-printed="small">
      <Title order={order} now={now} />
      {hasToDecide && <Columns wide={[quoteSection]} narrow={[device, fault, questions]} />}
      {dateFacts && (
        <PageSection top="edge" space="none" className={BAND}>
          <OrderDates facts={dateFacts} />
        </PageSection>
      )}
      {!isOpen && (shipments || papers) && <Columns wide={[shipments]} narrow={[papers]} />}
      {state !== 'returned' && state !== 'cancelled' && <OrderPayment order={order} />}
      <PageSection top="edge" space="none" aria-labelledby="adimlar" className={BAND}>
        <h2 id="adimlar" className="sr-only">
          {isOpen ? 'Cihazınız nerede' : 'Cihazın geçtiği adımlar'}
        </h2>
        <OrderCircuit
          points={pointsOf(order)}
          approved={approval === 'closed'}
          bridged={approval === 'bridged'}
          tested={isTested(order, order.reachedAt)}
          returned={state === 'returned'}
        />
        {order.part && !(dateFacts && repairDatesOf(order).partArrival) && (
          <p className="mt-6 max-w-[40em]">
            Parça bekleniyor
            {order.part.expectedOn && `; beklenen gün ${formatLongDate(order.part.expectedOn)}`}.
          </p>
        )}
      </PageSection>
      <Columns wide={isWideEmpty ? [isAwaitingClearance && texts, fault] : wideSections} narrow={narrowSections} />
      <FullPageLinks />
    </div>
  )
}

const BAND = 'pt-10 pb-10 max-sm:py-6'

type ColumnsProps = { wide: ReactNode[]; narrow: ReactNode[] }

/** Sections in a wide and a narrow column. If there are no wide sections, the narrow ones get the wide column. */
function Columns({ wide, narrow }: ColumnsProps) {
  const columns = [wide, narrow].map((sections) => sections.filter(Boolean)).filter(({ length }) => length > 0)
  return (
    <PageSection top="edge" space="none" className={BAND}>
      <div className="grid items-start gap-x-[clamp(2rem,5vw,4rem)] gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        {columns.map((sections, index) => (
          <div key={index} className="grid min-w-0 grid-cols-1 gap-10">
            {sections}
          </div>
        ))}
      </div>
    </PageSection>
  )
}

function Title({ order, now }: { order: CustomerOrderJson; now: Date }) {
  const { number, quote } = order
  const { title, text } = headlineOf(order, now)
  return (
    <div className="grid grid-cols-1 items-baseline gap-x-8 gap-y-4 px-gut py-[clamp(1.25rem,3vw,2.5rem)] max-sm:gap-y-1.5 lg:cols-lead">
      <h1 className="text-[clamp(2rem,1.5rem+1.8vw,2.75rem)]">
        <span className="sr-only">İş emri {number}: </span>
        {title}
      </h1>
      <div className="grid justify-items-start gap-0.5">
        <p className="max-w-[36em] text-[1.1875rem] text-ink-2 max-sm:text-body">{text}</p>
        {quote && awaitsDecision(order) && (
          <a href="#karar" className="inline-flex min-h-11 items-center gap-2 font-semibold">
            <span>
              Karara git:{' '}
              <span className="font-mono whitespace-nowrap">{formatMoney(quote.total, quote.currency)}</span>
            </span>
            <Icon of={ChevronDown} />
          </a>
        )}
      </div>
    </div>
  )
}
