import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { getCompany } from '@/lib/settings/data'

/** Pages are rendered per request, because each has a nonce and a visitor of its own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getCompany()
  return { title: { template: `%s | ${name} Yönetim`, default: `${name} Yönetim` } }
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#icerik" className="absolute -left-[999px] bg-paper px-4 py-3 focus:top-4 focus:left-4 focus:z-99">
        İçeriğe geç
      </a>
      <div className="text-[1rem] leading-[1.5]">{children}</div>
    </>
  )
}
