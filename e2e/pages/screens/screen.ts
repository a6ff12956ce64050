import type { Page } from '@playwright/test'
import type { API_PATH, FAULT_IMPORT_PATH, MenuLink, REDIRECT_IMPORT_PATH } from '@/lib/site/admin-pages'

export type State = {
  name: string
  isAsking?: true // A question stands over it, which holds the focus.
  /** Brings the screen into this state from the one before, as somebody would. */
  act?: (page: Page) => Promise<unknown>
}

/**
 * Further screens. `{order}` is the id of an order that waits for an answer; `{service}` and the like are seeded items.
 */
type FurtherScreen =
  | '/admin/site/slayt/2'
  | typeof REDIRECT_IMPORT_PATH
  | typeof API_PATH
  | typeof FAULT_IMPORT_PATH
  | '/admin/is-emirleri/yeni'
  | '/admin/is-emirleri/{order}'
  | '/admin/is-emirleri/{order}/teklif'
  | '/admin/is-emirleri/{order}/yuk-testi'
  | '/admin/is-emirleri/{order}/duzenle'
  | '/admin/is-emirleri/{order}/fis'
  | '/admin/onizleme/hizmet/{service}'
  | '/admin/onizleme/blog/{post}'
  | '/admin/onizleme/ariza/{fault}'
  | '/admin/yok'

export type ScreenPath = MenuLink['path'] | FurtherScreen

/** Some of the screens, each with its states, which follow one another on the open page. */
export type Screens = Partial<Record<ScreenPath, State[]>>
