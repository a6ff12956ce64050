import { fieldsOf } from '@/components/admin/form/draft-form'
import { FormNotices } from '@/components/admin/form/form-notices'
import { submitHandler } from '@/components/admin/form/use-submit'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { FoldedText } from '@/components/ui/folded-text'
import { Panel, PANEL_CELL } from '@/components/admin/parts/panel'
import type { OrderRecord } from './use-order'
import { useSectionForm } from './order-section'

export function DiagnosisPanel({ record }: { record: OrderRecord }) {
  const editor = useSectionForm(record, 'tespit', ['diagnosis'], 'Bulgu kaydedildi.')
  const { form, isSending, submit } = editor
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
