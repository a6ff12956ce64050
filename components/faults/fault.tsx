import { BrandName } from '@/components/site/frame/brand-name'
import { FactGrid } from '@/components/site/fact-grid'
import { PageSection } from '@/components/site/section'
import { BackLink, MoreLink } from '@/components/site/text/text-links'
import { Link } from '@/components/ui/link'
import type { FaultPageData, Fault } from '@/lib/faults/data'
import { deviceNameOf } from '@/lib/faults/texts'
import { faultListPath, postPath } from '@/lib/site/pages'
import { Causes } from './causes'
import { FaultHead } from './fault-head'
import { NeighbourCodes } from './neighbour-codes'
import { SafeChecks, warningText } from './safe-checks'

/** The page of a fault. Empty parts are omitted. */
export function FaultView({ fault, neighbours, device }: FaultPageData) {
  const { brand, brandSlug, service } = fault
  const brandPath = faultListPath({ brand: brandSlug })
  const hasNeighbours = neighbours.before.length + neighbours.after.length > 0
  return (
    <>
      <div className="px-gut pt-6">
        <BackLink href={brandPath}>
          <span>
            <BrandName>{brand}</BrandName> arıza kodları
          </span>
        </BackLink>
      </div>
      <article>
        <FaultHead fault={fault} device={device} />
        <FactGrid facts={factsOf(fault)} />
        <FaultBody fault={fault} />
        <section aria-labelledby={hasNeighbours ? 'yakin-kodlar' : undefined}>
          {hasNeighbours && <NeighbourCodes fault={fault} neighbours={neighbours} />}
          <div className={`flex flex-wrap gap-x-8 px-gut py-4 ${hasNeighbours ? '' : 'border-t border-line'}`}>
            <MoreLink href={brandPath}>
              <span>
                <BrandName>{brand}</BrandName> kodlarının tümü
              </span>
            </MoreLink>
            {service && (
              <MoreLink href={faultListPath({ service: service.slug })}>{deviceNameOf(service)} kodları</MoreLink>
            )}
          </div>
        </section>
      </article>
    </>
  )
}

const FACT_LINK = 'inline-block -my-3 max-w-full py-3'

function factsOf({ brand, brandSlug, series, code, service }: Fault) {
  return [
    ...(service
      ? [
          {
            label: 'Cihaz',
            value: (
              <Link href={faultListPath({ service: service.slug })} className={FACT_LINK}>
                {deviceNameOf(service)}
              </Link>
            ),
          },
        ]
      : []),
    {
      label: 'Marka',
      value: (
        <Link href={faultListPath({ brand: brandSlug })} className={FACT_LINK}>
          <BrandName>{brand}</BrandName>
        </Link>
      ),
    },
    ...(series ? [{ label: 'Seri', value: series }] : []),
    { label: 'Alarm kodu', value: code || 'Göstermez' },
  ]
}

/** Causes and repair on the left, checks on the right; in one column if a side would be empty. */
function FaultBody({ fault }: { fault: Fault }) {
  const { slug, causes, checks, warning, repair, relatedPost } = fault
  const hasChecks = checks.length > 0 || warningText(warning) !== ''
  const hasRepair = repair !== '' || relatedPost !== null
  const hasMainColumn = causes.length > 0 || hasRepair
  if (!hasChecks && !hasMainColumn) return null
  const hasTwoColumns = hasChecks ? hasMainColumn : causes.length > 0 && hasRepair
  return (
    <PageSection top="none">
      <div
        className={`grid grid-cols-1 items-start gap-x-8 gap-y-10 xl:gap-y-12 ${hasTwoColumns ? 'xl:cols-lead' : ''}`}>
        {causes.length > 0 && <Causes causes={causes} />}
        {hasChecks && (
          <SafeChecks
            slug={slug}
            checks={checks}
            warning={warning}
            className={hasTwoColumns ? 'xl:col-start-2 xl:row-span-2 xl:row-start-1' : 'max-w-200'}
          />
        )}
        {hasRepair && <WorkshopRepair fault={fault} />}
      </div>
    </PageSection>
  )
}

/** The workshop's repair, and the post that says how to measure. */
function WorkshopRepair({ fault: { repair, relatedPost } }: { fault: Fault }) {
  return (
    <section className="max-w-[36em]">
      {repair && (
        <>
          <h2 className="mb-5 text-h2">Atölyede ne yapılır</h2>
          <p className="whitespace-pre-line">{repair}</p>
        </>
      )}
      {relatedPost && (
        <p className={repair ? 'mt-5 border-t border-line pt-3' : ''}>
          <span className="text-ink-2">Ölçmek isterseniz:</span>{' '}
          <Link href={postPath(relatedPost.slug)} className="inline-block max-w-full py-2.5 font-semibold">
            {relatedPost.title}
          </Link>
        </p>
      )}
    </section>
  )
}
