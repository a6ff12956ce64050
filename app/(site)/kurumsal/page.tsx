import { Section } from '@/components/site/section'
import { CheckList } from '@/components/site/check-list'
import { Drawing } from '@/components/site/drawing'
import { PageTitle } from '@/components/site/page-title'
import { QuoteButton } from '@/components/site/quote-button'
import { FactGrid } from '@/components/site/fact-grid'
import { MoreLink } from '@/components/site/text-links'
import { splitLines } from '@/lib/content/fields'
import { getSettings } from '@/lib/settings/data'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { pageMetadata } from '@/lib/seo/metadata'
import { currentTime } from '@/lib/platform/runtime/render-context'
import { PATHS } from '@/lib/site/pages'
import { factsOf, withAge } from '@/lib/site/about'

const TITLE = 'Kurumsal'

/** Decorative: the fifth step of the repair process. */
const DRAWING = { href: '/drawings/step-5-load-test.svg#d', viewBox: '-160.1 -314 819 546' }

async function readAbout() {
  const { company, aboutTexts } = await getSettings()
  const thisYear = Number(istanbulDay(currentTime()).slice(0, 4))
  const intro = withAge(aboutTexts.aboutIntro, company.foundedYear, thisYear)
  return { ...aboutTexts, intro, facts: factsOf(company.foundedYear, thisYear) }
}

export async function generateMetadata() {
  return pageMetadata({ title: TITLE, description: (await readAbout()).intro, path: PATHS.about })
}

export default async function AboutPage() {
  const { intro, facts, mission, vision, whyUs, howWeWork } = await readAbout()
  return (
    <>
      <PageTitle title={TITLE} lead={intro} />
      <FactGrid facts={facts} />
      <section className="grid lg:cols-lead">
        <div className="grid place-items-center px-gut py-[clamp(2rem,4vw,3.5rem)]">
          <Drawing {...DRAWING} className="h-auto w-full" />
        </div>
        <div className="space-y-9 border-line px-gut py-[clamp(2rem,4vw,3.5rem)] max-lg:border-t lg:border-l">
          <Statement heading="Misyonumuz" text={mission} />
          <Statement heading="Vizyonumuz" text={vision} />
        </div>
      </section>
      <Section>
        <div className="grid gap-x-[clamp(2rem,6vw,5rem)] gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <div>
            <h2 className="mb-5 text-h2">Neden biz</h2>
            <CheckList items={splitLines(whyUs)} />
          </div>
          <div>
            <h2 className="mb-5 text-h2">Nasıl çalışırız</h2>
            <p className="text-ink-2">{howWeWork}</p>
            <p className="mt-4">
              <MoreLink href={PATHS.process}>Tamir süreci</MoreLink>
            </p>
            <p className="mt-4">
              <QuoteButton />
            </p>
          </div>
        </div>
      </Section>
    </>
  )
}

function Statement({ heading, text }: { heading: string; text: string }) {
  return (
    <div>
      <h2 className="mb-3 text-h2">{heading}</h2>
      {splitLines(text).map((paragraph) => (
        <p key={paragraph} className="max-w-[34em] not-first-of-type:mt-3">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
