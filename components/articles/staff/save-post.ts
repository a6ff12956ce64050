import type { FormFailure } from '@/components/admin/form/use-submit'
import type { Versioned } from '@/components/admin/session/api'
import type { SaveResult, SaveTask } from '@/components/admin/content/item-editor'
import { referencedPictures, withAddresses } from '@/components/articles/staff/markdown/inline-pictures'
import { type ChosenPicture, type OnUpload, uploadAll, uploadPicture } from '@/components/admin/pictures/uploads'
import { callAdmin, reasonOf, saveItem } from '@/components/admin/session/api'
import { errorInEnglish, pictureErrorInEnglish } from '@/components/site/failures/file-errors'
import { ApiError } from '@/lib/api/client'
import { apiPath } from '@/lib/api/paths'
import { formDataOf, type PostDraft, postForm, type PostItem } from './draft'

export const POST_PATHS = {
  list: apiPath('BlogPosts'),
  item: (key: string, query?: { state: 'all' }) => apiPath('BlogPosts/[key]', { key, ...query }),
}

type Result = SaveResult<PostItem, PostDraft>

type Progress = {
  /** Called with the uploaded share of the cover. */
  onCover: (share: number) => void
  onUpload: OnUpload
}

/** Returns the message of a failed save. */
export function postSaveFailure(error: unknown): FormFailure {
  return { text: `Yazı kaydedilirken hata oluştu: ${reasonOf(error)}`, english: pictureErrorInEnglish(error) }
}

/** Returns the text to save. An unchanged text is sent as it is stored, so that it keeps its format. */
function contentOf({ content }: PostDraft, item: PostItem | null): string {
  return item && content === postForm.draftOf(item).content ? item.content : content
}

/** Paths of uploaded pictures by file and post id, so that a retried save does not upload them again. */
const uploadedPaths = new WeakMap<File, Map<string, string>>()

/**
 * Uploads the pictures of a text, and returns their addresses by key.
 * @throws {ApiError} if one failed
 */
async function uploadPictures(
  id: string,
  pictures: readonly ChosenPicture[],
  onUpload: OnUpload,
): Promise<Map<string, string>> {
  const results = await uploadAll(pictures, async ({ file }) => {
    const earlierPath = uploadedPaths.get(file)?.get(id)
    if (earlierPath) return earlierPath
    const path = await uploadPicture(apiPath('BlogPosts/[key]/upload-image', { key: id }), file, (share) =>
      onUpload(file, share),
    )
    uploadedPaths.set(file, (uploadedPaths.get(file) ?? new Map<string, string>()).set(id, path))
    return path
  })
  const failures = results.filter((result) => 'error' in result)
  const texts = failures.map(({ key, name, error }) => {
    const text = `${name} yüklenemedi: ${reasonOf(error)}`
    const { file } = pictures.find((picture) => picture.key === key)!
    onUpload(file, { text, english: errorInEnglish(error) })
    return text
  })
  const [firstFailure] = failures
  if (firstFailure)
    throw new ApiError(texts.join('; '), firstFailure.error instanceof ApiError ? firstFailure.error.status : 0)
  return new Map(results.flatMap((result) => ('path' in result ? [[result.key, result.path] as const] : [])))
}

/** Creates a post as a draft, so that the public does not see it before its pictures are uploaded. */
async function createDraft(draft: PostDraft, { onCover }: Progress): Promise<Versioned<PostItem>> {
  const form = formDataOf({ ...draft, content: contentOf(draft, null) })
  form.set('state', 'draft')
  form.delete('publishedAt')
  const { body, etag } = await callAdmin(POST_PATHS.list, { method: 'POST', form, onProgress: onCover })
  return { item: body, etag: etag ?? '' }
}

/** Saves a post whose text references pictures: uploads these first, then puts their addresses into the text. */
async function saveWithPictures(
  { draft, item }: Pick<SaveTask<PostItem, PostDraft>, 'draft' | 'item'>,
  current: Versioned<PostItem>,
  { onCover, onUpload }: Progress,
): Promise<Result> {
  const pictures = referencedPictures(draft.content, draft.pictures)
  const addresses = await uploadPictures(current.item.id, pictures, onUpload)
  const content = withAddresses(contentOf(draft, item), addresses)
  const form = formDataOf({ ...draft, content })
  return saveItem(POST_PATHS, current, { form, onProgress: draft.imageFile ? onCover : undefined })
}

/**
 * Saves a post. A new one with pictures in its text is created first, because uploads need its id; if an upload fails, the
 * post stays open as a draft.
 * @throws {ApiError}
 */
export async function savePost(task: SaveTask<PostItem, PostDraft>, progress: Progress): Promise<Result> {
  const { draft, item, current } = task
  if (referencedPictures(draft.content, draft.pictures).length === 0) {
    const form = formDataOf({ ...draft, content: contentOf(draft, item) })
    return saveItem(POST_PATHS, current, { form, onProgress: draft.imageFile ? progress.onCover : undefined })
  }
  if (current) return saveWithPictures(task, current, progress)
  const created = await createDraft(draft, progress)
  const draftWithoutCover = { ...draft, imageFile: null }
  try {
    return await saveWithPictures({ draft: draftWithoutCover, item: null }, created, progress)
  } catch (error) {
    return {
      id: created.item.id,
      failure: { text: `Yazı taslak olarak kaydedildi, tamamlanamadı: ${reasonOf(error)}` },
      errors: error instanceof ApiError ? error.fields : undefined,
      open: { ...created, draft: draftWithoutCover },
    }
  }
}
