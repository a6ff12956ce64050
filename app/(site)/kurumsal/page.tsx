import { About } from '@/components/site/about'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { currentTime } from '@/lib/platform/runtime/render-context'
import { pageMetadata } from '@/lib/seo/metadata'
import { getSettings } from '@/lib/settings/data'
import { withAge } from '@/lib/site/about'
import { PATHS } from '@/lib/site/pages'

async function readAbout() {
  const { company, aboutTexts } = await getSettings()
  const thisYear = Number(istanbulDay(currentTime()).slice(0, 4))
  return { texts: aboutTexts, foundedYear: company.foundedYear, thisYear }
}

export async function generateMetadata() {
  const { texts, foundedYear, thisYear } = await readAbout()
  return pageMetadata({
    title: 'Kurumsal',
    description: withAge(texts.aboutIntro, foundedYear, thisYear),
    path: PATHS.about,
  })
}

export default async function AboutPage() {
  return <About {...await readAbout()} />
}
