import { PictureImg } from '@/components/site/pictures/picture'
import { Alert } from '@/components/ui/alert'
import type { Reference } from '@/lib/references/data'
import { Marquee } from './marquee'

/** Brands of repaired devices in an endless strip, which needs the list twice. */
export function ReferenceStrip({ references }: { references: Reference[] }) {
  return (
    <section
      aria-labelledby="markalar"
      className="below-fold grid [--estimated-height:11rem] grid-cols-[1fr_auto] items-stretch border-t border-line md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <h2
        id="markalar"
        className="max-w-60 self-center px-gut py-5 font-sans text-body leading-[1.3] tracking-normal md:py-6">
        Cihazlarını onardığımız markalar
      </h2>
      {references.length === 0 ? (
        <div className="border-line px-gut py-5 max-md:col-span-full max-md:border-t md:border-l">
          <Alert density="normal" tone="neutral" title="Referans bulunamadı." className="max-w-100" />
        </div>
      ) : (
        <Marquee count={references.length}>
          {references.map((reference) => (
            <Brand key={reference.id} reference={reference} />
          ))}
          {references.map((reference) => (
            <Brand key={`${reference.id} isCopy`} reference={reference} isCopy />
          ))}
        </Marquee>
      )}
    </section>
  )
}

function Brand({ reference: { name, logo }, isCopy }: { reference: Reference; isCopy?: boolean }) {
  return (
    <li aria-hidden={isCopy} className={isCopy ? 'motion-reduce:hidden noscript:hidden' : undefined}>
      {logo ? (
        <PictureImg
          picture={logo}
          alt={isCopy ? '' : name}
          sizes="240px"
          className="h-10.5 w-auto max-w-60 object-contain md:h-12"
        />
      ) : (
        <span lang="en" className="max-w-60 truncate font-title text-h3 font-semibold">
          {name}
        </span>
      )}
    </li>
  )
}
