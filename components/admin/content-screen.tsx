'use client'

import { List, Plus } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import type { DraftForm } from '@/components/admin/editor/draft-form'
import { EditorForm } from '@/components/admin/editor/editor-form'
import type { Failure, Versioned } from '@/components/admin/editor/editor-state'
import { type Editor, type SaveResult, type SaveTask, useEditor } from '@/components/admin/editor/use-editor'
import { DeleteDialog } from '@/components/admin/list/confirm-dialog'
import { ContentList } from '@/components/admin/list/content-list'
import { ListView, MoreRows, useSearch } from '@/components/admin/list/list'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { useDeletion } from '@/components/admin/list/use-deletion'
import { useOrderedRows } from '@/components/admin/list/use-ordered-rows'
import { useSavedRow } from '@/components/admin/list/use-saved-row'
import { StateMark } from '@/components/admin/publication/states'
import { type PublicationType, useStateFilter } from '@/components/admin/publication/use-state-filter'
import { callAdmin } from '@/components/admin/session/api'
import { PageHeaderAction } from '@/components/admin/shell/page-header-action'
import { useStats } from '@/components/admin/shell/use-stats'
import { Button } from '@/components/ui/button'
import { buttonClasses } from '@/components/ui/button-classes'
import { Icon } from '@/components/ui/icon'
import { EDIT_QUERY } from '@/lib/site/pages'

/** A kind of content that staff manage on a screen of its own. */
export type ContentType<Item extends { id: string }, Draft> = {
  /** '/api/BlogPosts' */
  path: string
  /** Names the screen where unsaved drafts are put aside. */
  draftKey: string
  form: DraftForm<Item, Draft>
  read: (item: Item) => Promise<Versioned<Item>>
  save: (task: SaveTask<Item, Draft>) => Promise<SaveResult<Item, Draft>>
  failureOf: (error: unknown, isNew: boolean) => Failure
  titleOf: (named: Item | Draft) => string
  /** 'list' stands beside the form, 'grid' below it. 'wide' is a list below a form that needs the room. */
  shape: 'list' | 'grid' | 'wide'
  /** Staff put the items in order, by PUT `path`/order. The list is then fetched whole. */
  isOrdered: boolean
  /** The dashboard shows how many there are. */
  isCounted: boolean
  /** Set for content with drafts. */
  publication?: PublicationType<Item>
  /** Beside the form's title while no item is edited. */
  note?: ReactNode
  texts: {
    /** 'Yeni Yazı': the button. */
    create: string
    /** 'Yeni yazı': the form's title. */
    newItem: string
    /** 'yazı' */
    one: string
    list: string
    search: string
    empty: { title: string; text: string }
    /** Words before {reason}. */
    loadError: string
    deleteError: string
    deletion: (item: Item) => string
  }
}

/** What the rows of a content screen get. */
export type RowsProps<Item> = {
  items: readonly Item[]
  /** Id of the item under edit. */
  edited: string | undefined
  /** Id of the item that was saved last. */
  saved: string | null
  disabled: boolean
  /** Left out, the order cannot be changed, because a search shows only a part of it. */
  onOrder?: (ids: string[]) => void
  onEdit: (item: Item) => void
  onDelete: (item: Item) => void
}

type ContentScreenProps<Item extends { id: string }, Draft> = {
  type: ContentType<Item, Draft>
  /** Fields of the form. */
  renderFields: (editor: Editor<Item, Draft>, reload: () => Promise<unknown>) => ReactNode
  rows: ComponentType<RowsProps<Item>>
  /** How far the uploads are while it saves. */
  progress?: ReactNode
  /** Beside the page's title, in place of the button for a new item. */
  actions?: ReactNode
}

const SHAPES = {
  list: {
    screen:
      'grid grid-cols-[minmax(0,48rem)_minmax(300px,25rem)] items-start gap-6 max-[1280px]:grid-cols-[minmax(0,1fr)]',
    more: 'border-t border-line px-4',
    skeleton: { rows: 8 },
  },
  grid: { screen: 'grid max-w-6xl gap-7', more: '', skeleton: undefined },
}
const WIDE = 'grid grid-cols-[minmax(0,72rem)] gap-6'

/** Management screen of one kind of content: the form for a new or an edited item, and the list of all. */
export function ContentScreen<Item extends { id: string }, Draft>(props: ContentScreenProps<Item, Draft>) {
  const { type, renderFields, rows: Rows, progress, actions } = props
  const { path, titleOf, isOrdered, isCounted, publication, texts } = type
  const isWide = type.shape === 'wide'
  const shape = type.shape === 'wide' ? 'list' : type.shape
  const search = useSearch()
  const states = useStateFilter(publication)
  const isWhole = !search.search && states.isAll
  const list = useAdminList<Item>(path, { search: search.search, filter: states.query, whole: isOrdered })
  const ordered = useOrderedRows(list, `${path}/order`, isWhole ? '' : `${states.query?.state} ${search.search}`)
  const view = isOrdered ? ordered.view : list
  const stats = useStats()
  const saved = useSavedRow(view.items)

  function reload() {
    void list.reload()
    if (isCounted) void stats.mutate()
    states.reload()
  }

  const editor = useEditor({
    ...type,
    keepsDrafts: true,
    onSaved: ({ id, failure }, isNew) => {
      if (isNew) search.setText('')
      if (isNew) states.showAll()
      if (isNew) ordered.showAll()
      // Focus and view stay at the form when a failure is shown there.
      saved.markSaved(id, { stay: failure !== undefined })
      reload()
    },
  })

  useEffect(() => {
    const slug = publication && new URLSearchParams(location.search).get(EDIT_QUERY)
    if (!slug) return
    const asked = callAdmin<Item>(`${path}/${encodeURIComponent(slug)}?state=all`)
    // Without the item the screen is as usual, and the person looks for it in the list.
    void asked.then(({ body }) => editor.edit(body)).catch(() => {})
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the screen opens
  }, [])

  const deletion = useDeletion<Item>({
    remove: ({ id }) => callAdmin(`${path}/${id}`, { method: 'DELETE' }),
    errorPrefix: texts.deleteError,
    onDeleted: ({ id }) => {
      editor.dispatch({ type: 'forgotten', id })
      reload()
    },
  })

  const { item } = editor.document
  const savedItem = list.items.find(({ id }) => id === saved.saved)
  return (
    <div className={isWide ? WIDE : SHAPES[shape].screen}>
      <PageHeaderAction>
        {actions}
        {isWide && !actions && (
          <a href="#list-heading" className={buttonClasses({ size: 'compact', className: 'mr-3' })}>
            <Icon of={List} />
            {texts.list}
          </a>
        )}
        {!actions && (
          <Button size="compact" disabled={editor.isSaving} onClick={editor.startNew}>
            <Icon of={Plus} />
            {texts.create}
          </Button>
        )}
      </PageHeaderAction>
      <EditorForm
        editor={editor}
        newTitle={texts.newItem}
        one={texts.one}
        titleOf={titleOf}
        note={
          publication ? <StateMark state={item ? publication.of(item).state : 'draft'} /> : item ? undefined : type.note
        }
        previewHref={item && publication?.previewPath(item)}
        progress={progress}>
        {renderFields(editor, list.reload)}
      </EditorForm>
      <ContentList
        shape={shape}
        title={texts.list}
        total={list.total}
        searchLabel={texts.search}
        search={search}
        filter={states.control}
        headingRef={deletion.heading}
        failure={deletion.failure ?? ordered.failure}
        savedName={savedItem && titleOf(savedItem)}>
        <ListView
          list={view}
          errorPrefix={texts.loadError}
          empty={states.empty ?? texts.empty}
          search={{ words: search.search, clear: () => search.setText('') }}
          skeleton={SHAPES[shape].skeleton}>
          {(items) => (
            <>
              <Rows
                items={items}
                edited={item?.id}
                saved={saved.saved}
                disabled={editor.isSaving}
                onOrder={isOrdered && isWhole ? ordered.order : undefined}
                onEdit={(item) => void editor.edit(item)}
                onDelete={deletion.ask}
              />
              <MoreRows list={view} className={SHAPES[shape].more} />
            </>
          )}
        </ListView>
      </ContentList>
      <DeleteDialog deletion={deletion} text={texts.deletion} />
    </div>
  )
}
