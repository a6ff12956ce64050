import { GROUPS } from '@/lib/api/openapi/groups'
import type { OpenApi } from '@/lib/api/openapi/types'
import styles from './api.module.css'
import { CallSection } from './call'
import { Chevron, Prose } from './parts'
import { Shape } from './shape'

const SHAPES = { id: 'bicimler', name: 'Biçimler' }

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
      <div className={styles.api}>
        <nav aria-label="Çağrı kümeleri">
          <ul>
            {[...groups, SHAPES].map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {groups.map((group) => (
            <section key={group.id} id={group.id} className={styles.calls}>
              <h2>{group.name}</h2>
              {group.description && (
                <p>
                  <Prose text={group.description} />
                </p>
              )}
              {group.calls.map((call) => (
                <CallSection key={call.operation.operationId} {...call} document={document} />
              ))}
            </section>
          ))}
          <section id={SHAPES.id} className={`${styles.calls} ${styles.shapes}`}>
            <h2>{SHAPES.name}</h2>
            <p>Yanıtlarda adıyla geçen biçimler.</p>
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
          </section>
        </div>
      </div>
    </>
  )
}
