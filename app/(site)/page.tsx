import { CodeField } from '@/components/site/code-field/code-field'
import { Section } from '@/components/site/section'
import { JsonLd } from '@/components/site/json-ld'
import { SectionHeader } from '@/components/site/section-header'
import { NoServices } from '@/components/services/no-services'
import { page } from '@/components/site/page'
import { Actions, QuoteButton } from '@/components/site/quote-button'
import { TelLink } from '@/components/site/tel-link'
import { brandCounts } from '@/lib/faults/fault-counts'
import { exampleCodes } from '@/lib/faults/example-codes'
import { countFaults, faultsForExamples } from '@/lib/faults/data'
import { listReferences } from '@/lib/references/data'
import { getCompany, getSettings, withPictures } from '@/lib/settings/data'
import { localBusiness, webSite } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { HOME_SEARCH, PATHS } from '@/lib/site/pages'
import { listServices } from '@/lib/services/data'
import { Hero } from '@/components/home/hero'
import { ProcessRail } from '@/components/home/process-rail'
import { ReferenceStrip } from '@/components/home/reference-strip'
import { ServiceGrid } from '@/components/home/service-grid'
import { TypePlate } from '@/components/home/type-plate'

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
      <Section
        top="none"
        space="snug"
        zone="B"
        className="below-fold [--estimated-height:20rem]"
        aria-labelledby="alarm-kodu">
        <div className="grid items-center gap-x-8 gap-y-6 lg:cols-lead">
          <div>
            <h2 id="alarm-kodu">
              <label htmlFor="kod" className="block">
                {texts.codeTitle}
              </label>
            </h2>
            <p className="mt-2 max-w-[29em] text-ink-2">{texts.codeText}</p>
          </div>
          <CodeField id="kod" examples={exampleCodes(faults)} />
        </div>
      </Section>
      <Section flush zone="C" aria-labelledby="hizmetlerimiz">
        <SectionHeader inset id="hizmetlerimiz" title={texts.devicesTitle}>
          {texts.devicesText}
        </SectionHeader>
        {services.length === 0 ? (
          <div className="px-gut pb-band">
            <NoServices />
          </div>
        ) : (
          <ServiceGrid services={services} brands={brandCounts(counts)} />
        )}
      </Section>
      <Section zone="D" className="below-fold [--estimated-height:78rem]" aria-labelledby="surec">
        <SectionHeader id="surec" title={texts.railTitle}>
          {texts.railText}
        </SectionHeader>
        <ProcessRail texts={texts} />
      </Section>
      <ReferenceStrip references={references} />
      <Section zone="E" className="below-fold [--estimated-height:50rem]" aria-labelledby="etiket">
        <div className="grid items-center gap-8 max-xl:gap-10 xl:cols-lead">
          <div>
            <h2 id="etiket">{texts.plateTitle}</h2>
            <p className="mt-4 mb-7 max-w-[32em] text-ink-2">{texts.plateText}</p>
            <Actions className="gap-y-3">
              <QuoteButton size="large" />
              <TelLink />
            </Actions>
          </div>
          <TypePlate />
        </div>
      </Section>
    </>
  )
})
