import { PageSection } from '@/components/site/section'
import { JsonLd } from '@/components/site/frame/json-ld'
import { NoServices } from '@/components/services/no-services'
import { page } from '@/components/site/page'
import { QuestionList } from '@/components/site/questions'
import { TelLink } from '@/components/site/text/tel-link'
import { MoreLink } from '@/components/site/text/text-links'
import { capitalise, countWord } from '@/lib/platform/turkish/case'
import { brandCounts } from '@/lib/faults/fault-counts'
import { exampleCodes } from '@/lib/faults/example-codes'
import { countFaults, faultsForExamples } from '@/lib/faults/data'
import { listReferences } from '@/lib/references/data'
import { getCompany, getSettings, withPictures } from '@/lib/settings/data'
import { publicQuestions, questionsPath } from '@/lib/settings/questions/questions'
import { MAX_HOME_QUESTIONS } from '@/lib/settings/schema'
import { localBusiness, webSite } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { HOME_SEARCH, PATHS } from '@/lib/site/pages'
import { listServices, visiblePath } from '@/lib/services/data'
import { CodeBand, DevicesHeader, NameplateBand, ProcessBand, QuestionsBand } from '@/components/home/bands'
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
  const slides = await Promise.all(
    (await withPictures(settings.slides.slides)).map(async (slide) => ({
      ...slide,
      linkHref: await visiblePath(slide.linkHref, services),
    })),
  )
  const texts = settings.homeTexts
  const questions = publicQuestions(settings)
  const homeQuestions = questions.filter(({ home }) => home)
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
      {homeQuestions.length > 0 && (
        <QuestionsBand
          // The lead says that there are three questions.
          lead={homeQuestions.length === MAX_HOME_QUESTIONS && texts.questionsText}
          link={
            questions.length > homeQuestions.length && (
              <MoreLink href={questionsPath()} className="mt-2">
                {capitalise(countWord(questions.length))} sorunun hepsi
              </MoreLink>
            )
          }>
          <QuestionList questions={homeQuestions} isFirstOpen />
        </QuestionsBand>
      )}
      <NameplateBand texts={texts} zone={homeQuestions.length > 0 ? 'F' : 'E'} phone={<TelLink />} />
    </>
  )
})
