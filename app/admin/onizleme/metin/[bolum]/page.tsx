import { adminMetadata, guardedPage, MainArea } from '@/components/admin/shell/admin-page'
import { TextsFrame } from '@/components/settings/texts-frame'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { getSettings } from '@/lib/settings/data'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = adminMetadata('Metin önizlemesi')

/** The preview frame of the form for a page's texts. */
export default guardedPage(
  ADMIN_PATHS.texts,
  async () => {
    const thisYear = Number(istanbulDay(new Date()).slice(0, 4))
    return <TextsFrame settings={await getSettings()} thisYear={thisYear} />
  },
  MainArea,
)
