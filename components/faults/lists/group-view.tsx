import { BrandName } from '@/components/site/frame/brand-name'
import { CallToAction } from '@/components/site/call-to-action'
import { PageSection } from '@/components/site/section'
import { TelLink } from '@/components/site/text/tel-link'
import { BackLink } from '@/components/site/text/text-links'
import { brandCounts, deviceCounts, sumOf } from '@/lib/faults/fault-counts'
import { FaultLink, FaultLinks } from '@/components/faults/fault-links'
import { deviceNameOf } from '@/lib/faults/texts'
import { withinSentence } from '@/lib/platform/turkish/case'
import type { Reference } from '@/lib/references/data'
import { faultListPath, PATHS } from '@/lib/site/pages'
import { CodesSection } from './codes-section'
import { GroupHead } from './group-head'
import type { FaultListPage } from './read-list'

/** The faults of a brand, of a device group, or of a brand in a device group. */
export function GroupView({ listPage, logo }: { listPage: FaultListPage; logo: Reference['logo'] }) {
  const { brand, deviceGroup } = listPage
  const groupInSentence = deviceGroup && withinSentence(deviceGroup)
  return (
    <>
      <div className="px-gut pt-6">
        <BackLink href={PATHS.faults}>Bütün arıza kodları</BackLink>
      </div>
      <GroupHead listPage={listPage} logo={logo} />
      <section className="border-t border-edge px-gut pt-6 pb-6">
        {brand ? <Devices listPage={listPage} /> : <Brands listPage={listPage} />}
      </section>
      <CodesSection
        listPage={listPage}
        title={
          <>
            Bütün {brand && <BrandName>{brand}</BrandName>} {groupInSentence} kodları
          </>
        }
      />
      <PageSection top="edge" space="snug">
        <CallToAction title="Kodunuz listede yok mu?" text="Kodu ve etiketteki modeli yazın; arızayı ölçerek buluruz.">
          <TelLink />
        </CallToAction>
      </PageSection>
    </>
  )
}

function Devices({ listPage: { list, counts, services } }: { listPage: FaultListPage }) {
  const { brand } = list
  const brandFaults = counts.filter(({ brandSlug }) => brandSlug === brand)
  return (
    <>
      <h2 className="sr-only">Cihaz seçin</h2>
      <FaultLinks columns={3}>
        <FaultLink href={faultListPath({ brand })} count={sumOf(brandFaults)} isCurrent={!list.service}>
          Bütün cihazlar
        </FaultLink>
        {deviceCounts(brandFaults, services).map(({ service, count }) => (
          <FaultLink
            key={service.id}
            href={faultListPath({ brand, service: service.slug })}
            count={count}
            iconName={service.iconName}
            isCurrent={service.slug === list.service}>
            {deviceNameOf(service)}
          </FaultLink>
        ))}
      </FaultLinks>
    </>
  )
}

/** The brands of the list's device group, and its faults without a code. */
function Brands({ listPage: { list, scopedCounts } }: { listPage: FaultListPage }) {
  const { service } = list
  const withoutCodeCount = sumOf(scopedCounts.filter(({ letter }) => letter === 'kod-yok'))
  return (
    <>
      <h2 className="sr-only">Marka seçin</h2>
      <FaultLinks columns={4}>
        <FaultLink href={faultListPath({ service })} count={sumOf(scopedCounts)} isCurrent={!list.letter}>
          Bütün markalar
        </FaultLink>
        {brandCounts(scopedCounts).map(({ slug, name, count }) => (
          <FaultLink key={slug} href={faultListPath({ brand: slug, service })} count={count}>
            <BrandName>{name}</BrandName>
          </FaultLink>
        ))}
        {withoutCodeCount > 0 && (
          <FaultLink
            href={faultListPath({ service, letter: 'kod-yok' })}
            count={withoutCodeCount}
            isCurrent={list.letter === 'kod-yok'}>
            Kod göstermiyor
          </FaultLink>
        )}
      </FaultLinks>
    </>
  )
}
