import { type DraftModel, type PictureDraft, pictureForm } from '@/components/admin/form/draft-form'
import {
  type PublicationDraft,
  publicationValues,
  withPublication,
} from '@/components/admin/publication/publication-draft'
import type { ChosenPicture } from '@/components/admin/pictures/uploads'
import { missingKeys, referencedPictures } from '@/components/articles/staff/markdown/inline-pictures'
import { newPostSchema, POST_FIELDS, postChangeSchema } from '@/lib/articles/schema'
import type { PostJson } from '@/lib/articles/output'
import { slugOf } from '@/lib/platform/turkish/slug'
import { KINDS } from '@/lib/site/kinds'
import { plainToMarkdown } from '@/lib/articles/markdown/plain-to-markdown'

/** A post as the API returns it. */
export type PostItem = PostJson

type Fields = PictureDraft<typeof POST_FIELDS, 'imageFile'> & { pictures: ChosenPicture[] }

/** The form values of a post; `imageFile` is a new cover, `pictures` are the new pictures in its text. */
export type PostDraft = Fields & PublicationDraft

const form = pictureForm(POST_FIELDS, 'imageFile', { create: newPostSchema, change: postChangeSchema })

/** Returns a post's text as Markdown, even if it is an older plain text. */
function textOf({ content, contentFormat }: PostItem): string {
  return contentFormat === 'plain' ? plainToMarkdown(content) : content
}

/** The slug of a post's title. For a title without letters and digits it is the end of the id, which a new post does not have yet. */
export const slugOfPost = (title: string, item: PostItem | null) =>
  title.trim() && slugOf(title, { prefix: KINDS.post.page.slugPrefix, id: item?.id ?? '' })

/** Returns a post's slug if it differs from the slug of its title, otherwise ''. */
const customSlug = (item: PostItem) => (item.slug === slugOfPost(item.title, item) ? '' : item.slug)

const filesOf = ({ content, pictures }: Fields) => referencedPictures(content, pictures).map(({ file }) => file)

function isSame(a: Fields, b: Fields): boolean {
  const [files, otherFiles] = [filesOf(a), filesOf(b)]
  return form.isSame(a, b) && files.length === otherFiles.length && files.every((file) => otherFiles.includes(file))
}

export const postForm: DraftModel<PostItem, PostDraft> = withPublication<PostItem, Fields>({
  empty: { ...form.empty, pictures: [] },
  draftOf: (item) => ({ ...form.draftOf(item), slug: customSlug(item), content: textOf(item), pictures: [] }),
  isSame,
  withoutFiles: (draft) => ({ ...form.withoutFiles(draft), pictures: [] }),
  check: (draft, item) => {
    const errors = form.check(draft, item)
    const missingPictures = missingKeys(draft.content, draft.pictures)
    if (missingPictures.length === 0) return errors
    const message = `Metindeki ${missingPictures.map((key) => `“${key}”`).join(', ')} resminin dosyası yok. Yeniden seçin ya da metinden çıkarın.`
    return { ...errors, content: [...(errors.content ?? []), message] }
  },
})

/** Returns the request body. */
export function formDataOf(draft: PostDraft): FormData {
  const formData = form.formDataOf(draft)
  for (const [name, value] of Object.entries(publicationValues(draft))) if (value) formData.set(name, value)
  return formData
}
