import { Alert } from '@/components/ui/alert'
import { buttonClasses } from '@/components/ui/button-classes'
import { getCompany } from '@/lib/settings/data'
import type { CustomerOrderJson } from '@/lib/orders/tracking/output'
import type { FormOutcome } from '@/lib/platform/runtime/render-context'
import { awaitsDecision } from './order-state'
import { whatsAppQuestionHref } from './order-sections'

export async function OrderNotice({ order, outcome }: { order: CustomerOrderJson; outcome: FormOutcome | null }) {
  if (outcome && outcome.message !== '') {
    return (
      <Alert
        density="normal"
        tone="bad"
        title={outcome.message}
        text={awaitsDecision(order) ? helpFor(outcome) : undefined}
        className="mb-6"
      />
    )
  }
  if (order.state !== 'open' || !order.quote?.isExpired) return null
  const whatsAppLink = await whatsAppQuestionHref(order.number)
  const { phone } = await getCompany()
  return (
    <Alert
      density="normal"
      tone="bad"
      title="Bu teklifin süresi doldu. Yeni teklif isteyin."
      text="Cihazınız serviste bekliyor. Yeni teklif bu sayfada görünür."
      actions={
        <a href={whatsAppLink ?? phone.href} className={buttonClasses({ size: 'normal' })}>
          {whatsAppLink ? 'WhatsApp ile İste' : 'Telefonla İste'}
        </a>
      }
      className="mb-6"
    />
  )
}

function helpFor({ status, fields = {} }: FormOutcome): string {
  if (Object.keys(fields).length > 0) return 'Kararınız kaydedilmedi. Yazdıklarınız duruyor.'
  if (status === 409) return 'Kararınız kaydedilmedi. Yeni teklif aşağıda; adınız ve notunuz duruyor.'
  return 'Kararınız kaydedilmedi. Yazdıklarınız duruyor; yeniden gönderin ya da telefon edin.'
}
