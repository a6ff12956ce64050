import { pictureForm, type PictureDraft } from '@/components/admin/editor/draft-form'
import { POST_FIELDS } from '@/lib/domains/blog/fields'
import { newPostSchema, postChangeSchema } from '@/lib/domains/blog/schema'
import type { serializePost } from '@/lib/domains/blog/serialize'

/** A post as the API shows it. */
export type PostItem = ReturnType<typeof serializePost>

/** A post under edit; `imageFile` is a freshly chosen cover. */
export type PostDraft = PictureDraft<typeof POST_FIELDS, 'imageFile'>

export const postForm = pictureForm(POST_FIELDS, 'imageFile', { create: newPostSchema, change: postChangeSchema })
