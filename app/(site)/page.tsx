import { PageSection } from '@/components/site/section'
import { JsonLd } from '@/components/site/frame/json-ld'
import { NoServices } from '@/components/services/no-services'
import { page } from '@/components/site/page'
import { TelLink } from '@/components/site/text/tel-link'
import { brandCounts } from '@/lib/faults/fault-counts'
import { exampleCodes } from '@/lib/faults/example-codes'
import { countFaults, faultsForExamples } from '@/lib/faults/data'
import { listReferences } from '@/lib/references/data'
import { getCompany, getSettings, withPictures } from '@/lib/settings/data'
import { localBusiness, webSite } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { HOME_SEARCH, PATHS } from '@/lib/site/pages'
import { listServices } from '@/lib/services/data'
import { CodeBand, DevicesHeader, NameplateBand, ProcessBand } from '@/components/home/bands'
import { Hero } from '@/components/home/hero'
import { ReferenceStrip } from '@/components/home/reference-strip'
import { ServiceGrid } from '@/components/home/service-grid'

export async function generateMetadata() {
  const { search } = await getSettings()
  return pageMetadata({
    title: HOME_SEARCH.title,
    metaTitle: search.title,
    description: search.description || HOME_SEARCH.description,
    path: PATHS.home,
  })
}

export default page('Veriler yüklenirken bir hata oluştu: ', async () => {
  const [{ items: services }, { items: references }, counts, faults, settings, company] = await Promise.all([
    listServices(),
    listReferences(),
    countFaults(),
    faultsForExamples(),
    getSettings(),
    getCompany(),
  ])
  const slides = await withPictures(settings.slides.slides)
  const texts = settings.homeTexts
  return (
    <>
      <JsonLd data={[localBusiness(settings), webSite(company)]} />
      <Hero slides={slides} foundedYear={company.foundedYear} />
      <CodeBand texts={texts} examples={exampleCodes(faults)} />
      <PageSection flush zone="C" aria-labelledby="hizmetlerimiz">
        <DevicesHeader texts={texts} />
        {services.length === 0 ? (
          <div className="px-gut pb-band">
            <NoServices />
          </div>
        ) : (
          <ServiceGrid services={services} brands={brandCounts(counts)} />
        )}
      </PageSection>
      <ProcessBand texts={texts} />
      <ReferenceStrip references={references} />
      <NameplateBand texts={texts} phone={<TelLink />} />
    </>
  )
})
