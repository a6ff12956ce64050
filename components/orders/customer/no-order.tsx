import { Missing, NoPage } from '@/components/site/failures/missing'
import { TelLink } from '@/components/site/text/tel-link'
import { buttonClasses } from '@/components/ui/button-classes'
import { getCompany, getSettings } from '@/lib/settings/data'
import { monthsInWords } from '@/lib/platform/turkish/dates'
import { setPageStatus } from '@/lib/platform/runtime/render-context'
import { trackingLink } from '@/lib/site/pages'

export function NoOrder({ title }: { title: string }) {
  return (
    <Missing
      title={title}
      text="Bağlantı eksik kopyalanmış olabilir. Numara ve e-posta adresinizle yeni bir bağlantı isteyin."
      back={{ label: 'İş Emri Takibi', href: trackingLink.href }}>
      <TelLink className="text-[1.125rem]" />
    </Missing>
  )
}

export async function OrderGone({ title }: { title: string }) {
  setPageStatus(410)
  const { notifications } = await getSettings()
  const { phone } = await getCompany()
  const period = monthsInWords(notifications.closedPageMonths)
  return (
    <NoPage
      title={title}
      text={`Kapanan iş emirleri ${period} görünür. Teklif ya da garanti bilgisi gerekirse arayın; kaydınız bizde.`}>
      <a href={phone.href} className={buttonClasses({ size: 'large' })}>
        Ara: {phone.display}
      </a>
    </NoPage>
  )
}
