import { Phone } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import { getCompany } from '@/lib/settings/data'

export async function TelLink({ className = 'text-[1.375rem]' }: { className?: string }) {
  const { phone } = await getCompany()
  return (
    <a
      href={phone.href}
      className={`inline-flex min-h-12 items-center gap-2 font-title leading-[1.2] font-semibold whitespace-nowrap no-underline hover:underline ${className}`}>
      <Icon of={Phone} />
      {phone.display}
    </a>
  )
}
