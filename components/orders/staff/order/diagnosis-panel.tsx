import { fieldsOf } from '@/components/admin/form/draft-form'
import { FormNotices } from '@/components/admin/form/form-notices'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { submitHandler } from '@/components/admin/form/use-submit'
import { useEffect } from 'react'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { FoldedText } from '@/components/ui/folded-text'
import { Panel, PANEL_CELL } from '@/components/admin/parts/panel'
import type { OrderRecord } from './use-order'
import { sectionFormOptions, sectionSaver } from './order-section'

const NAMES = ['diagnosis'] as const

export function DiagnosisPanel({ record }: { record: OrderRecord }) {
  const editor = useItemForm(sectionFormOptions(record, 'tespit', NAMES))
  const { form, isSending } = editor
  const submit = sectionSaver(record, editor, 'Bulgu kaydedildi.')
  // The quote's screen links here to change the diagnosis.
  useEffect(() => {
    if (window.location.hash === '#tespit') document.getElementById('tespit')?.scrollIntoView()
  }, [])
  return (
    <Panel id="tespit" title="Arıza ve bulgu" note={record.order.responsible}>
      <div className={PANEL_CELL}>
        <h3 className="mb-1 font-sans text-small leading-[1.4] font-normal tracking-normal text-ink-2">
          Müşterinin anlattığı
        </h3>
        <FoldedText text={record.order.faultDescription} className="max-w-[44em]" />
      </div>
      <form ref={form} noValidate className={`border-t ${PANEL_CELL}`} onSubmit={submitHandler(submit)}>
        <FormNotices form={editor} submit={submit} />
        <TextAreaField
          label={ORDER_FIELDS.diagnosis.label}
          labelNote="(müşteri görür)"
          rows={5}
          disabled={isSending}
          {...fieldsOf(editor)('diagnosis')}
        />
        <Button type="submit" busy={isSending && 'Kaydediliyor'} className="mt-3">
          Bulguyu Kaydet
        </Button>
      </form>
    </Panel>
  )
}
