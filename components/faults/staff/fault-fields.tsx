import { useMemo } from 'react'
import { Checkbox } from '@/components/admin/form/choices'
import { DraftFields, DraftSections } from '@/components/admin/form/draft-fields'
import { FormSection } from '@/components/admin/form/form-frame'
import type { Editor } from '@/components/admin/content/item-editor'
import { PublicationSection } from '@/components/admin/publication/publication-section'
import { DeviceDisplay } from '@/components/site/display/display'
import { Options, SelectField } from '@/components/ui/select'
import { FLAG_SET } from '@/lib/content/fields'
import { slugOf } from '@/lib/platform/turkish/slug'
import { FAULT_FIELDS } from '@/lib/faults/schema'
import type { FaultGroups, FaultJson } from '@/lib/faults/output'
import { faultPath } from '@/lib/site/pages'
import type { FaultDraft } from './draft'
import { useLinkTargets } from './use-faults'

const { code, brand, series, serviceId: _serviceId, featured: _featured, ...TEXTS } = FAULT_FIELDS
const BRANDS_ID = 'markalar'

type FaultFieldsProps = { editor: Editor<FaultJson, FaultDraft>; brands: FaultGroups['brands'] }

/** The fields of a fault, with the display as the site shows it. */
export function FaultFields({ editor, brands }: FaultFieldsProps) {
  const { draft, item } = editor
  const targets = useLinkTargets().data
  const service = targets?.services.find(({ id }) => id === draft.serviceId)
  return (
    <>
      <FormSection name="Cihaz" disabled={editor.isSending}>
        <div className="grid grid-cols-[minmax(0,1fr)_13.75rem] items-start gap-5 max-sm:grid-cols-1">
          <div className="grid min-w-0 gap-4.5">
            <DraftFields table={{ code }} editor={editor} />
            <div className="grid grid-cols-2 gap-5 max-sm:grid-cols-1 max-sm:gap-4">
              <DraftFields table={{ brand, series }} editor={editor} suggestions={{ brand: BRANDS_ID }} />
            </div>
            <LinkSelect
              editor={editor}
              name="serviceId"
              noneLabel="Seçilmedi"
              storedName={item?.device?.name ?? 'Kayıtlı grup'}
              targets={targets?.services}
            />
          </div>
          <DisplayPreview draft={draft} />
        </div>
        <datalist id={BRANDS_ID}>
          <Options of={brands.map(({ brand }) => brand)} />
        </datalist>
      </FormSection>
      <DraftSections
        table={TEXTS}
        editor={editor}
        hints={{ title: <AddressHint draft={draft} item={item} /> }}
        controls={{
          relatedPostId: (
            <LinkSelect
              editor={editor}
              name="relatedPostId"
              noneLabel="Yok"
              storedName="Kayıtlı yazı"
              optional
              targets={targets?.posts}
            />
          ),
        }}
      />
      <PublicationSection editor={editor}>
        <FeaturedCheckbox editor={editor} serviceTitle={service?.title} />
      </PublicationSection>
    </>
  )
}

/** Smaller margins, because the display's own are made for a whole page. */
const SMALL_DISPLAY =
  '[&>div]:px-3.5 [&>div>div:not([aria-hidden])]:px-4.5 [&>div>div:not([aria-hidden])]:py-4 [&>div>p]:py-2'

function DisplayPreview({ draft }: { draft: FaultDraft }) {
  const code = draft.code.trim()
  return (
    <div className="min-w-0 max-sm:max-w-80">
      {code ? (
        <>
          <div className={SMALL_DISPLAY}>
            <DeviceDisplay code={code} brand={draft.brand.trim() || 'Marka'} series={draft.series.trim()} />
          </div>
          <p className="mt-2 text-small leading-[1.4] text-ink-2">Sitede böyle görünür.</p>
        </>
      ) : (
        <p className="border border-line bg-tint p-4 text-small leading-[1.4] text-ink-2">
          Kod olmayınca sayfada gösterge yerine cihaz grubunun resmi durur.
        </p>
      )}
    </div>
  )
}

function AddressHint({ draft, item }: { draft: FaultDraft; item: FaultJson | null }) {
  const slugSource = [draft.brand, draft.series, draft.code, draft.title].join(' ').trim()
  // Without letters and digits the slug is the end of the id, which a new fault does not have yet.
  const slug = slugSource && slugOf(slugSource, { prefix: 'ariza', id: item?.id ?? '' })
  return (
    <>
      Kodun ne anlama geldiği, tek satır.
      {slug && (
        <>
          {' '}
          Sayfa adresi: <span className="mono wrap-anywhere">{faultPath(slug)}</span>
        </>
      )}
    </>
  )
}

type EditorProps = { editor: Editor<FaultJson, FaultDraft> }

type LinkSelectProps = EditorProps & {
  name: 'serviceId' | 'relatedPostId'
  noneLabel: string
  /** Name of the stored item, shown until the list is loaded and if the item was deleted. */
  storedName: string
  optional?: boolean
  targets: readonly { id: string; device?: string; title: string }[] | undefined
}

/** Select for the device group or the related post. */
function LinkSelect({ editor, name, noneLabel, storedName, optional, targets }: LinkSelectProps) {
  const value = editor.draft[name]
  // Memoised, because there may be thousands of options, and each key press renders the form.
  const options = useMemo(
    () => targets && <Options of={targets.map(({ id, device, title }) => [id, device ?? title])} />,
    [targets],
  )
  return (
    <SelectField
      name={name}
      label={FAULT_FIELDS[name].label}
      optional={optional}
      value={value}
      error={editor.errors[name]?.join(' ')}
      onChange={({ target }) =>
        editor.change({ [name]: target.value, ...(name === 'serviceId' && !target.value && { featured: '' }) })
      }>
      <option value="">{noneLabel}</option>
      {value && !targets?.some(({ id }) => id === value) && <option value={value}>{storedName}</option>}
      {options}
    </SelectField>
  )
}

/** Whether the fault is in the table on its device group's page. Disabled without a group. */
function FeaturedCheckbox({ editor, serviceTitle }: EditorProps & { serviceTitle: string | undefined }) {
  const { draft } = editor
  const error = editor.errors.featured?.join(' ')
  return (
    <>
      <Checkbox
        name="featured"
        checked={draft.featured === FLAG_SET}
        disabled={draft.serviceId === ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'featured-error' : undefined}
        onChange={({ target }) => editor.change({ featured: target.checked ? FLAG_SET : '' })}
        className="mt-1">
        {draft.serviceId === ''
          ? 'Sık gelen arıza: önce cihaz grubunu seçin'
          : `Sık gelen arıza: ${serviceTitle ?? 'cihaz grubunun'} sayfasının tablosunda göster`}
      </Checkbox>
      {error && (
        <p id="featured-error" className="font-semibold text-bad">
          {error}
        </p>
      )}
    </>
  )
}
