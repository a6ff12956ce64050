import type { Metadata } from 'next'
import { cache } from 'react'
import { metadataOf, page } from '@/components/site/page'
import { AppError } from '@/lib/platform/app-error'
import { getCustomerOrder } from '@/lib/orders/tracking/data'
import { serializeForCustomer } from '@/lib/orders/tracking/output'
import { formOutcome } from '@/lib/platform/runtime/render-context'
import { missingMetadata } from '@/lib/seo/metadata'
import { NoOrder, OrderGone } from '@/components/orders/customer/no-order'
import { OrderView } from '@/components/orders/customer/order-view'

type Props = { params: Promise<{ token: string }> }

const MISSING_TITLE = 'İş Emri Bulunamadı'
const GONE_TITLE = 'Bu takip bağlantısının süresi doldu.'

// Cached, because page and metadata read the order in one rendering.
const read = cache(async (token: string) => {
  try {
    return serializeForCustomer(await getCustomerOrder(token))
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not-found' || error.code === 'gone')) return error.code
    throw error
  }
})

/** Keeps the address from search engines and from other sites. */
const hidden = async (title: string): Promise<Metadata> => {
  return { ...(await missingMetadata(title)), robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

export const generateMetadata = metadataOf(
  () => hidden('İş emri'),
  async ({ params }: Props) => {
    const found = await read((await params).token)
    if (found === 'not-found') return hidden(MISSING_TITLE)
    return hidden(found === 'gone' ? 'Takip bağlantısının süresi doldu' : `İş Emri ${found.number}`)
  },
)

export default page(
  'İş emri yüklenirken bir hata oluştu: ',
  async ({ params }: Props) => {
    const { token } = await params
    const found = await read(token)
    if (found === 'not-found') return <NoOrder title={MISSING_TITLE} />
    if (found === 'gone') return <OrderGone title={GONE_TITLE} />
    return <OrderView order={found} token={token} outcome={formOutcome()} />
  },
  'İş emri şu anda açılamıyor',
)
