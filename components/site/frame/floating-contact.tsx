import { Phone } from 'lucide-react'
import { WhatsAppIcon } from '@/components/site/frame/whatsapp-icon'
import { Icon } from '@/components/ui/icon'
import { getCompany } from '@/lib/settings/data'

const BUTTON =
  'flex h-14 items-center justify-center gap-2.5 font-semibold no-underline hover:bg-tint lg:size-13 max-lg:not-first:border-l max-lg:border-line lg:not-first:border-t lg:border-line'

/** WhatsApp and phone: floating buttons or, in narrow windows, a bar at the bottom that open suggestions hide. */
export async function FloatingContact() {
  const { whatsapp, phone } = await getCompany()
  return (
    <nav
      aria-label="Hızlı iletişim"
      className={`fixed z-15 grid max-lg:[body:has([role=combobox][aria-expanded=true])_&]:hidden border-edge bg-paper max-lg:inset-x-0 max-lg:bottom-0 ${whatsapp ? 'max-lg:grid-cols-2' : 'max-lg:grid-cols-1'} max-lg:border-t lg:right-3 lg:bottom-6 lg:rounded-ctl lg:border lg:shadow-float 3xl:right-[max(16px,calc(50vw-708px))] print:hidden`}>
      {whatsapp && (
        <a href={whatsapp.href} aria-label="WhatsApp ile yazın" className={BUTTON}>
          <WhatsAppIcon className="size-6" />
          <span className="lg:hidden">WhatsApp</span>
        </a>
      )}
      <a href={phone.href} aria-label={`Ara: ${phone.display}`} className={BUTTON}>
        <Icon of={Phone} className="size-6" />
        <span className="lg:hidden">Ara</span>
      </a>
    </nav>
  )
}
