import { submitHandler } from '@/components/admin/form/use-submit'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { PreviewFrame } from './preview-frame'
import type { TextsMessage } from './texts-frame'
import { textsPreviewPath } from '@/lib/site/admin-pages'
import { DraftFields } from '@/components/admin/form/draft-fields'
import { FormActions } from '@/components/admin/form/form-actions'
import { FormNotices } from '@/components/admin/form/form-notices'
import { LengthBar, SearchPreview } from '@/components/admin/form/search-preview'
import { Versions } from '@/components/admin/versions/versions'
import { CONTACT_FIELDS, NOTIFICATION_FIELDS, SECTION_TITLES } from '@/lib/settings/fields'
import { ActionButton } from '@/components/ui/action-link'
import { Icon } from '@/components/ui/icon'
import { isVersioned, TRACKING_NUMBER, type VersionedSection } from '@/lib/settings/schema'
import type { SettingsJson } from '@/lib/settings/output'
import { isCompletePhone, formatPhone } from '@/lib/platform/turkish/phone'
import { BankFields } from './bank-fields'
import { HoursFields } from './hours-fields'
import { homeSearchPreview } from './home-result'
import { InstrumentsField } from './instruments-field'
import { PlaceField } from './place-field'
import { QuestionsForm } from './questions/questions-form'
import { SecondFactorField } from './second-factor-field'
import { StoredSectionDrafts, UnsavedSection } from './unsaved-sections'
import type { FieldTable } from '@/lib/content/fields'
import { NOTICE_TEXT } from '@/lib/settings/notice-text'
import { apiPath } from '@/lib/api/paths'
import { originalTexts, type TextSection } from '@/lib/settings/page-texts'
import { type SectionWithForm, SECTION_TABLES } from './sections'
import { showSection } from './section-link'
import type { SiteEditor, SectionScreen } from './site-draft'

type FieldsProps = {
  editor: SiteEditor
  settings: SettingsJson
  siteUrl: string
  /** Name of the field that gets the focus. */
  field: string | null
}

const PAIRS = 'grid grid-cols-2 gap-x-5 gap-y-4.5 px-5 py-4 max-sm:grid-cols-1 max-sm:gap-y-4 max-sm:px-4'

const STACK = 'grid gap-4.5 px-5 py-4 max-sm:px-4'

/** Makes the form of a section that needs only the section's field table. */
function plainForm(section: 'company' | 'social' | 'papers', className: string) {
  const table: FieldTable = SECTION_TABLES[section]
  return function PlainFields({ editor }: FieldsProps) {
    return (
      <div className={className}>
        <DraftFields table={table} editor={editor as never} />
      </div>
    )
  }
}

/** Returns a hint that shows a complete phone number in the format of the site. */
const phoneHint = (phone: string, rest: string) =>
  isCompletePhone(phone) && formatPhone(phone) !== phone ? `Sitede ${formatPhone(phone)} olarak yazılır. ${rest}` : rest

function ContactFields({ editor }: FieldsProps) {
  const { phone, whatsapp } = editor.draft
  return (
    <>
      <div className={PAIRS}>
        <DraftFields
          table={CONTACT_FIELDS}
          editor={editor}
          hints={{
            phone: phoneHint(phone, ''),
            whatsapp: phoneHint(whatsapp, 'Boşsa sitede yalnız telefon düğmesi durur.'),
          }}
        />
      </div>
      <PlaceField editor={editor} />
    </>
  )
}

function SearchFields({ editor, settings, siteUrl }: FieldsProps) {
  const { title, description } = editor.draft
  return (
    <div className={STACK}>
      <DraftFields
        table={SECTION_TABLES.search}
        editor={editor}
        hints={{
          title: <LengthBar label="Başlık uzunluğu" text={title} max={70} />,
          description: <LengthBar label="Açıklama uzunluğu" text={description} max={170} />,
        }}
      />
      <div>
        <p className="mb-1.5 font-semibold">Sonuçta böyle görünür</p>
        <SearchPreview {...homeSearchPreview(settings, { title, description }, siteUrl)} />
      </div>
    </div>
  )
}

function OrderFields({ editor }: FieldsProps) {
  return (
    <div className={`${PAIRS} *:last:col-span-full`}>
      <DraftFields
        table={SECTION_TABLES.orders}
        editor={editor}
        hints={{
          carriers: (
            <>
              Her satıra bir firma: adı ve gönderinin izlendiği adres. Takip numarasının yerine{' '}
              <span className="mono">{TRACKING_NUMBER}</span> yazın:{' '}
              <span className="mono">Yelmen Kargo https://yelmen.example/izle/{TRACKING_NUMBER}</span>
            </>
          ),
        }}
      />
    </div>
  )
}

function NotificationFields({ editor, settings }: FieldsProps) {
  return (
    <div className={`${PAIRS} *:first:col-span-full *:last:col-span-full`}>
      <DraftFields
        table={SECTION_TABLES.notifications}
        editor={editor}
        controls={{ secondFactorRequired: <SecondFactorField editor={editor} /> }}
        hints={{ addresses: `${NOTIFICATION_FIELDS.addresses.hint} Boşsa ${settings.contact.email} adresine gider.` }}
      />
    </div>
  )
}

type TextsPreviewProps = {
  section: SectionWithForm
  texts: TextsMessage['texts']
  isOpen: boolean
  onToggle: () => void
}

/** A live preview of the page with the texts in the form. It stays in view when the form scrolls. */
function TextsPreview({ section, texts, isOpen, onToggle }: TextsPreviewProps) {
  return (
    <div
      className={`sticky top-0 z-2 self-start border border-line bg-sheet max-lg:top-15 ${isOpen ? 'wide:col-start-2 wide:row-start-1' : ''}`}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-11 w-full items-center justify-between gap-2 px-4 font-semibold hover:bg-tint">
        Önizle
        <Icon of={ChevronDown} className={isOpen ? 'rotate-180' : ''} />
      </button>
      {isOpen && (
        <PreviewFrame
          src={textsPreviewPath(section)}
          title={`${SECTION_TITLES[section]} önizlemesi`}
          message={{ texts }}
          className="block h-[30dvh] w-full border-t border-line wide:h-[calc(100dvh-8rem)]"
        />
      )}
    </div>
  )
}

/** Makes the form of a page's texts, each with a button that restores the original text. */
function textsForm(section: TextSection | 'notice') {
  const table: FieldTable = SECTION_TABLES[section]
  const originals: Record<string, string> = section === 'notice' ? { text: NOTICE_TEXT } : originalTexts(section)
  return function TextFields({ editor }: FieldsProps) {
    const draft: Record<string, string> = editor.draft as never
    const [isPreviewed, setPreviewed] = useState(false)
    const hintOf = (name: string, { hint }: { hint?: string }) =>
      draft[name] === originals[name] ? (
        hint
      ) : (
        <span className="flex flex-wrap items-center gap-x-4">
          {hint}
          <ActionButton
            subject={table[name]!.label}
            onClick={() => editor.change({ [name]: originals[name] })}
            className="font-semibold text-ink">
            Asıl metne dön
          </ActionButton>
        </span>
      )
    return (
      <div
        className={`grid grid-cols-1 gap-4.5 px-5 py-4 max-sm:px-4 ${isPreviewed ? 'wide:grid-cols-2 max-wide:[&_:is(input,textarea,button)]:scroll-mt-[calc(30dvh+8rem)]' : ''}`}>
        <TextsPreview
          section={section}
          texts={Object.fromEntries(Object.keys(table).map((name) => [name, draft[name]!]))}
          isOpen={isPreviewed}
          onToggle={() => setPreviewed(!isPreviewed)}
        />
        <div className="grid content-start gap-4.5">
          <DraftFields
            table={table}
            editor={editor as never}
            hints={Object.fromEntries(
              Object.entries(table).map(([name, field]) => [name, hintOf(name, field as object)]),
            )}
          />
        </div>
      </div>
    )
  }
}

const NOTICE_LEAD =
  'Mesajlar gördükleri sürümü adıyla saklar. Getirdiğiniz metin forma yazılır; kaydedince yeni bir sürüm olur.'

const SECTION_FIELDS: Record<SectionWithForm, (props: FieldsProps) => ReactNode> = {
  company: plainForm('company', `${PAIRS} *:last:col-span-full`),
  contact: ContactFields,
  hours: HoursFields,
  social: plainForm('social', PAIRS),
  search: SearchFields,
  orders: OrderFields,
  instruments: InstrumentsField,
  bank: BankFields,
  papers: plainForm('papers', STACK),
  notifications: NotificationFields,
  homeTexts: textsForm('homeTexts'),
  aboutTexts: textsForm('aboutTexts'),
  processTexts: textsForm('processTexts'),
  formTexts: textsForm('formTexts'),
  questionTexts: QuestionsForm,
  notice: textsForm('notice'),
}

type SectionFormProps = FieldsProps & { screen: SectionScreen; section: SectionWithForm }

const versionsOf = (section: VersionedSection) => ({
  list: apiPath('Settings/[section]/versions', { section }),
  version: (version: string) => apiPath('Settings/[section]/versions/[version]', { section, version }),
})

/** The form of the open section. */
export function SectionForm({ screen, section, ...props }: SectionFormProps) {
  const { editor, field } = props
  const { form, isSending, isDirty } = editor
  const Fields = SECTION_FIELDS[section]

  useEffect(() => {
    const namedField = field && form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)
    const target = namedField || form.current?.querySelector<HTMLElement>('input, textarea, [data-add]')
    target?.focus({ preventScroll: true })
    ;(namedField ? target : form.current?.closest('section'))?.scrollIntoView({
      block: namedField ? 'center' : 'nearest',
    })
  }, [field, form])

  return (
    <form ref={form} noValidate onSubmit={submitHandler(() => editor.submit())}>
      <div className="px-5 pt-4 empty:hidden max-sm:px-4">
        <FormNotices
          form={{ ...editor, storedDrafts: editor.storedDrafts.filter(({ value }) => value.item?.id === section) }}
          subject="bölüm"
          onReload={() => void editor.reload()}
          onOverwrite={() => void editor.submit({ overwrite: true })}
          draftTitle={{ title: 'Bu tarayıcıda bu bölüm için kaydedilmemiş yazdıklarınız var.' }}
          onClear={() => {
            screen.clear()
            showSection(null)
          }}
        />
        <UnsavedSection screen={screen} disabled={isSending} />
        <StoredSectionDrafts editor={editor} />
      </div>
      <fieldset disabled={isSending} className="min-w-0">
        <legend className="sr-only">{SECTION_TITLES[section]}</legend>
        <Fields {...props} />
      </fieldset>
      {isVersioned(section) && (
        <div className="px-5 py-1 max-sm:px-4">
          <Versions
            paths={versionsOf(section)}
            disabled={isSending}
            lead={section === 'notice' ? NOTICE_LEAD : undefined}
            onApply={editor.applyVersion}
          />
        </div>
      )}
      <FormActions isEmbedded isSaving={isSending} isDirty={isDirty} onCancel={() => showSection(null)} />
    </form>
  )
}
