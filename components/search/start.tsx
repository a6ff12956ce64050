import { GroupLinks } from '@/components/faults/fault-links'
import { PageSection } from '@/components/site/section'
import { exampleCodes } from '@/lib/faults/example-codes'
import { countFaults, faultsForExamples } from '@/lib/faults/data'
import { listServices } from '@/lib/services/data'
import { SearchHead } from './search-head'

/** The search page without a text: the field, and the lists of faults. */
export async function SearchStart() {
  const [counts, faults, { items: services }] = await Promise.all([countFaults(), faultsForExamples(), listServices()])
  return (
    <>
      <SearchHead title="Arama" lead="Alarm kodu, belirti, cihaz ya da marka yazın." examples={exampleCodes(faults)} />
      {counts.length > 0 && (
        <PageSection top="edge" space="snug">
          <GroupLinks counts={counts} services={services} titleEnd="arıza kodları" />
        </PageSection>
      )}
    </>
  )
}
