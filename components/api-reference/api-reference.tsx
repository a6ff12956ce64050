import type { ReactNode } from 'react'
import { GROUPS } from '@/lib/api/openapi/groups'
import type { OpenApi } from '@/lib/api/openapi/types'
import styles from './api.module.css'
import { CallSection } from './call'
import { Chevron, Prose } from './parts'
import { Shape } from './shape'

const SHAPES = { id: 'bicimler', name: 'Biçimler', description: 'Yanıtlarda adıyla geçen biçimler.' }

/** All calls of the API by group, and the shapes of their responses. */
export function ApiReference({ document }: { document: OpenApi }) {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = GROUPS.map((group) => ({
    ...group,
    calls: calls.filter(({ operation }) => operation.tags[0] === group.name),
  }))
  return (
    <>
      <p className="mb-6 max-w-[44em] text-ink-2">
        Muhasebe ya da üretim programınız siteye buradan bağlanır. Yolların, alanların ve yanıtların hepsi bu
        sayfadadır; çalışan sunucudan üretilir. <Prose text={document.info.description} />
      </p>
      <div className="grid max-w-320 grid-cols-[13rem_minmax(0,1fr)] items-start gap-6 max-xl:grid-cols-[minmax(0,1fr)]">
        <nav aria-label="Çağrı kümeleri" className="sticky top-4 border border-line max-xl:static">
          <ul className="max-xl:grid max-xl:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] max-xl:overflow-hidden">
            {[...groups, SHAPES].map(({ id, name }) => (
              <li key={id} className="border-line max-xl:-mt-px max-xl:-ml-px max-xl:border-t max-xl:border-l">
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center border-line px-4 no-underline hover:bg-tint xl:in-[li+li]:border-t">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {groups.map(({ id, name, description, calls }) => (
            <Section key={id} id={id} name={name} description={description}>
              {calls.map((call) => (
                <CallSection key={call.operation.operationId} {...call} document={document} />
              ))}
            </Section>
          ))}
          <Section {...SHAPES} className={styles.shapes}>
            {Object.entries(document.components.schemas).map(([name, schema]) => (
              <details key={name}>
                <summary>
                  <span className="mono">{name}</span>
                  <Chevron />
                </summary>
                <div id={`bicim-${name}`} className={styles.body}>
                  <Shape caption={name} isCaptionHidden shape={schema} side="response" />
                </div>
              </details>
            ))}
          </Section>
        </div>
      </div>
    </>
  )
}

type SectionProps = { id: string; name: string; description?: string; className?: string; children: ReactNode }

/** A group of calls, or of shapes. */
function Section({ id, name, description, className = '', children }: SectionProps) {
  return (
    <section id={id} className={`scroll-mt-4 border border-line bg-paper ${styles.calls} ${className}`}>
      <h2 className="border-b border-line px-4 py-3.5 text-[1.1875rem] leading-[1.25]">{name}</h2>
      {description && (
        <p className="border-b border-line px-4 py-3 text-ink-2">
          <Prose text={description} />
        </p>
      )}
      {children}
    </section>
  )
}
