import { CodeList } from '@/components/faults/code-list'
import { PageSection } from '@/components/site/section'
import { MoreLink } from '@/components/site/text/text-links'
import type { ServiceFaults } from '@/lib/faults/data'
import { deviceNameOf } from '@/lib/faults/texts'
import type { Service } from '@/lib/services/data'
import { faultListPath } from '@/lib/site/pages'

type UsualFaultsProps = { service: Service; faults: ServiceFaults; top: 'line' | 'none' }

/** The featured faults of a service, and a link to all faults of its device group. */
export function UsualFaults({ service, faults: { featured, total }, top }: UsualFaultsProps) {
  if (featured.length === 0) return null
  return (
    <PageSection top={top} aria-labelledby="sik-arizalar">
      <div className="mb-6 grid grid-cols-1 items-end gap-x-8 gap-y-4 md:cols-lead">
        <h2 id="sik-arizalar" className="text-h2">
          Sık gelen arızalar
        </h2>
        <p className="max-w-[38em] text-ink-2">
          Tezgâhımıza en sık gelen alarmlar. Kodunuzu seçin: sebepleri ve güvenle bakabilecekleriniz.
        </p>
      </div>
      <CodeList fullBleed faults={featured} columns="no-device" />
      <MoreLink href={faultListPath({ service: service.slug })} className="mt-4">
        {deviceNameOf(service)} kodlarının tümü ({total.toLocaleString('tr-TR')})
      </MoreLink>
    </PageSection>
  )
}
