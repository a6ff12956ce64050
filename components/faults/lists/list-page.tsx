import { permanentRedirect } from 'next/navigation'
import { JsonLd } from '@/components/site/frame/json-ld'
import { NOT_FOUND_TITLE } from '@/components/site/failures/not-found-view'
import { metadataOf, page } from '@/components/site/page'
import { exampleCodes } from '@/lib/faults/example-codes'
import { slugFromText } from '@/lib/platform/turkish/slug'
import { faultsForExamples } from '@/lib/faults/data'
import { listReferences } from '@/lib/references/data'
import { breadcrumbs } from '@/lib/seo/json-ld'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'
import { faultListPath, PATHS } from '@/lib/site/pages'
import { EMPTY_TITLE, EmptyListView } from './empty-list'
import { GroupView } from './group-view'
import { IndexView } from './index-view'
import { listDescription, listName, listTitle } from './list-texts'
import { type FaultListPage, readList } from './read-list'

const TITLE = 'Arıza Kodları'

/** Returns the logo of a brand, if it is among the references. */
async function logoOf(brand: string | undefined) {
  if (!brand) return null
  const { items } = await listReferences()
  return items.find(({ name }) => slugFromText(name) === brand)?.logo ?? null
}

function crumbsOf(listPage: FaultListPage) {
  const { list, brand, deviceGroup } = listPage
  const { brand: slug, service, page: number = 1 } = list
  return [
    { name: TITLE, path: PATHS.faults },
    ...(brand ? [{ name: listName({ brand }), path: faultListPath({ brand: slug }) }] : []),
    ...(deviceGroup ? [{ name: listName(listPage), path: faultListPath({ brand: slug, service }) }] : []),
    ...(list.letter || number > 1 ? [{ name: listTitle(listPage), path: faultListPath(list) }] : []),
  ]
}

/** Reads a list, and redirects if it has moved. */
async function findList(path: string) {
  const listPage = await readList(path)
  if (listPage && 'movedTo' in listPage) permanentRedirect(listPage.movedTo)
  return listPage
}

/** Makes the page of a fault list. `pathOf` returns its path. */
export function faultListPage<Props>(pathOf: (props: Props) => Promise<string>) {
  return {
    generateMetadata: metadataOf(
      () => missingMetadata(TITLE),
      async (props: Props) => {
        const listPage = await findList(await pathOf(props))
        if (!listPage) return missingMetadata(NOT_FOUND_TITLE)
        if ('isEmpty' in listPage) return missingMetadata(EMPTY_TITLE)
        const { list, pageCount } = listPage
        const { page: number = 1 } = list
        const pathOfPage = (other: number) => faultListPath({ ...list, page: other })
        return pageMetadata({
          title: listTitle(listPage),
          description: listDescription(listPage),
          path: faultListPath(list),
          previous: number > 1 ? pathOfPage(number - 1) : undefined,
          next: number < pageCount ? pathOfPage(number + 1) : undefined,
        })
      },
    ),
    Page: page(
      'Arıza kodları yüklenirken hata oluştu: ',
      async (props: Props) => {
        const listPage = await findList(await pathOf(props))
        if (!listPage || 'isEmpty' in listPage) return <EmptyListView listPage={listPage} />
        const { list } = listPage
        return (
          <>
            <JsonLd data={breadcrumbs(...crumbsOf(listPage))} />
            {list.brand || list.service ? (
              <GroupView listPage={listPage} logo={await logoOf(list.brand)} />
            ) : (
              <IndexView listPage={listPage} examples={exampleCodes(await faultsForExamples())} />
            )}
          </>
        )
      },
      TITLE,
    ),
  }
}
