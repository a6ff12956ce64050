import { CheckList } from '@/components/site/check-list'
import { DrawingImage } from '@/components/site/pictures/drawing'
import { FactGrid } from '@/components/site/fact-grid'
import { PageTitle } from '@/components/site/page-title'
import { QuoteButton } from '@/components/site/frame/quote-button'
import { PageSection } from '@/components/site/section'
import { MoreLink } from '@/components/site/text/text-links'
import { splitLines } from '@/lib/content/fields'
import { LOAD_TEST, STEP_TEXTS } from '@/lib/orders/steps'
import type { TextsOf } from '@/lib/settings/page-texts'
import { factsOf, withAge } from '@/lib/site/about'
import { PATHS } from '@/lib/site/pages'

type AboutProps = { texts: TextsOf<'aboutTexts'>; foundedYear: number; thisYear: number }

/** Content of /kurumsal. */
export function About({ texts, foundedYear, thisYear }: AboutProps) {
  const { aboutIntro, mission, vision, whyUs, howWeWork } = texts
  return (
    <>
      <PageTitle title="Kurumsal" lead={withAge(aboutIntro, foundedYear, thisYear)} />
      <FactGrid facts={factsOf(foundedYear, thisYear)} />
      <section className="grid lg:cols-lead">
        <div className="grid place-items-center px-gut py-[clamp(2rem,4vw,3.5rem)]">
          <DrawingImage {...STEP_TEXTS[LOAD_TEST].drawing} className="h-auto w-full" />
        </div>
        <div className="space-y-9 border-line px-gut py-[clamp(2rem,4vw,3.5rem)] max-lg:border-t lg:border-l">
          <Statement heading="Misyonumuz" text={mission} />
          <Statement heading="Vizyonumuz" text={vision} />
        </div>
      </section>
      <PageSection>
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
      </PageSection>
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
