'use client'

import { FileText } from 'lucide-react'
import { DeviceName } from '@/components/orders/device-name'
import { CircuitSymbol } from '@/components/orders/circuit'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import type { LoadTestJson, OrderJson } from '@/lib/orders/order/output'
import { LOAD_TEST, stepName } from '@/lib/orders/steps'
import { paperName } from '@/lib/papers/paper'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { adminOrderPath, staffPaperPath } from '@/lib/site/admin-pages'
import { useState } from 'react'
import { initialLoadTest, type LoadTestDraft, storedDraft, loadTestsFingerprint } from './load-test-draft'
import { LoadTestForm } from './load-test-form'
import { useDraftForm } from '@/components/orders/staff/order/draft-form'
import { type OrderRecord, useOrder, WithOrder } from '@/components/orders/staff/order/use-order'

export function LoadTestSubject() {
  const { order } = useOrder()
  if (!order) return null
  const { serialNumber } = order
  return (
    <p className="[overflow-wrap:anywhere]">
      <DeviceName {...order} />
      {serialNumber && (
        <>
          , S/N <span className="mono">{serialNumber}</span>
        </>
      )}
    </p>
  )
}

export function LoadTestScreen() {
  return <WithOrder>{(record) => <LoadTestContent key={record.order.id} record={record} />}</WithOrder>
}

function LoadTestContent({ record }: { record: OrderRecord }) {
  const { order } = record
  const editor = useDraftForm<LoadTestDraft>(record, 'yuk-testi', initialLoadTest(order), loadTestsFingerprint(order))
  const signedTests = order.loadTests.filter(({ signedAt }) => signedAt !== null)
  const [isRepeating, setRepeating] = useState(false)
  const isTesting = order.state === 'open' && order.step === LOAD_TEST
  const showsForm =
    isTesting && (signedTests.length === 0 || isRepeating || editor.isDirty || storedDraft(order) !== null)
  return (
    <div className="grid max-w-288 gap-6">
      {!isTesting && (
        <Alert
          tone="neutral"
          title={
            order.state === 'open'
              ? `Tutanak ${stepName(LOAD_TEST)} adımında yazılır.`
              : 'İş emri kapalı; yeni tutanak yazılmaz.'
          }
          text={order.state === 'open' ? `İş emri şimdi ${stepName(order.step)} adımında.` : undefined}
        />
      )}
      {signedTests.length > 0 && !showsForm && editor.doneMessage && <Alert tone="good" title={editor.doneMessage} />}
      {showsForm && (
        <div className="min-w-0">
          <LoadTestForm record={record} editor={editor} />
        </div>
      )}
      {signedTests.map((test) => (
        <SignedTest key={test.number} order={order} test={test} />
      ))}
      {isTesting && !showsForm && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={adminOrderPath(order.id)} variant={signedTests[0]?.passed ? 'primary' : 'plain'}>
            İş Emrine Dön
          </ButtonLink>
          <Button onClick={() => setRepeating(true)}>Yeni Tutanak Yaz</Button>
        </div>
      )}
    </div>
  )
}

function SignedTest({ order, test }: { order: OrderJson; test: LoadTestJson }) {
  const { number, passed, rows, load, signedAt, signedBy } = test
  const name = number > 1 ? `Test tutanağı ${number}` : 'Test tutanağı'
  const failedCount = rows.filter((row) => row.passed === false).length
  return (
    <section aria-label={name} className="border border-line bg-paper">
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-2 max-sm:px-4">
        <h2 className="text-[1.1875rem] leading-[1.25]">{name}</h2>
        <span className={passed ? 'font-semibold text-ok' : 'font-semibold'}>{passed ? 'Geçti' : 'Geçmedi'}</span>
      </header>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4 max-sm:px-4 [&_svg.lucide]:size-5">
        <CircuitSymbol shape="load" done={passed} />
        <p className="min-w-0 flex-[1_1_16rem] [overflow-wrap:anywhere]">
          {rows.length} ölçüm{failedCount > 0 && `, ${failedCount} tanesi geçmedi`}. {load}.
          <span className="block text-ink-2">
            {signedBy}, {signedAt && <span className="mono">{formatDateTime(signedAt)}</span>}
          </span>
        </p>
        <ButtonLink
          icon={FileText}
          href={staffPaperPath(order.id, paperName({ kind: 'test', version: number }))}
          target="_blank">
          PDF<span className="sr-only">: {name}</span>
        </ButtonLink>
      </div>
    </section>
  )
}
