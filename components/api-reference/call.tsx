import type { OpenApi, Operation } from '@/lib/api/openapi/types'
import styles from './api.module.css'
import { PathText, Chevron } from './parts'
import { responseShape, responseSamples, curlCommand } from './samples'
import { FieldsTable, Shape } from './shape'
import { shownPath, callerOf, parametersOf } from './words'

/** Calls that are initially open. They show how to sign in, and what a list looks like. */
const INITIALLY_OPEN = new Set(['postAuthLogin', 'getWorkOrders'])

type CallProps = { path: string; method: string; operation: Operation; document: OpenApi }

/** One call: a line that expands to its fields, a sample and the responses. */
export function CallSection({ path, method, operation, document }: CallProps) {
  const pathText = shownPath(path, operation)
  const [body] = Object.values(operation.requestBody?.content ?? {})
  const shape = responseShape(operation)
  return (
    <details open={INITIALLY_OPEN.has(operation.operationId)}>
      <summary>
        <b className="mono">{method.toUpperCase()}</b>
        <PathText text={pathText} />
        <span>{operation.summary}</span>
        <span>{callerOf(operation)}</span>
        <Chevron />
      </summary>
      <div className={styles.body}>
        <FieldsTable caption="Parametreler" fields={parametersOf(operation, document)} />
        {body && <Shape caption="Gövde" shape={body.schema} side="request" />}
        <p className={styles.label}>Örnek istek</p>
        <pre>{curlCommand(method, pathText, operation, document)}</pre>
        <p className={styles.label}>Yanıtlar</p>
        <pre>{responseSamples(operation, document)}</pre>
        {shape && <Shape caption="Yanıtın alanları" shape={shape} side="response" />}
      </div>
    </details>
  )
}
