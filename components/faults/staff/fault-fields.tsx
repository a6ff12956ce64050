import { useMemo } from 'react'
import { Tick } from '@/components/admin/form/choices'
import { DraftFields, DraftSections } from '@/components/admin/form/draft-fields'
import { FormSection } from '@/components/admin/form/form-frame'
import type { Editor } from '@/components/admin/form/use-editor'
import { PublicationSection } from '@/components/admin/publication/publication-section'
import { DeviceDisplay } from '@/components/site/display/display'
import { SelectField } from '@/components/ui/select'
import { SET } from '@/lib/content/fields'
import { slugOf } from '@/lib/platform/turkish/slug'
import { FAULT_FIELDS } from '@/lib/faults/schema'
import type { FaultGroups, FaultJson, TargetsJson } from '@/lib/faults/output'
import { faultPath } from '@/lib/site/pages'
import type { FaultDraft } from './draft'
import { useTargets } from './use-faults'

const { code, brand, series, serviceId, featured: _featured, ...TEXTS } = FAULT_FIELDS
const BRANDS_ID = 'markalar'

type FaultFieldsProps = { editor: Editor<FaultJson, FaultDraft>; brands: FaultGroups['brands'] }

/** The fields of a fault, with the display as the site shows it. */
export function FaultFields({ editor, brands }: FaultFieldsProps) {
  const { draft, item } = editor.document
  const targets = useTargets().data
  const service = targets?.services.find(({ id }) => id === draft.serviceId)
  return (
    <>
      <FormSection name="Cihaz" disabled={editor.isSaving}>
        <div className="grid grid-cols-[minmax(0,1fr)_13.75rem] items-start gap-5 max-sm:grid-cols-1">
          <div className="grid min-w-0 gap-4.5">
            <DraftFields table={{ code }} editor={editor} controls={{}} />
            <div className="grid grid-cols-2 gap-5 max-sm:grid-cols-1 max-sm:gap-4">
              <DraftFields table={{ brand, series }} editor={editor} controls={{}} suggestions={{ brand: BRANDS_ID }} />
            </div>
            <ServiceSelect editor={editor} services={targets?.services} />
          </div>
          <ShownDisplay draft={draft} />
        </div>
        <datalist id={BRANDS_ID}>
          {brands.map((one) => (
            <option key={one.brandSlug}>{one.brand}</option>
          ))}
        </datalist>
      </FormSection>
      <DraftSections
        table={TEXTS}
        editor={editor}
        hints={{ title: <AddressHint draft={draft} item={item} /> }}
        controls={{ relatedPostId: <PostSelect editor={editor} posts={targets?.posts} /> }}
      />
      <PublicationSection
        draft={draft}
        item={item}
        errors={editor.fields}
        disabled={editor.isSaving}
        onChange={editor.change}>
        <FeaturedTick editor={editor} serviceTitle={service?.title} />
      </PublicationSection>
    </>
  )
}

/** The display's own margins suit a whole page. */
const SMALL_DISPLAY =
  '[&>div]:px-3.5 [&>div>div:not([aria-hidden])]:px-4.5 [&>div>div:not([aria-hidden])]:py-4 [&>div>p]:py-2'

/** The device as the fault's page shows it. */
function ShownDisplay({ draft }: { draft: FaultDraft }) {
  return (
    <div className="min-w-0 max-sm:max-w-80">
      {draft.code.trim() && (
        <>
          <div className={SMALL_DISPLAY}>
            <DeviceDisplay
              code={draft.code.trim()}
              brand={draft.brand.trim() || 'Marka'}
              series={draft.series.trim()}
            />
          </div>
          <p className="mt-2 text-small leading-[1.4] text-ink-2">Sitede böyle görünür.</p>
        </>
      )}
      {!draft.code.trim() && (
        <p className="border border-line bg-tint p-4 text-small leading-[1.4] text-ink-2">
          Kod olmayınca sayfada gösterge yerine cihaz grubunun resmi durur.
        </p>
      )}
    </div>
  )
}

/** The address that a fault's page has once it is saved. */
function AddressHint({ draft, item }: { draft: FaultDraft; item: FaultJson | null }) {
  const words = [draft.brand, draft.series, draft.code, draft.title].join(' ').trim()
  // Words without letters get the end of an id, which a new fault does not have yet.
  const slug = words && slugOf(words, { prefix: 'ariza', id: item?.id ?? '' })
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

type Editing = { editor: Editor<FaultJson, FaultDraft> }

/** The device group. Until the list is there, and for one that is gone, the stored choice stands alone. */
function ServiceSelect({ editor, services }: Editing & { services: TargetsJson['services'] | undefined }) {
  const { draft, item } = editor.document
  const isListed = services?.some(({ id }) => id === draft.serviceId)
  return (
    <SelectField
      name="serviceId"
      label={serviceId.label}
      value={draft.serviceId}
      error={editor.fields.serviceId?.join(' ')}
      onChange={({ target }) =>
        editor.change({ serviceId: target.value, ...(target.value === '' && { featured: '' }) })
      }>
      <option value="">Seçilmedi</option>
      {draft.serviceId && !isListed && <option value={draft.serviceId}>{item?.device?.name ?? 'Kayıtlı grup'}</option>}
      {services?.map(({ id, device }) => (
        <option key={id} value={id}>
          {device}
        </option>
      ))}
    </SelectField>
  )
}

/** The related post, of all posts, newest first. */
function PostSelect({ editor, posts }: Editing & { posts: TargetsJson['posts'] | undefined }) {
  const { draft } = editor.document
  const isListed = posts?.some(({ id }) => id === draft.relatedPostId)
  // Kept, because there may be thousands and each key press renders the form.
  const options = useMemo(
    () =>
      posts?.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      )),
    [posts],
  )
  return (
    <SelectField
      name="relatedPostId"
      label={FAULT_FIELDS.relatedPostId.label}
      optional
      value={draft.relatedPostId}
      error={editor.fields.relatedPostId?.join(' ')}
      onChange={({ target }) => editor.change({ relatedPostId: target.value })}>
      <option value="">Yok</option>
      {draft.relatedPostId && !isListed && <option value={draft.relatedPostId}>Kayıtlı yazı</option>}
      {options}
    </SelectField>
  )
}

/** Whether the fault stands in the table of its device group's page. Without a group there is no such page. */
function FeaturedTick({ editor, serviceTitle }: Editing & { serviceTitle: string | undefined }) {
  const { draft } = editor.document
  const error = editor.fields.featured?.join(' ')
  return (
    <>
      <Tick
        name="featured"
        checked={draft.featured === SET}
        disabled={draft.serviceId === ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'featured-error' : undefined}
        onChange={({ target }) => editor.change({ featured: target.checked ? SET : '' })}
        className="mt-1">
        {draft.serviceId === ''
          ? 'Sık gelen arıza: önce cihaz grubunu seçin'
          : `Sık gelen arıza: ${serviceTitle ?? 'cihaz grubunun'} sayfasının tablosunda göster`}
      </Tick>
      {error && (
        <p id="featured-error" className="font-semibold text-bad">
          {error}
        </p>
      )}
    </>
  )
}
