import { Clock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { StoredDraftBox } from '@/components/admin/form/form-notices'
import { useNow } from '@/components/admin/use-now'
import { RecordFrame } from '@/components/orders/customer/decision-record'
import { type CustomerQuote, OrderQuote } from '@/components/orders/customer/order-quote'
import { Button, ButtonLink } from '@/components/ui/button'
import { Time } from '@/components/ui/time'
import { isExpired } from '@/lib/orders/quote/money'
import type { OrderJson, QuoteJson } from '@/lib/orders/order/output'
import { isApproved, nextAction } from '@/lib/orders/steps'
import { DECISION_LABELS, HOW_WORDS } from '@/lib/orders/quote/fields'
import { formatLongDate, lastingWords } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'
import { adminOrderPath } from '@/lib/site/admin-pages'
import {
  DecisionForm,
  isUndecided,
  newReportedDecision,
  useReportedDecision,
} from '@/components/orders/staff/step/decision-form'
import { Panel, PANEL_CELL } from '@/components/admin/parts/panel'
import type { OrderRecord } from '@/components/orders/staff/order/use-order'

/** A sent quote has all fields. */
type SentQuote = Omit<CustomerQuote, 'previousTotal' | 'isExpired'>

type QuotePanelProps = {
  record: OrderRecord
  /** Whether another section has the page's orange button. */
  isPlain: boolean
  /** Opens the closing form. */
  onReturn: () => void
  onDecided: () => void
}

/** The quote that the customer sees, its decision, and the next actions. */
export function QuotePanel({ record, isPlain, onReturn, onDecided }: QuotePanelProps) {
  const { order } = record
  const { quote, quotes, number, state } = order
  const now = useNow()
  const editor = useReportedDecision(order)
  const primaryAction = isPlain ? null : nextAction(order, now)
  const isOpen = state === 'open'
  const draft = quotes[0]?.sentAt === null ? quotes[0] : null
  const writeLink = isOpen && (
    <ButtonLink href={adminOrderPath(order.id, 'teklif')} variant={primaryAction === 'quote' ? 'primary' : 'plain'}>
      {draft ? 'Taslağı Aç' : quote ? 'Yeni Sürüm Yaz' : 'Teklif Yaz'}
    </ButtonLink>
  )
  if (!quote) {
    return (
      <Panel id="teklif" title="Teklif">
        <div className={PANEL_CELL}>
          <p className="mb-3">
            {draft ? `Teklif ${draft.version} taslak: kaydedildi, gönderilmedi.` : 'Henüz teklif yok.'}
          </p>
          {writeLink}
        </div>
      </Panel>
    )
  }
  const isAwaitingDecision = isOpen && quote.decision === null
  // When somebody else records a decision, the form closes unless staff have typed in it.
  const showsDecisionForm = (isOpen && isUndecided(quote, editor.draft.quoteVersion)) || editor.isDirty
  const previousQuote = quotes.find(({ version, sentAt }) => sentAt !== null && version < quote.version)
  const previousTotal = previousQuote?.currency === quote.currency ? previousQuote.total : null
  return (
    <div className="grid min-w-0 gap-4">
      <OrderQuote number={number} quote={{ ...(quote as SentQuote), previousTotal, isExpired: isExpired(quote, now) }}>
        <QuoteRecord quote={quote} hasExpired={isExpired(quote, now)} now={now}>
          {draft && <p className="text-ink-2">Teklif {draft.version} taslak: kaydedildi, gönderilmedi.</p>}
          {!showsDecisionForm && isOpen && (
            <div className="mt-3 flex flex-wrap gap-3">
              {isAwaitingDecision && (
                <Button
                  variant={primaryAction === 'decision' ? 'primary' : 'plain'}
                  onClick={() => editor.change(newReportedDecision(quote, order))}>
                  Kararı Yaz
                </Button>
              )}
              {quote.decision === 'declined' && <Button onClick={onReturn}>Onarılmadan İade Et</Button>}
              {writeLink}
            </div>
          )}
        </QuoteRecord>
      </OrderQuote>
      {editor.storedDrafts.map((offer) => (
        <StoredDraftBox key={offer.key} offer={offer} disabled={false} />
      ))}
      {showsDecisionForm && <DecisionForm record={record} quote={quote} editor={editor} onDecided={onDecided} />}
      <OlderQuotes quotes={quotes.filter(({ version }) => version < quote.version)} number={number} />
    </div>
  )
}

type QuoteRecordProps = { quote: NonNullable<OrderJson['quote']>; hasExpired: boolean; now: Date; children: ReactNode }

function QuoteRecord({ quote, hasExpired, now, children }: QuoteRecordProps) {
  const { decision, decidedAt, decidedBy, decidedHow, decisionNote, recordedBy, sentAt, validUntil } = quote
  const title = decision ? DECISION_LABELS[decision] : hasExpired ? 'Süresi doldu' : 'Müşterinin yanıtı bekleniyor'
  return (
    <RecordFrame icon={decision ? X : Clock} isGood={isApproved({ quote })} title={title}>
      {decision ? (
        <>
          <p>
            {decidedBy}, {decidedHow && HOW_WORDS[decidedHow]},{' '}
            {decidedAt && <Time at={decidedAt} className="mono whitespace-nowrap" />}
          </p>
          {(recordedBy || decisionNote) && <p className="text-ink-2">{recordWords(quote)}</p>}
        </>
      ) : (
        <p className="text-ink-2">
          {sentAt && `${lastingWords(sentAt, now)}; `}
          {hasExpired ? 'son gün geçti: ' : 'son gün '}
          {validUntil && formatLongDate(validUntil)}.
        </p>
      )}
      {children}
    </RecordFrame>
  )
}

function recordWords({ recordedBy, decisionNote }: QuoteJson): string {
  return [recordedBy && `Yazan: ${recordedBy}.`, decisionNote && `Not: ${decisionNote}`].filter(Boolean).join(' ')
}

const PAST_DECISIONS = { approved: 'onaylamıştı', declined: 'onaylamamıştı' }

function OlderQuotes({ quotes, number }: { quotes: QuoteJson[]; number: string }) {
  if (quotes.length === 0) return null
  return (
    <details className="border border-line bg-paper">
      <summary className="min-h-11 cursor-pointer px-5 py-2.5 font-semibold max-sm:px-4">
        Önceki sürümler ({quotes.length})
      </summary>
      <ul>
        {quotes.map(({ version, total, currency, sentAt, decision, decidedBy, work }) => (
          <li key={version} className="border-t border-line px-5 py-2.5 [overflow-wrap:anywhere] max-sm:px-4">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="mono">
                {number}/{version}
              </span>
              <span className="mono">{formatMoney(total, currency)}</span>
            </p>
            <p className="text-small text-ink-2">
              {sentAt && `${formatLongDate(sentAt)} gönderildi`}
              {decision && `, ${decidedBy} ${PAST_DECISIONS[decision]}`}
            </p>
            <p className="whitespace-pre-line">{work}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
