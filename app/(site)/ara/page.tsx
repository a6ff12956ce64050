import { CodeField } from '@/components/site/code-field/code-field'
import { PageTitle } from '@/components/site/page-title'
import { pageMetadata } from '@/lib/seo/metadata'
import { searchTextIn, type PageQuery } from '@/lib/site/page-queries'
import { PATHS } from '@/lib/site/pages'

export function generateMetadata() {
  return pageMetadata({ title: 'Arama', description: 'Arama', path: PATHS.search })
}

export default async function SearchPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const text = searchTextIn(await searchParams)
  return (
    <>
      <PageTitle title="Arama" lead="Alarm kodu, belirti, cihaz ya da marka yazın." />
      <CodeField id="kod" value={text} label="Sitede ara: alarm kodu, belirti, cihaz, marka" />
    </>
  )
}
