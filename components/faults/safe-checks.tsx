import { TriangleAlert } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import { Button } from '@/components/ui/button'
import { PATHS } from '@/lib/site/pages'

const CELL = 'grid grid-cols-[24px_minmax(0,1fr)] gap-3 px-4 sm:px-6'

type SafeChecksProps = { slug: string; checks: readonly string[]; warning: string; className?: string }

/**
 * What a customer must not do and what can be checked safely. Its form sends the ticks to the contact page and needs no
 * scripts.
 */
export function SafeChecks({ slug, checks, warning, className = '' }: SafeChecksProps) {
  const text = warningText(warning)
  if (checks.length === 0) {
    return text ? (
      <div className={`border-2 border-edge ${className}`}>
        <Warning text={text} />
      </div>
    ) : null
  }
  return (
    <form action={PATHS.contact} aria-labelledby="kontroller" className={`border-2 border-edge ${className}`}>
      <input type="hidden" name="ariza" value={slug} />
      <div className="border-b-2 border-edge px-4 pt-4.5 pb-4 sm:px-6">
        <h2 id="kontroller" className="text-h2">
          Güvenle bakabilecekleriniz
        </h2>
        <p className="mt-1 text-[1rem] leading-[1.4] text-ink-2">
          Pano içindeki işleri yalnız yetkili elektrikçi yapar.
        </p>
      </div>
      {text && <Warning text={text} />}
      <ul className={text ? 'border-t border-edge' : ''}>
        {checks.map((check, index) => (
          <li key={`${index} ${check}`} className="border-b border-line last:border-edge">
            <label className={`cursor-pointer py-3.5 hover:bg-paper ${CELL}`}>
              <input
                type="checkbox"
                name="k"
                value={index + 1}
                className="mt-px grid size-6 cursor-pointer appearance-none place-items-center rounded-ctl border border-field bg-paper before:h-3 before:w-3.5 before:bg-sheet before:[clip-path:polygon(11%_45%,0_58%,37%_100%,100%_14%,88%_0,36%_74%)] checked:border-ink checked:bg-ink checked:before:content-[''] forced-colors:appearance-auto"
              />
              <span className="min-w-0">{check}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4.5 sm:px-6">
        <Button size="normal" type="submit" className="max-sm:w-full">
          İşaretlediklerimle teklif al
        </Button>
        <p className="flex-[1_1_14rem] text-small leading-[1.4] text-ink-2">
          Baktıklarınızı işaretleyin; teklif formuna kendiliğinden yazılır.
        </p>
      </div>
    </form>
  )
}

function Warning({ text }: { text: string }) {
  return (
    <div className={`bg-paper py-4.5 ${CELL}`}>
      <Icon of={TriangleAlert} className="mt-px size-6" />
      <p className="min-w-0 whitespace-pre-line">
        <b>Yapmayın.</b> {text}
      </p>
    </div>
  )
}

/** Returns a warning without the word 'Yapmayın.', which the page puts before it. */
export function warningText(warning: string): string {
  return warning.replace(/^yapmay[ıiIİ]n\s*[.!:;,…–-]*\s*/iu, '').trim()
}
