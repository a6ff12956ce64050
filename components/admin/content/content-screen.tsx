'use client'

import { List, Plus } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { MoreFilters, ContentType, FilteredList, RowsProps } from './content-type'
import { EditorForm } from './editor-form'
import { SavedNote } from '@/components/admin/form/form-notices'
import { type Editor, ItemEditor, type SavedDraft, type SaveResult } from './item-editor'
import { useOpenItem } from './use-open-item'
import { DeleteDialog } from '@/components/admin/list/confirm-dialog'
import { ContentList } from '@/components/admin/list/content-list'
import { ListView, MoreRows, useSearch } from '@/components/admin/list/list'
import { ListPager, usePage } from '@/components/admin/list/pager'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { useDeletion } from '@/components/admin/list/use-deletion'
import { useOrderedRows } from '@/components/admin/list/use-ordered-rows'
import { useSavedRow } from '@/components/admin/list/use-saved-row'
import { useDeletedRows } from '@/components/admin/list/deleted-row'
import { scheduledAt } from '@/components/admin/publication/publication-draft'
import { RowButtons } from '@/components/admin/list/row-buttons'
import { BulkBar, BulkDialog, BulkNote, BulkSwitch, BulkCheckboxes } from '@/components/admin/bulk/bulk'
import { useBulk } from '@/components/admin/bulk/use-bulk'
import { useStateFilter } from '@/components/admin/publication/use-state-filter'
import { formatLongDay, formatTime } from '@/lib/platform/turkish/dates'
import { callAdmin, readAdmin } from '@/components/admin/session/api'
import { PageHeaderAction } from '@/components/admin/shell/page-header-action'
import { useStats } from '@/components/admin/shell/reads'
import { Button } from '@/components/ui/button'
import { buttonClasses } from '@/components/ui/button-classes'
import { Icon } from '@/components/ui/icon'
import { BULK_ACTIONS, type BulkAction, type BulkResult } from '@/lib/content/bulk-actions'
import { BIN_DAYS } from '@/lib/bin/period'
import { EDIT_QUERY } from '@/lib/site/admin-pages'

/** An item of a list. Items that can be selected have a version. */
type ListItem = { id: string; version?: number }

type ContentScreenProps<Item extends ListItem, Draft extends object> = {
  type: ContentType<Item, Draft>
  /** Initial values of a new item. If they are set, its form is open. */
  initialDraft?: Draft
  renderFields: (editor: Editor<Item, Draft>, reload: () => Promise<unknown>) => ReactNode
  rows: ComponentType<RowsProps<Item>>
  progress?: ReactNode
  /** Buttons next to the page's title, instead of the button for a new item. */
  actions?: ReactNode
  /** Buttons next to the page's title, before the button for a new item. */
  moreActions?: ReactNode
  moreFilters?: MoreFilters
}

const SHAPES = {
  list: {
    screen: 'grid grid-cols-[minmax(0,48rem)_minmax(300px,25rem)] items-start gap-6 max-wide:grid-cols-[minmax(0,1fr)]',
    more: 'border-t border-line px-4',
    skeleton: { rows: 8 },
  },
  grid: { screen: 'grid max-w-6xl gap-7', more: '', skeleton: undefined },
}
const RESTORABLE_TEXT = `${BIN_DAYS} gün Silinenler’den geri alınabilir.`

const WIDE = 'grid grid-cols-[minmax(0,72rem)] gap-6'

/** Management screen of a content type: a form for a new or existing item, and the list. */
export function ContentScreen<Item extends ListItem, Draft extends object>(props: ContentScreenProps<Item, Draft>) {
  const { type, initialDraft, renderFields, rows: Rows, progress, actions, moreActions, moreFilters } = props
  const { paths, titleOf, order, isCounted, pageSize, next, publication, texts } = type
  const isWide = type.shape === 'wide'
  const shape = type.shape === 'wide' ? 'list' : type.shape
  // If the list is below the form, a link leads to it, unless the screen has its own buttons.
  const linksToList = !actions && (isWide || (shape === 'list' && !moreActions))
  const search = useSearch()
  const stateFilter = useStateFilter(texts.noun, publication, moreFilters?.stateCounts)
  const isUnfiltered = !search.search && stateFilter.areAllShown
  const filter = { ...stateFilter.query, ...moreFilters?.query }
  const query = { ...filter, q: search.search }
  const { page, showPage } = usePage(new URLSearchParams(query).toString())
  const list = useAdminList(paths.list, {
    search: search.search,
    filter,
    whole: order !== undefined,
    page: pageSize ? { number: page, size: pageSize } : undefined,
  })
  const ordered = useOrderedRows(list, order, isUnfiltered ? '' : `${stateFilter.query?.state} ${search.search}`)
  const view = order ? ordered.view : list
  const stats = useStats()
  const { savedId, showSaved } = useSavedRow(view.items)
  // Phones show the list first, and the form only if it is opened or has content.
  const slugToOpen = useSearchParams().get(EDIT_QUERY)
  const [isOpened, setOpened] = useState(initialDraft !== undefined || slugToOpen !== null)
  // The list is shown after the item in the URL is loaded, because the item's pictures make the form taller.
  const [isOpening, setOpening] = useState(slugToOpen !== null)
  const [note, setNote] = useState<{ text: string; focusId?: string } | null>(null)

  function scheduledNote(draft: Draft): string | null {
    const time = publication && scheduledAt(draft)
    return time ? `“${titleOf(draft)}” kaydedildi. Yayın zamanı: ${formatLongDay(time)}, ${formatTime(time)}.` : null
  }

  function reload() {
    if (isCounted) void stats.reload()
    stateFilter.reload()
    moreFilters?.reload()
    return list.reload()
  }

  const screen = useOpenItem<Item, Draft>(initialDraft)
  const { item } = screen.initialState

  function onSaved({ id, failure }: SaveResult<Item, Draft>, { draft, isNew, startsAnother }: SavedDraft<Draft>) {
    deleted.forgetRestored()
    if (isNew) search.setText('')
    if (isNew) stateFilter.showAll()
    if (isNew) ordered.showAll()
    // If the form shows a failure, focus and scroll position stay there.
    setOpened(startsAnother)
    showSaved(id, { keepsFocus: failure !== undefined || startsAnother })
    // A list with a pager may not show the new row.
    const savedNote = scheduledNote(draft) ?? (isNew && pageSize ? `“${titleOf(draft)}” kaydedildi.` : null)
    setNote(
      startsAnother ? { text: next!.note(draft), focusId: next!.focusId } : savedNote ? { text: savedNote } : null,
    )
    void reload()
  }

  useEffect(() => {
    if (!slugToOpen) return
    const request = readAdmin(paths.item(slugToOpen, publication && { state: 'all' }))
    // Errors are ignored: the screen opens without the item. The item does not replace restored or typed values.
    void request
      .then(({ body }) => screen.form.current?.isUntouched && screen.edit(body))
      .catch(() => setOpened(false))
      .finally(() => setOpening(false))
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the screen opens
  }, [])

  const deleted = useDeletedRows<Item>({
    listKey: new URLSearchParams(query).toString() + page,
    items: view.items,
    titleOf,
    reload,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const deletion = useDeletion<Item>({
    remove: ({ id }) => callAdmin(paths.item(id), { method: 'DELETE' }),
    errorPrefix: texts.deleteError,
    heading: deleted.undoButton,
    onDeleted: (item) => {
      deleted.add(item)
      screen.forget(item.id)
      void reload()
    },
  })

  const bulk = useBulk<Item, BulkAction, BulkResult>({
    filter: query,
    items: view.items,
    total: list.total,
    send: async (action, selection) => {
      const versions =
        'all' in selection ? selection : { items: selection.items.map(({ id, version }) => ({ id, version })) }
      const { body } = await callAdmin(type.bulk!.path, { method: 'POST', json: { action, ...versions } })
      return body
    },
    skippedIn: ({ changed }) => changed,
    heading,
    reload,
    onDone: (action, { done }) => {
      setNote(null)
      const editor = screen.form.current
      if (action === 'delete') for (const id of done) screen.forget(id)
      else if (editor && !editor.isDirty && done.includes(editor.item?.id ?? '')) void editor.reload()
    },
  })
  const { outcome } = bulk

  const filteredList: FilteredList = {
    total: list.total,
    searchTerm: search.search,
    isFiltered: !stateFilter.areAllShown || Object.keys(moreFilters?.query ?? {}).length > 0,
    clear: () => {
      stateFilter.showAll()
      moreFilters?.clear()
    },
  }
  const NoHits = moreFilters?.noHits
  const savedItem = list.items.find(({ id }) => id === savedId)
  return (
    <div className={isWide ? WIDE : SHAPES[shape].screen}>
      <ItemEditor key={screen.openCount} screen={screen} type={type} onSaved={onSaved} nextDraftOf={next?.draftOf}>
        {(editor) => {
          const isClosed = !actions && !isOpened && editor.isUntouched && !editor.failure
          return (
            <>
              <PageHeaderAction>
                {actions}
                <div className="flex flex-wrap gap-3 empty:hidden">
                  {linksToList && (
                    <a
                      href="#list-heading"
                      className={buttonClasses({
                        className: `${isWide ? '' : 'wide:hidden'} ${isClosed ? 'max-sm:hidden' : ''}`,
                      })}>
                      <Icon of={List} />
                      Listeye Git
                    </a>
                  )}
                  {moreActions}
                  {!actions && (
                    <Button
                      icon={Plus}
                      disabled={editor.isSending}
                      onClick={() => {
                        setOpened(true)
                        screen.startNew()
                      }}>
                      {texts.create}
                    </Button>
                  )}
                </div>
              </PageHeaderAction>
              <EditorForm
                type={type}
                screen={screen}
                editor={editor}
                notice={note && !item && !editor.failure && <SavedNote key={note.text} {...note} />}
                isHiddenOnPhones={isClosed}
                progress={progress}>
                {renderFields(editor, list.reload)}
              </EditorForm>
            </>
          )
        }}
      </ItemEditor>
      {!isOpening && (
        <ContentList
          type={type}
          total={moreFilters?.total ?? list.total}
          search={search}
          stateFilter={stateFilter.control}
          moreFilters={moreFilters?.render(filteredList)}
          headingRef={heading}
          failure={ordered.failure ?? deletion.failure ?? deleted.failure ?? bulk.confirmation.failure}
          action={type.bulk && <BulkSwitch bulk={bulk} />}
          note={outcome && <BulkNote outcome={{ ...outcome, names: outcome.skipped.map(titleOf) }} noun={texts.noun} />}
          announcement={
            deleted.restored
              ? `“${titleOf(deleted.restored)}” geri alındı.`
              : !note && savedItem && `“${titleOf(savedItem)}” kaydedildi.`
          }>
          {bulk.isSelecting && <BulkCheckboxes bulk={bulk} />}
          <ListView
            list={{ ...view, items: deleted.rows }}
            errorPrefix={texts.loadError}
            empty={stateFilter.empty ?? texts.empty}
            search={{
              term: search.search,
              clear: () => search.setText(''),
              noHits: NoHits && <NoHits list={filteredList} />,
            }}
            skeleton={SHAPES[shape].skeleton}>
            {(items) => (
              <>
                <div className={bulk.isSelecting ? '[&_:is(li,tr):has(:checked)]:bg-tint' : undefined}>
                  <Rows
                    items={items}
                    editedId={item?.id}
                    savedId={savedId}
                    disabled={screen.isSaving}
                    deletedRow={deleted.rowOf}
                    onOrder={
                      order && isUnfiltered
                        ? (ids) => ordered.reorder(ids.filter((id) => !deleted.isDeleted(id)))
                        : undefined
                    }
                    renderButtons={(rowItem) => (
                      <RowButtons
                        id={rowItem.id}
                        name={titleOf(rowItem)}
                        disabled={screen.isSaving}
                        rowSelection={bulk.isSelecting ? bulk.rowSelection : null}
                        onEdit={() => screen.edit(rowItem)}
                        onDelete={() => {
                          ordered.forgetFailure()
                          deleted.forgetRestored()
                          deletion.ask(rowItem)
                        }}
                      />
                    )}
                  />
                </div>
                {!pageSize && <MoreRows list={view} className={SHAPES[shape].more} />}
              </>
            )}
          </ListView>
          {pageSize && <ListPager list={list} page={page} pageSize={pageSize} onPage={showPage} />}
          {bulk.isSelecting && <BulkBar bulk={bulk} actions={publication ? BULK_ACTIONS : ['delete']} />}
        </ContentList>
      )}
      <DeleteDialog deletion={deletion} text={texts.deletion} note={RESTORABLE_TEXT} />
      {type.bulk && (
        <BulkDialog bulk={bulk} noun={texts.noun} alsoDeleted={`${type.bulk.alsoDeleted} ${RESTORABLE_TEXT}`} />
      )}
    </div>
  )
}
