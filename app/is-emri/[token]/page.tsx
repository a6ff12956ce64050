import type { Metadata } from 'next'
import { NoOrder, OrderGone } from '@/components/orders/customer/no-order'
import { OrderView } from '@/components/orders/customer/order-view'
import { readOrder } from '@/components/orders/customer/read-order'
import { metadataOf, page } from '@/components/site/page'
import { formOutcome } from '@/lib/platform/runtime/render-context'
import { missingMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ token: string }> }

const MISSING_TITLE = 'İş Emri Bulunamadı'
const GONE_TITLE = 'Bu takip bağlantısının süresi doldu.'

/** Keeps the address from search engines and from other sites. */
const hiddenPageMetadata = async (title: string): Promise<Metadata> => {
  return { ...(await missingMetadata(title)), robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

export const generateMetadata = metadataOf(
  () => hiddenPageMetadata('İş emri'),
  async ({ params }: Props) => {
    const result = await readOrder((await params).token)
    if (result === 'not-found') return hiddenPageMetadata(MISSING_TITLE)
    return hiddenPageMetadata(result === 'gone' ? 'Takip bağlantısının süresi doldu' : `İş Emri ${result.number}`)
  },
)

export default page(
  'İş emri yüklenirken bir hata oluştu: ',
  async ({ params }: Props) => {
    const { token } = await params
    const result = await readOrder(token)
    if (result === 'not-found') return <NoOrder title={MISSING_TITLE} />
    if (result === 'gone') return <OrderGone title={GONE_TITLE} />
    return <OrderView order={result} token={token} outcome={formOutcome()} />
  },
  'İş emri şu anda açılamıyor',
)
