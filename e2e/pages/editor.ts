import type { Page } from '@playwright/test'
import { field, form } from './content-screen'
import type { PictureFile } from '../support/images'

export const contentField = (page: Page) => field(page, 'İçerik')
export const toolButton = (page: Page, name: string) =>
  form(page).getByRole('toolbar', { name: 'Biçim' }).getByRole('button', { name, exact: true })
export const preview = (page: Page) => form(page).getByRole('region', { name: 'Önizleme' })

export async function pasteOrDropPictures(page: Page, how: 'paste' | 'drop', ...files: PictureFile[]): Promise<void> {
  const contents = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }))
  await contentField(page).evaluate(
    (element, { how, contents }) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, bytes } of contents)
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent('drop', { ...options, dataTransfer: transfer }),
      )
    },
    { how, contents },
  )
}
