import { Copy, FileText, Plus } from 'lucide-react'
import { type Control, fieldsOf } from '@/components/admin/form/draft-form'
import { FormSection } from '@/components/admin/form/form-frame'
import { useAccount } from '@/components/admin/shell/use-account'
import { CircuitSymbol } from '@/components/orders/circuit'
import { Button, ButtonLink } from '@/components/ui/button'
import { FieldFrame, TextAreaField, TextField } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import type { OrderJson } from '@/lib/orders/order/output'
import { isPassed } from '@/lib/orders/load-test/results'
import { paperName } from '@/lib/papers/paper'
import { staffPaperPath } from '@/lib/site/admin-pages'
import { type DraftEditor, DraftForm, DraftLabel } from '@/components/orders/staff/order/draft-form'
import {
  LOAD_TEST_FIELD_WORDS,
  type LoadTestDraft,
  loadTestOf,
  missingFromLoadTest,
  loadTestNumber,
  resultWords,
  rowsToMeasure,
  storedDraft,
  testsTag,
  loadTestErrors,
} from './load-test-draft'
import { LoadTestPhotos } from './load-test-photos'
import { LoadTestRows, useRows } from './load-test-rows'
import type { OpenOrder } from '@/components/orders/staff/order/use-order'

type UnitFieldProps = Control & { label: string; unit: string }

function UnitField({ unit, ...field }: UnitFieldProps) {
  return (
    <FieldFrame<{ value: string; onChange: UnitFieldProps['onChange'] }> {...field}>
      {(control) => (
        <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center rounded-ctl border border-field bg-paper focus-within:border-focus focus-within:outline-3 focus-within:outline-focus hover:border-ink has-aria-invalid:border-2 has-aria-invalid:border-bad has-aria-invalid:bg-bad-bg">
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            className="mono block min-h-11.5 w-full min-w-0 bg-transparent px-3 py-2.5 outline-0"
          />
          <span className="px-3 text-ink-2">{unit}</span>
        </span>
      )}
    </FieldFrame>
  )
}

/** Conditions, readings, photos and note of a load test, and its result. */
export function LoadTestForm({ open, editor }: { open: OpenOrder; editor: DraftEditor<LoadTestDraft> }) {
  const { order, writeOver } = open
  const { draft, change, isSending, fields } = editor
  const { data: account } = useAccount()
  const field = fieldsOf<LoadTestDraft>(editor)
  const control = (...name: Parameters<typeof field>) => ({ autoComplete: 'off', ...field(...name) })
  const stored = storedDraft(order)
  const number = loadTestNumber(order)
  const isUntouched = loadTestOf(draft).rows.length === 0
  const changeRows = (rows: LoadTestDraft['rows']) => change({ rows })
  const actions = useRows(draft.rows, changeRows)
  const { modelTest } = order

  /** Saves the record first, and then signs it. */
  async function write(typed: LoadTestDraft, isSigned: boolean, isSame: (fresh: OrderJson) => boolean) {
    const json = loadTestOf(typed)
    const saved = await writeOver({
      path: apiPath('WorkOrders/[key]/load-test', { key: order.id }),
      isSame,
      call: ({ etag }) => ({ method: 'PUT', json, ifMatch: etag }),
    })
    if (!isSigned) return
    await writeOver({
      path: apiPath('WorkOrders/[key]/load-test/sign', { key: order.id }),
      follows: true,
      isSame: ({ loadTests }) => testsTag({ loadTests: loadTests.slice(0, 1) }) === testsTag({ loadTests: [saved] }),
      call: ({ etag }) => ({ method: 'POST', ifMatch: etag }),
    })
  }

  return (
    <DraftForm
      open={open}
      editor={editor}
      tagOf={testsTag}
      errorsIn={loadTestErrors}
      missingIn={missingFromLoadTest}
      write={write}
      finished="Tutanak imzalandı."
      title={
        <>
          {number > 1 ? `Test tutanağı ${number}` : 'Test tutanağı'}
          <DraftLabel />
        </>
      }
      note={<span className="mono">{order.number}</span>}
      finish="Tutanağı İmzala"
      busy="İmzalanıyor"
      missing={{
        what: 'Tutanak imzalanmadı',
        text: 'Yazdıklarınız taslak olarak saklandı.',
        words: LOAD_TEST_FIELD_WORDS,
      }}
      effect={`${account ? `İmzalayan ${account.name || account.email}. ` : ''}İmzalanan tutanak değişmez; yenisi yazılır.`}
      actions={
        stored && (
          <ButtonLink
            icon={FileText}
            href={staffPaperPath(order.id, paperName({ kind: 'test', version: stored.number }))}
            target="_blank">
            PDF’e Bak
          </ButtonLink>
        )
      }>
      <FormSection name="Koşullar" disabled={isSending}>
        <div className="grid grid-cols-2 items-start gap-4 max-sm:grid-cols-1">
          <TextField label="Yük" {...control('load')} />
          <UnitField label="Süre" unit="dk" {...field('durationMin')} />
          <UnitField label="Ortam sıcaklığı" unit="°C" {...field('ambient')} />
          <TextField label="Ölçü aleti" hint="Adı ve seri no: FG-3, S/N 20814" {...control('instrument')} />
          <TextField label="Aletin son kalibrasyonu" type="date" optional {...control('calibratedOn')} />
        </div>
      </FormSection>
      <LoadTestRows rows={draft.rows} actions={actions} errors={fields} disabled={isSending} onChange={changeRows} />
      {fields.rows && <p className="px-5 pt-3 font-semibold text-bad max-sm:px-4">{fields.rows.join(' ')}</p>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-edge px-5 py-3.5 max-sm:px-4">
        <Button icon={Plus} disabled={isSending || actions.isFull} onClick={actions.add}>
          Ölçüm Ekle
        </Button>
        {modelTest && (
          <>
            <Button
              icon={Copy}
              disabled={isSending}
              onClick={() => {
                const taken = rowsToMeasure(modelTest.rows)
                changeRows(isUntouched ? taken : [...draft.rows, ...taken].slice(0, 40))
              }}>
              Aynı Modelin Son Testinden Al
            </Button>
            <span className="mono text-ink-2">{modelTest.number}</span>
          </>
        )}
      </div>
      <Result rows={isUntouched ? [] : draft.rows} />
      <FormSection name="Fotoğraf" disabled={isSending}>
        <LoadTestPhotos
          open={open}
          chosen={draft.photoIds}
          error={fields.photoIds?.join(' ')}
          disabled={isSending}
          onChange={(photoIds) => change({ photoIds })}
        />
      </FormSection>
      <FormSection name="Not" disabled={isSending}>
        <TextAreaField
          label={
            <>
              Müşteriye not <span className="text-small font-normal text-ink-2">(isteğe bağlı, tutanakta yazar)</span>
            </>
          }
          rows={2}
          {...control('note')}
        />
      </FormSection>
    </DraftForm>
  )
}

function Result({ rows }: { rows: LoadTestDraft['rows'] }) {
  const { title, text } = resultWords(rows)
  return (
    <output className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-edge px-5 py-3.5 max-sm:px-4">
      <CircuitSymbol of="load" done={isPassed(rows)} />
      <span className="min-w-0 flex-[1_1_16rem]">
        <b className="block">{title}</b>
        <span className="block text-ink-2">{text}</span>
      </span>
    </output>
  )
}
