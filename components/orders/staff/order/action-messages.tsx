import { Check, Copy, MailWarning, Plus, Tag, X } from 'lucide-react'
import { useEffect } from 'react'
import { ActionMessage } from '@/components/admin/parts/action-message'
import { useCopy } from '@/components/admin/use-copy'
import { WhatsAppIcon } from '@/components/site/frame/whatsapp-icon'
import { Button, ButtonLink } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-classes'
import type { OrderJson } from '@/lib/orders/order/output'
import { isApproved, nextStep, REPAIR } from '@/lib/orders/steps'
import { formatLongDate } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'
import { adminOrderPath, labelPrintPath, newCustomerOrderPath } from '@/lib/site/admin-pages'
import { repairDatesOf } from '@/components/orders/customer/order-state'
import { needsWarrantyAnswer } from '@/components/orders/staff/device/device-history'
import { STEP_SECTION_ID, STEP_FORM_ID, type StepEditor } from '@/components/orders/staff/step/step-frame'
import { type EventMail, eventMailOf } from './latest-mail'
import { whatsAppHrefOf } from './link-panel'

// Messages about actions on an order. Each belongs to the order's newest event, and disappears with the next event.

/** The actions that have a message. */
export type OrderAction = 'opened' | 'quote' | 'decision' | 'closed'

const isSentOrSending = ({ status }: EventMail) => status === 'sent' || status === 'sending'

const isCustomerInformed = (order: OrderJson) => isSentOrSending(eventMailOf(order, 'quote-ready'))

/** Whether the message about an action contains the page's orange button. */
export function hasPrimaryButton(order: OrderJson, lastAction: OrderAction | null): boolean {
  return lastAction === 'quote' ? !isCustomerInformed(order) : lastAction === 'decision' && nextStep(order) === REPAIR
}

const moneyOf = ({ quote }: OrderJson) => (quote ? formatMoney(quote.total, quote.currency) : '')

type WhatsAppButtonProps = Pick<ButtonLook, 'variant'> & { order: OrderJson; label?: string }

/** Opens WhatsApp with a message that contains the customer's link. Without a mobile number it renders nothing. */
export function WhatsAppButton({ order, label = 'WhatsApp ile Gönder', variant }: WhatsAppButtonProps) {
  const href = whatsAppHrefOf(order)
  if (!href) return null
  return (
    <ButtonLink href={href} target="_blank" variant={variant}>
      <WhatsAppIcon />
      {label}
    </ButtonLink>
  )
}

function CopyLinkButton({ order, variant }: Pick<ButtonLook, 'variant'> & { order: OrderJson }) {
  const { message, isCopied, copy } = useCopy('Kopyalanamadı. Bağlantı ‘Müşterinin sayfası’ bölümünde.')
  return (
    <>
      <Button icon={isCopied ? Check : Copy} variant={variant} onClick={() => void copy(order.trackingUrl)}>
        Bağlantıyı Kopyala
      </Button>
      <output className="self-center text-small text-ink-2 empty:hidden max-sm:min-h-0!">{message}</output>
    </>
  )
}

export function OpeningMessage({ order }: { order: OrderJson }) {
  const { number, id, customerId } = order
  const mail = eventMailOf(order, 'order-opened')
  const hasFailed = mail.status === 'failed' || mail.status === 'retrying'
  return (
    <ActionMessage
      takesFocus
      tone={hasFailed ? 'neutral' : 'good'}
      icon={hasFailed ? MailWarning : undefined}
      title={
        <>
          İş emri açıldı: <span className="mono font-normal">{number}</span>
        </>
      }
      text={hasFailed ? `E-posta gitmedi: ${mail.text}` : mail.text}
      actions={
        <>
          <ButtonLink icon={Tag} href={labelPrintPath(id)}>
            Etiketi Yazdır
          </ButtonLink>
          {customerId && (
            <ButtonLink icon={Plus} href={newCustomerOrderPath(customerId)}>
              Bu Müşteriden Bir Cihaz Daha
            </ButtonLink>
          )}
        </>
      }
      className="mb-3"
    />
  )
}

const QUOTE_TITLES: Record<Exclude<EventMail['status'], 'sent' | 'sending'>, string> = {
  none: 'hazır, ama müşterinin haberi yok',
  retrying: 'hazır, e-posta henüz gitmedi',
  failed: 'hazır, e-posta gitmedi',
}

export function QuoteMessage({ order }: { order: OrderJson }) {
  const mail = eventMailOf(order, 'quote-ready')
  const name = `Teklif ${order.quote?.version}`
  if (mail.status === 'sent' || mail.status === 'sending')
    return (
      <ActionMessage
        takesFocus
        title={`${name} gönderildi: ${moneyOf(order)}`}
        text={mail.text}
        actions={<WhatsAppButton order={order} label="WhatsApp ile de Gönder" />}
      />
    )
  const firstVariant = needsWarrantyAnswer(order) ? 'plain' : 'primary'
  const secondVariant = whatsAppHrefOf(order) ? 'plain' : firstVariant
  return (
    <ActionMessage
      takesFocus
      tone={mail.status === 'failed' ? 'bad' : 'neutral'}
      icon={MailWarning}
      title={`${name} ${QUOTE_TITLES[mail.status]}`}
      text={mail.status === 'none' ? `${mail.text} Bağlantıyı siz gönderin.` : mail.text}
      actions={
        <>
          <WhatsAppButton order={order} variant={firstVariant} />
          {mail.status === 'failed' ? (
            <ButtonLink href={adminOrderPath(order.id, 'duzenle')} variant={secondVariant}>
              Adresi Düzelt
            </ButtonLink>
          ) : (
            <CopyLinkButton order={order} variant={secondVariant} />
          )}
        </>
      }
    />
  )
}

type DecisionMessageProps = { order: OrderJson; stepEditor: StepEditor; onReturn: () => void }

export function DecisionMessage({ order, stepEditor, onReturn }: DecisionMessageProps) {
  if (!isApproved(order))
    return (
      <ActionMessage
        takesFocus
        tone="neutral"
        icon={X}
        title="Ret yazıldı"
        text={`Onarım bedeli ${moneyOf(order)} kabul edilmedi.`}
        actions={
          <>
            <Button onClick={onReturn}>Onarılmadan İade Et</Button>
            <ButtonLink href={adminOrderPath(order.id, 'teklif')}>Yeni Sürüm Yaz</ButtonLink>
          </>
        }
        className="mb-3"
      />
    )
  return <ApprovalMessage order={order} stepEditor={stepEditor} />
}

/** The message about an approval. Its button submits the step's form below, and so starts the repair. */
function ApprovalMessage({ order, stepEditor }: Omit<DecisionMessageProps, 'onReturn'>) {
  const { step: chosenStep, closing } = stepEditor.draft
  useEffect(() => () => focusStep(), [])
  return (
    <ActionMessage
      takesFocus
      title={`Onay yazıldı: ${moneyOf(order)}`}
      text={targetWords(order)}
      actions={
        !closing &&
        (chosenStep ?? nextStep(order)) === REPAIR && (
          <Button
            type="submit"
            form={STEP_FORM_ID}
            variant={needsWarrantyAnswer(order) ? 'plain' : 'primary'}
            busy={stepEditor.isSending && 'Kaydediliyor'}>
            Onarıma Al
          </Button>
        )
      }
      className="mb-3"
    />
  )
}

/** Focuses the step's form after the pressed button has disappeared with its message. */
function focusStep(): void {
  if (document.activeElement === document.body) document.getElementById(STEP_SECTION_ID)?.focus({ preventScroll: true })
}

/** Says when the repair is expected to end, as on the customer's page. */
function targetWords({ promisedOn, leadTimeEndsOn, quote, waitingForPart, partExpectedOn }: OrderJson): string {
  const part = waitingForPart ? { expectedOn: partExpectedOn } : null
  const { completion } = repairDatesOf({ promisedOn, leadTimeEndsOn, part })
  if (!completion) return ''
  const reason = promisedOn ? 'söz verilen gün' : `${quote?.leadDays} iş günü`
  return `Hedef ${formatLongDate(completion)}, ${reason}; müşterinin sayfasında yazar.`
}
