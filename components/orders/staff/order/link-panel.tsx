import { Check, Clock, Copy, MailCheck, MailWarning, Pencil, RotateCcwKey, Send, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '@/components/admin/list/confirm-dialog'
import { useCopy } from '@/components/admin/use-copy'
import { WhatsAppIcon } from '@/components/site/frame/whatsapp-icon'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { apiPath } from '@/lib/api/paths'
import type { OrderJson } from '@/lib/orders/order/output'
import { isMobile, whatsAppHref } from '@/lib/platform/turkish/phone'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { latestMailOf, outdatedRecipientOf } from './latest-mail'
import { Panel, PANEL_CELL } from '@/components/admin/parts/panel'
import { FormNotices } from '@/components/admin/form/form-notices'
import { useSubmit } from '@/components/admin/form/use-submit'
import { orderSaveFailure } from '@/components/orders/staff/words'
import type { OrderRecord } from './use-order'

const LINE =
  'flex min-h-12 w-full items-center gap-3 border-t border-line px-5 py-1.5 text-left leading-[1.4] no-underline max-sm:px-4'

const BUTTON = 'hover:bg-tint disabled:cursor-not-allowed disabled:text-ink-3'
const POST = { method: 'POST' } as const

const STATUS_ICONS = { sent: MailCheck, waiting: Clock, failed: TriangleAlert, none: MailWarning }

/** Returns the address that opens WhatsApp with a message to the customer that contains the order's link. Null without a mobile number. */
export const whatsAppHrefOf = ({ phone, number, trackingUrl }: Pick<OrderJson, 'phone' | 'number' | 'trackingUrl'>) =>
  isMobile(phone) ? whatsAppHref(phone, `${number} numaralı iş emriniz: ${trackingUrl}`) : null

export function LinkPanel({ record }: { record: OrderRecord }) {
  const { order, send } = record
  const { id: key, email, trackingUrl } = order
  const submission = useSubmit(orderSaveFailure)
  const { status, text, time } = latestMailOf(order)
  const whatsAppLink = whatsAppHrefOf(order)
  const hasMailFailed = status === 'failed'
  const outdatedRecipient = outdatedRecipientOf(order)
  const [isConfirming, setConfirming] = useState(false)

  async function renew() {
    const doneMessage = `Bağlantı yenilendi${email ? ' ve e-posta sıraya girdi' : ''}. Etiketi ve fişi yeniden yazdırın.`
    await submission.send(() => send(apiPath('WorkOrders/[key]/link', { key }), POST), { doneMessage })
    setConfirming(false)
  }

  return (
    <Panel
      id="baglanti"
      title="Müşterinin sayfası"
      note={
        <a href={trackingUrl} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center text-ink">
          Aç<span className="sr-only">: müşterinin sayfası (yeni sekmede açılır)</span>
        </a>
      }>
      <div className={PANEL_CELL}>
        <FormNotices form={submission} />
        <TrackingLink url={trackingUrl} />
      </div>
      {whatsAppLink ? (
        <a href={whatsAppLink} target="_blank" rel="noopener" className={`${LINE} hover:bg-tint`}>
          <WhatsAppIcon />
          WhatsApp ile gönder
        </a>
      ) : (
        <p className={`${LINE} text-ink-2`}>
          <WhatsAppIcon />
          WhatsApp için cep telefonu yazın
        </p>
      )}
      <p className={`${LINE} ${hasMailFailed ? 'font-semibold text-bad' : ''}`}>
        <Icon of={STATUS_ICONS[status]} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {text}
          {time && <span className="mono block text-[0.875rem] text-ink-2">{time}</span>}
        </span>
      </p>
      {hasMailFailed && (
        <Link href={adminOrderPath(order.id, 'duzenle')} className={`${LINE} hover:bg-tint`}>
          <Icon of={Pencil} />
          Adresi düzelt
        </Link>
      )}
      {email !== '' && (
        <button
          type="button"
          disabled={submission.isSending}
          onClick={() =>
            void submission.send(() => send(apiPath('WorkOrders/[key]/resend', { key }), POST), {
              doneMessage: 'Bağlantı e-postası sıraya girdi.',
            })
          }
          className={`${LINE} ${BUTTON}`}>
          <Icon of={Send} />
          Bağlantıyı yeniden e-postala
        </button>
      )}
      {outdatedRecipient && (
        <p className={`${LINE} [overflow-wrap:anywhere]`}>
          <Icon of={TriangleAlert} />
          <span className="min-w-0">
            <b>{outdatedRecipient}</b> adresine giden bağlantı hâlâ açılıyor.
          </span>
        </p>
      )}
      <button
        type="button"
        disabled={submission.isSending}
        onClick={() => setConfirming(true)}
        className={`${LINE} ${BUTTON} ${outdatedRecipient ? 'font-semibold' : ''}`}>
        <Icon of={RotateCcwKey} />
        Bağlantıyı yenile
      </button>
      <ConfirmDialog
        open={isConfirming}
        title="Bağlantıyı yenile"
        confirmLabel="Yenile"
        busy={submission.isSending && 'Yenileniyor'}
        onConfirm={() => void renew()}
        onCancel={() => setConfirming(false)}>
        <p>
          Şimdiye kadar gönderilen bağlantı ve basılı karekod artık açılmaz. Etiketi ve fişi yeniden yazdırmanız
          gerekir.
        </p>
      </ConfirmDialog>
    </Panel>
  )
}

function TrackingLink({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null)
  const { message, copy } = useCopy('Kopyalanamadı. Seçili bağlantıyı kendiniz kopyalayın.', field)
  return (
    <>
      <label htmlFor="takip-baglantisi" className="sr-only">
        Takip bağlantısı
      </label>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] rounded-ctl border border-field">
        <input
          ref={field}
          id="takip-baglantisi"
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
          className="mono min-h-11 min-w-0 bg-paper px-3 text-ellipsis"
        />
        <Button onClick={() => void copy(url)} className="rounded-none border-0! border-l! border-l-field!">
          <Icon of={message ? Check : Copy} />
          Kopyala
        </Button>
      </div>
      <output className="mt-1.5 block text-small text-ink-2 empty:hidden">{message}</output>
    </>
  )
}
