import { BrandName } from '@/components/site/frame/brand-name'
import { CodeField } from '@/components/site/code-field/code-field'
import { Missing } from '@/components/site/failures/missing'
import { MoreLink } from '@/components/site/text/text-links'
import { isSlug } from '@/lib/platform/turkish/slug'
import { faultListPath, PATHS } from '@/lib/site/pages'

/**
 * Returns the code that a slug seems to contain, as a suggestion for the search: 'AL61' for 'yumaro-ys2-al61'. It is the last
 * word with a digit; a number gets the letters before it, because the slug of 'F.05' is 'f-05'.
 */
function codeInSlug(slug: string): string {
  const words = slug.split('-')
  const index = words.findLastIndex((word) => /\d/.test(word))
  const word = words[index] ?? ''
  const previous = words[index - 1] ?? ''
  const isNumber = /^\d+$/.test(word) && /^[a-z]{1,3}$/.test(previous)
  return (isNumber ? previous + word : word).slice(0, 24).toUpperCase()
}

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
      form={<CodeField label="Alarm kodu ya da belirti" compact value={isReadable ? codeInSlug(slug) : ''} />}
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
