import { expect, type Page } from '@playwright/test'
import { field, fileInput, form, openScreen, unique } from './content-screen'
import { newPictureFile, type PictureFile } from '../support/images'

/** The text field of a post. */
export const text = (page: Page) => field(page, 'İçerik')
/** A button over the text. */
export const tool = (page: Page, name: string) =>
  form(page).getByRole('toolbar', { name: 'Biçim' }).getByRole('button', { name, exact: true })
export const preview = (page: Page) => form(page).getByRole('region', { name: 'Önizleme' })
/** The line of a picture that is not uploaded yet. */
export const pictureRow = (page: Page, name: string) =>
  form(page).getByRole('list', { name: 'Metne eklenen resimler' }).getByRole('listitem').filter({ hasText: name })

/** Chooses pictures for the text by the dialog of 'Resim'. */
export async function choosePictures(page: Page, ...files: PictureFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await tool(page, 'Resim').click()
  await (await chooser).setFiles(files)
}

/** Pastes or drops files on the text. */
export async function bringPictures(page: Page, how: 'paste' | 'drop', ...files: PictureFile[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }))
  await text(page).evaluate(
    (element, { how, sent }) => {
      const data = new DataTransfer()
      for (const { name, mimeType, bytes } of sent)
        data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      )
    },
    { how, sent },
  )
}

/** Waits until this browser has kept what was typed. */
export async function untilKept(page: Page, words: string): Promise<void> {
  const kept = () => page.evaluate(() => Object.entries(localStorage).flat().join())
  await expect.poll(kept).toContain(words)
}

/** Begins a new post with a title and a cover. */
export async function beginPost(page: Page, name: string): Promise<string> {
  await openScreen(page, 'blog')
  const title = unique(name)
  await field(page, 'Başlık').fill(title)
  await fileInput(page).setInputFiles(await newPictureFile('kapak.png'))
  return title
}
