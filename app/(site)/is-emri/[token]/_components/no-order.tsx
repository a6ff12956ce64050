import { Missing, NoPage } from '@/components/site/missing'
import { TelLink } from '@/components/site/text-links'
import { buttonClasses } from '@/components/ui/button-classes'
import { answerWith } from '@/lib/runtime/render-context'
import { company } from '@/lib/site/company'
import { trackingLink } from '@/lib/site/pages'

/** The page of a link that opens no order. */
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

/** The page of an order that was closed long ago. Sets the response's status to 410. */
export function OrderGone({ title }: { title: string }) {
  answerWith(410)
  return (
    <NoPage
      title={title}
      text="Kapanan iş emirleri bir yıl görünür. Teklif ya da garanti bilgisi gerekirse arayın; kaydınız bizde.">
      <a href={company.phone.href} className={buttonClasses({ size: 'large' })}>
        Ara: {company.phone.display}
      </a>
    </NoPage>
  )
}
