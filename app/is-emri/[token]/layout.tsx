import type { ReactNode } from 'react'
import { readOrder } from '@/components/orders/customer/read-order'
import { SkipLink } from '@/components/site/frame/skip-link'
import { SlimFrame } from '@/components/site/frame/slim-frame'
import { AppError } from '@/lib/platform/app-error'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ token: string }>; children: ReactNode }

/** Returns the number of an order, or null if there is none; the page shows the reason. */
async function numberOf(token: string): Promise<string | null> {
  try {
    const result = await readOrder(token)
    return typeof result === 'string' ? null : result.number
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return null
  }
}

export default async function OrderLayout({ params, children }: Props) {
  const { token } = await params
  return (
    <>
      <SkipLink />
      <SlimFrame number={await numberOf(token)}>{children}</SlimFrame>
    </>
  )
}
