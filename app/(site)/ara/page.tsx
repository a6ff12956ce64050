import { cache } from 'react'
import { page } from '@/components/site/page'
import { search } from '@/lib/search/data'
import { MAX_HITS } from '@/lib/search/schema'
import { AppError } from '@/lib/platform/app-error'
import { messageOf } from '@/lib/api/problems'
import { secondsToWait } from '@/lib/platform/runtime/render-context'
import { missingMetadata } from '@/lib/seo/metadata'
import { searchTextIn, type PageQuery } from '@/lib/site/page-queries'
import { FailedSearch } from '@/components/search/failed-search'
import { NoHits } from '@/components/search/no-hits'
import { Results } from '@/components/search/results'
import { SearchStart } from '@/components/search/start'
import { TooManySearches } from '@/components/search/too-many-searches'

type Props = { searchParams: Promise<PageQuery> }

const ERROR_PREFIX = 'Arama yapılamadı: '

/** Searches once per render. Returns the error if the search fails. */
const find = cache(async (text: string) => {
  try {
    return await search(text, MAX_HITS)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return ERROR_PREFIX + messageOf(error)
  }
})

async function titleOf(text: string): Promise<string> {
  if (text === '') return 'Arama'
  if (secondsToWait() !== null) return 'Çok sayıda arama'
  const result = await find(text)
  return typeof result !== 'string' && result.total === 0 ? `“${text}” için sonuç yok` : `“${text}” için arama`
}

/** Search engines must not index the page. */
export async function generateMetadata({ searchParams }: Props) {
  return missingMetadata(await titleOf(searchTextIn(await searchParams)))
}

export default page(
  ERROR_PREFIX,
  async ({ searchParams }: Props) => {
    const text = searchTextIn(await searchParams)
    if (text === '') return SearchStart()
    const wait = secondsToWait()
    if (wait !== null) return TooManySearches({ text, wait })
    const result = await find(text)
    if (typeof result === 'string') return FailedSearch({ text, message: result })
    return result.total === 0 ? NoHits({ text, result }) : Results({ text, result })
  },
  'Arama',
)
