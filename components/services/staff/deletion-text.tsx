import useSWR from 'swr'
import { callAdmin } from '@/components/admin/session/api'
import type { ServiceItem } from './draft'

/** Says what goes with a service, and how many faults are left without a device group. */
export function DeletionText({ service: { title, slug } }: { service: ServiceItem }) {
  const path = `/api/Faults?${new URLSearchParams({ state: 'all', service: slug, pageSize: '1' })}`
  // Without the number the dialog says the rest.
  const { data } = useSWR(path, async () => (await callAdmin<unknown[]>(path)).total)
  return (
    <>
      “{title}” silinecek. Hizmete ait bütün resimler de silinir.
      {data ? ` ${data.toLocaleString('tr-TR')} arıza kodu sitede kalır, cihaz grubu boşalır.` : ''}
    </>
  )
}
