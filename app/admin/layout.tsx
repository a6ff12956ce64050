import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { ThemeScript } from '@/components/ui/theme-script'

/** Each page is made for its visitor, and for the nonce of its request. */
export const dynamic = 'force-dynamic'

/** The nonce that the front gave this request, in the policy that Next reads it from too; none in `next dev`. */
async function nonceOf(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1]
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ThemeScript nonce={await nonceOf()} />
      <a href="#icerik" className="absolute -left-[999px] bg-paper px-4 py-3 focus:top-4 focus:left-4 focus:z-99">
        İçeriğe geç
      </a>
      <div className="text-[1rem] leading-[1.5]">{children}</div>
    </>
  )
}
