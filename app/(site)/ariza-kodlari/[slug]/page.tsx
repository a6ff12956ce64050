import { MissingFault } from '@/components/faults/lists/missing-fault'
import { FaultView } from '@/components/faults/fault'
import { JsonLd } from '@/components/site/frame/json-ld'
import { slugPage } from '@/components/site/slug-page'
import { brandOfSlug, type FaultPageData, readFaultPage, getFault } from '@/lib/faults/data'
import { faultDescription, faultName } from '@/lib/faults/texts'
import { breadcrumbs, faultData } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { faultListPath, faultPath, PATHS } from '@/lib/site/pages'

const faultPage = slugPage<FaultPageData>({
  get: async (slug) => {
    const result = await getFault(slug)
    return 'movedTo' in result ? result : { item: await readFaultPage(result.item) }
  },
  pathOf: faultPath,
  errorPrefix: 'Arıza kodları yüklenirken hata oluştu: ',
  failedTitle: 'Arıza şu anda gösterilemiyor',
  missing: {
    title: 'Arıza Bulunamadı',
    view: async (slug) => <MissingFault slug={slug} brand={await brandOfSlug(slug)} />,
  },
  metadata: ({ fault, device }) =>
    pageMetadata({
      title: faultName(fault),
      description: faultDescription(fault),
      path: faultPath(fault.slug),
      image: device?.picture,
    }),
  render: (item, company) => {
    const { brand, brandSlug, slug } = item.fault
    const steps = [
      { name: 'Arıza Kodları', path: PATHS.faults },
      { name: `${brand} arıza kodları`, path: faultListPath({ brand: brandSlug }) },
      { name: faultName(item.fault), path: faultPath(slug) },
    ]
    return (
      <>
        <JsonLd data={[faultData(item, company), breadcrumbs(...steps)]} />
        <FaultView {...item} />
      </>
    )
  },
})

export const generateMetadata = faultPage.generateMetadata
export default faultPage.Page
