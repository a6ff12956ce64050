import { Copy, Plus } from 'lucide-react'
import { type Control, fieldsOf } from '@/components/admin/form/draft-form'
import { FormSection } from '@/components/admin/form/form-frame'
import { useAccount, useAllowed } from '@/components/admin/shell/use-account'
import { useNow } from '@/components/admin/use-now'
import { CircuitSymbol } from '@/components/orders/circuit'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { FieldFrame, TextAreaField, TextField } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import type { OrderJson } from '@/lib/orders/order/output'
import { LOAD_TEST_FIELDS } from '@/lib/orders/load-test/fields'
import { isPassed, MAX_READINGS } from '@/lib/orders/load-test/results'
import { paperName } from '@/lib/papers/paper'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { siteSectionPath, staffPaperPath } from '@/lib/site/admin-pages'
import { type DraftEditor, DraftForm, DraftLabel } from '@/components/orders/staff/order/draft-form'
import {
  LOAD_TEST_FIELD_WORDS,
  type LoadTestDraft,
  loadTestOf,
  missingFromLoadTest,
  loadTestNumber,
  resultWords,
  rowsToMeasure,
  instrumentChoices,
  instrumentWords,
  loadTestsFingerprint,
  loadTestErrors,
} from './load-test-draft'
import { InstrumentChoices } from './instrument-choices'
import { LoadTestPhotos } from './load-test-photos'
import { LoadTestRows, useRowActions } from './load-test-rows'
import type { OrderRecord } from '@/components/orders/staff/order/use-order'

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

const LINK = 'inline-flex min-h-8 items-center underline underline-offset-3 max-sm:min-h-11'

type InstrumentSectionProps = { order: OrderJson; editor: DraftEditor<LoadTestDraft> }

/** The instruments: choices or, if the settings list none, a text field. */
function InstrumentSection({ order, editor }: InstrumentSectionProps) {
  const { draft, initial, change, isSending, errors: fieldErrors } = editor
  const mayChangeSettings = useAllowed()('settings')
  const today = istanbulDay(useNow())
  const choices = instrumentChoices(order, [...initial.instruments, ...draft.instruments])
  if (choices.length === 0) {
    const link = (
      <>
        Her testte yazmamak için{' '}
        <Link href={siteSectionPath('aletler')} className="underline underline-offset-3">
          Site Bilgileri’ne ekleyin
        </Link>
        .
      </>
    )
    return (
      <FormSection name="Ölçü aleti" disabled={isSending}>
        <TextField
          label="Ad, seri no, son kalibrasyon"
          autoComplete="off"
          hint={mayChangeSettings && link}
          {...fieldsOf<LoadTestDraft>(editor)('instrument')}
        />
      </FormSection>
    )
  }
  const errors = Object.entries(fieldErrors).flatMap(([name, texts]) => (name.startsWith('instrument') ? texts : []))
  const words = instrumentWords(order, draft.instruments, today)
  return (
    <FormSection name="Ölçü aletleri" disabled={isSending}>
      <div className="-mx-5 -mt-4 -mb-4.5 max-sm:-mx-4 max-sm:mt-0 max-sm:border-t max-sm:border-line">
        <InstrumentChoices
          instruments={choices}
          chosenInstruments={draft.instruments}
          isInvalid={errors.length > 0}
          today={today}
          // The choice replaces the text, and removes the text's error.
          onChange={(instruments) => change({ instruments, instrument: '' })}
        />
        <div className="border-t border-line px-5 pt-3 pb-3.5 text-small leading-[1.4] text-ink-2 empty:hidden max-sm:px-4">
          {errors.length > 0 && <p className="text-body font-semibold text-bad">{errors.join(' ')}</p>}
          {words && `${words} `}
          {mayChangeSettings && (
            <Link href={siteSectionPath('aletler')} className={LINK}>
              Aletleri Site Bilgileri’nde düzenleyin
            </Link>
          )}
        </div>
      </div>
    </FormSection>
  )
}

/** Conditions, readings, photos and note of a load test, and its result. */
export function LoadTestForm({ record, editor }: { record: OrderRecord; editor: DraftEditor<LoadTestDraft> }) {
  const { order, sendIfUnchanged } = record
  const { draft, change, isSending, errors } = editor
  const { data: account } = useAccount()
  const field = fieldsOf<LoadTestDraft>(editor)
  const control = (...name: Parameters<typeof field>) => ({ autoComplete: 'off', ...field(...name) })
  const number = loadTestNumber(order)
  const hasNoReadings = loadTestOf(draft).rows.length === 0
  const changeRows = (rows: LoadTestDraft['rows']) => change({ rows })
  const actions = useRowActions(draft.rows, changeRows)
  const { modelTest } = order

  /** Saves the test record, and then signs it if `signs` is true. */
  async function write(testDraft: LoadTestDraft, signs: boolean, isSame: (fresh: OrderJson) => boolean) {
    const json = loadTestOf(testDraft)
    const savedTest = await sendIfUnchanged({
      path: apiPath('WorkOrders/[key]/load-test', { key: order.id }),
      isSame,
      call: ({ etag }) => ({ method: 'PUT', json, ifMatch: etag }),
    })
    if (!signs) return
    await sendIfUnchanged({
      path: apiPath('WorkOrders/[key]/load-test/sign', { key: order.id }),
      isFollowUp: true,
      isSame: ({ loadTests }) =>
        loadTestsFingerprint({ loadTests: loadTests.slice(0, 1) }) === loadTestsFingerprint({ loadTests: [savedTest] }),
      call: ({ etag }) => ({ method: 'POST', ifMatch: etag }),
    })
  }

  return (
    <DraftForm
      record={record}
      editor={editor}
      fingerprintOf={loadTestsFingerprint}
      errorsIn={loadTestErrors}
      missingIn={missingFromLoadTest}
      write={write}
      finishedMessage="Tutanak imzalandı."
      title={
        <>
          {number > 1 ? `Test tutanağı ${number}` : 'Test tutanağı'}
          <DraftLabel />
        </>
      }
      note={<span className="mono">{order.number}</span>}
      finishLabel="Tutanağı İmzala"
      busyLabel="İmzalanıyor"
      missingTexts={{
        what: 'Tutanak imzalanmadı',
        text: 'Yazdıklarınız taslak olarak saklandı.',
        words: LOAD_TEST_FIELD_WORDS,
      }}
      effect={`${account ? `${LOAD_TEST_FIELDS.signedBy.label} ${account.name || account.email}. ` : ''}İmzalanan tutanak değişmez; yenisi yazılır.`}
      paperHref={staffPaperPath(order.id, paperName({ kind: 'test', version: number }))}>
      <FormSection name="Koşullar" disabled={isSending}>
        <div className="grid grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)_minmax(0,1fr)] items-start gap-4 max-sm:grid-cols-2 max-sm:*:first:col-span-2">
          <TextField label={LOAD_TEST_FIELDS.load.label} {...control('load')} />
          <UnitField label={LOAD_TEST_FIELDS.durationMin.label} unit="dk" {...field('durationMin')} />
          {/* The unit says that it is a temperature. */}
          <UnitField label="Ortam" unit="°C" {...field('ambient')} />
        </div>
      </FormSection>
      <InstrumentSection order={order} editor={editor} />
      <LoadTestRows rows={draft.rows} actions={actions} errors={errors} disabled={isSending} onChange={changeRows} />
      {errors.rows && <p className="px-5 pt-3 font-semibold text-bad max-sm:px-4">{errors.rows.join(' ')}</p>}
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
                const modelRows = rowsToMeasure(modelTest.rows)
                changeRows(hasNoReadings ? modelRows : [...draft.rows, ...modelRows].slice(0, MAX_READINGS))
              }}>
              Aynı Modelin Son Testinden Al
            </Button>
            <span className="mono text-ink-2">{modelTest.number}</span>
          </>
        )}
      </div>
      <Result rows={hasNoReadings ? [] : draft.rows} />
      <FormSection name="Fotoğraf" disabled={isSending}>
        <LoadTestPhotos
          record={record}
          chosenIds={draft.photoIds}
          error={errors.photoIds?.join(' ')}
          disabled={isSending}
          onChange={(photoIds) => change({ photoIds })}
        />
      </FormSection>
      <FormSection name="Not" disabled={isSending}>
        <TextAreaField
          label="Müşteriye not"
          labelNote="(isteğe bağlı, tutanakta yazar)"
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
      <CircuitSymbol shape="load" done={isPassed(rows)} />
      <span className="min-w-0 flex-[1_1_16rem]">
        <b className="block">{title}</b>
        <span className="block text-ink-2">{text}</span>
      </span>
    </output>
  )
}
