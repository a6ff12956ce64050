import { CheckList } from '@/components/site/check-list'

/** What a repair includes, and the brands of the devices; either may be empty. */
export function ServiceScope({ benefits, brands }: { benefits: string[]; brands: string[] }) {
  const hasBoth = benefits.length > 0 && brands.length > 0
  return (
    <div
      className={`grid grid-cols-1 gap-x-[clamp(2rem,6vw,5rem)] gap-y-8 ${hasBoth ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]' : ''}`}>
      {benefits.length > 0 && (
        <div>
          <h2 className="mb-5 text-h2">Bu onarımda neler yapılır</h2>
          <CheckList items={benefits} />
        </div>
      )}
      {brands.length > 0 && (
        <div className="max-w-160">
          <h2 className="mb-5 text-h2">İlgili markalar</h2>
          <ul className="grid grid-cols-2 border-t border-l border-line">
            {[...new Set(brands)].map((brand) => (
              <li key={brand} lang="en" className="min-w-0 border-r border-b border-line px-4 py-3">
                {brand}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-ink-2">Markanız burada yoksa da sorun: kartı devre düzeyinde ölçüyoruz.</p>
        </div>
      )}
    </div>
  )
}
