import { area, type Field, line } from '@/lib/content/fields'
import { DEFAULT_AUTHOR, type PostInput } from '@/lib/domains/blog/schema'

/** Fields of a post's form. Its cover is chosen beside them. */
export const POST_FIELDS = {
  title: line('Başlık', { section: 'Yazı', required: true }),
  summary: area('Özet', { section: 'Yazı', rows: 3, limit: 500 }),
  content: area('İçerik', {
    section: 'Yazı',
    rows: 8,
    required: true,
    hint: 'Satır sonları sitede olduğu gibi görünür.',
  }),
  author: line('Yazar', {
    section: 'Yazı',
    blankAs: DEFAULT_AUTHOR,
    hint: `Boş bırakılırsa “${DEFAULT_AUTHOR}” yazılır.`,
  }),
} satisfies Record<keyof PostInput, Field>
