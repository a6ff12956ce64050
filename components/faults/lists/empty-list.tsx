import { BrandName } from '@/components/site/frame/brand-name'
import { CodeField } from '@/components/site/code-field/code-field'
import { Missing } from '@/components/site/failures/missing'
import { NotFoundView } from '@/components/site/failures/not-found-view'
import { MoreLink } from '@/components/site/text/text-links'
import { withinSentence } from '@/lib/platform/turkish/case'
import { faultListPath, PATHS } from '@/lib/site/pages'
import { ALL_CODES } from './missing-fault'
import type { EmptyFaultList } from './read-list'

/** Title of the page for a list without faults. */
export const EMPTY_TITLE = 'Arıza kodu yok'

/** 404 of a list without faults: what is missing, a field for the code, and related lists. */
export function EmptyListView({ listPage }: { listPage: EmptyFaultList | null }) {
  if (!listPage) return <NotFoundView />
  const { list, brand, deviceGroup } = listPage
  return (
    <Missing
      title={EMPTY_TITLE}
      text={textOf(listPage)}
      form={<CodeField label="Alarm kodu ya da belirti" compact />}
      back={ALL_CODES}>
      {brand && list.brand && (
        <MoreLink plain href={faultListPath({ brand: list.brand })}>
          <span>
            <BrandName>{brand}</BrandName> kodları
          </span>
        </MoreLink>
      )}
      {!brand && deviceGroup && list.service && (
        <MoreLink plain href={faultListPath({ service: list.service })}>
          {deviceGroup} kodları
        </MoreLink>
      )}
      <MoreLink plain href={PATHS.contact}>
        İletişim
      </MoreLink>
    </Missing>
  )
}

function textOf({ list: { letter, page }, brand, deviceGroup }: EmptyFaultList): string {
  if (page) return 'Bu listenin bu sayfası yok. Göstergedeki kodu yazın ya da listenin başından başlayın.'
  const groupName = brand && deviceGroup ? `${brand} için ${withinSentence(deviceGroup)}` : (brand ?? deviceGroup)
  if (letter && letter.length === 1) {
    return `${groupName ? `${groupName}: ` : ''}${letter.toUpperCase()} ile başlayan kod yok. Göstergedeki kodu yazın ya da başka bir harf seçin.`
  }
  if (brand && deviceGroup && !letter) {
    return `${groupName} arıza kodu yok. Öteki cihaz gruplarına ya da bütün kodlara bakın.`
  }
  return 'Bu listede arıza kodu yok. Göstergedeki kodu yazın ya da bütün kodlara bakın.'
}
