import { useTotal } from '@/components/admin/session/api'
import type { ServiceItem } from './draft'
import { apiPath } from '@/lib/api/paths'

/** Says what is deleted with a service, and how many faults lose their device group. */
export function DeletionText({ service: { title, slug } }: { service: ServiceItem }) {
  // Until the number is loaded, the dialog omits the sentence about faults.
  const faults = useTotal(apiPath('Faults', { state: 'all', service: slug, pageSize: '1' }))
  return (
    <>
      “{title}” silinecek. Hizmete ait bütün resimler de silinir.
      {faults ? ` ${faults.toLocaleString('tr-TR')} arıza kodu sitede kalır, cihaz grubu boşalır.` : ''}
    </>
  )
}
