import { adminMetadata, guardedPage, MainArea } from '@/components/admin/shell/admin-page'
import { AssetBaseProvider } from '@/components/admin/pictures/picture'
import { getSettings } from '@/lib/settings/data'
import { env } from '@/lib/platform/env'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { SlideFrame } from '@/components/settings/slides/slide-frame'

export const metadata = adminMetadata('Slayt önizlemesi')

/** The preview frame of a slide's form. */
export default guardedPage(
  ADMIN_PATHS.site,
  async () => {
    const { slides, company } = await getSettings()
    return (
      <AssetBaseProvider value={env().ASSET_BASE_URL}>
        <SlideFrame slides={slides.slides} foundedYear={company.foundedYear} />
      </AssetBaseProvider>
    )
  },
  MainArea,
)
