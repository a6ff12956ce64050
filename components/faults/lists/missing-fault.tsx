import { BrandName } from '@/components/site/frame/brand-name'
import { CodeField } from '@/components/site/code-field/code-field'
import { Missing } from '@/components/site/failures/missing'
import { MoreLink } from '@/components/site/text/text-links'
import { isSlug } from '@/lib/platform/turkish/slug'
import { faultListPath, PATHS } from '@/lib/site/pages'
import { codeInSlug } from './code-in-slug'

type MissingFaultProps = {
  slug: string
  /** The brand that the slug begins with. */
  brand: { brand: string; brandSlug: string } | null
}

/** 404 of a fault: a field for its code, and links to lists. */
export function MissingFault({ slug, brand }: MissingFaultProps) {
  const isReadable = isSlug(slug)
  const reason = isReadable ? `'${slug}' arıza kaydı bulunamadı.` : 'Arıza kaydı bulunamadı.'
  return (
    <Missing
      title="Arıza Bulunamadı"
      text={`${reason} Rakamların yeri değişmiş olabilir: göstergedeki kodu yeniden yazın.`}
      form={<CodeField id="kod" label="Alarm kodu ya da belirti" compact value={isReadable ? codeInSlug(slug) : ''} />}
      back={ALL_CODES}>
      {brand && (
        <MoreLink plain href={faultListPath({ brand: brand.brandSlug })}>
          <span>
            <BrandName>{brand.brand}</BrandName> kodları
          </span>
        </MoreLink>
      )}
      <MoreLink plain href={PATHS.contact}>
        İletişim
      </MoreLink>
    </Missing>
  )
}

export const ALL_CODES = { label: 'Bütün Arıza Kodları', href: PATHS.faults }
