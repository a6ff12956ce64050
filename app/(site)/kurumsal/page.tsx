import { Section } from '@/components/site/section'
import { CheckList } from '@/components/site/check-list'
import { Drawing } from '@/components/site/drawing'
import { PageTitle } from '@/components/site/page-title'
import { QuoteButton } from '@/components/site/quote-button'
import { FactGrid } from '@/components/site/fact-grid'
import { MoreLink } from '@/components/site/text-links'
import { getCompany } from '@/lib/settings/data'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { pageMetadata } from '@/lib/seo/metadata'
import { currentTime } from '@/lib/platform/runtime/render-context'
import { PATHS } from '@/lib/site/pages'
import { about, ageOf } from '@/lib/site/about'

async function readAge() {
  const { foundedYear } = await getCompany()
  return ageOf(foundedYear, Number(istanbulDay(currentTime()).slice(0, 4)))
}

export async function generateMetadata() {
  return pageMetadata({ title: about.title, description: (await readAge()).intro, path: PATHS.about })
}

export default async function AboutPage() {
  const { intro, facts } = await readAge()
  const { mission, vision, whyUs, howWeWork } = about
  return (
    <>
      <PageTitle title={about.title} lead={intro} />
      <FactGrid facts={facts} />
      <section className="grid lg:cols-lead">
        <div className="grid place-items-center px-gut py-[clamp(2rem,4vw,3.5rem)]">
          <Drawing {...about.drawing} className="h-auto w-full" />
        </div>
        <div className="space-y-9 border-line px-gut py-[clamp(2rem,4vw,3.5rem)] max-lg:border-t lg:border-l">
          <Statement {...mission} />
          <Statement {...vision} />
        </div>
      </section>
      <Section>
        <div className="grid gap-x-[clamp(2rem,6vw,5rem)] gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <div>
            <h2 className="mb-5 text-h2">{whyUs.heading}</h2>
            <CheckList items={whyUs.items} />
          </div>
          <div>
            <h2 className="mb-5 text-h2">{howWeWork.heading}</h2>
            <p className="text-ink-2">{howWeWork.text}</p>
            <p className="mt-4">
              <MoreLink href={howWeWork.link.href}>{howWeWork.link.label}</MoreLink>
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

function Statement({ heading, paragraphs }: { heading: string; paragraphs: readonly string[] }) {
  return (
    <div>
      <h2 className="mb-3 text-h2">{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text} className="max-w-[34em] not-first-of-type:mt-3">
          {text}
        </p>
      ))}
    </div>
  )
}
