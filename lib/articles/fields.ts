import { area, type Field, line, searchFields } from '@/lib/content/fields'
import type { PublicationInput } from '@/lib/content/publication'
import { DEFAULT_AUTHOR, type PostInput } from '@/lib/articles/schema'

/** Fields of a post's form. Its cover and its publication are beside them. */
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
  slug: line('Adres', {
    section: 'Yayın',
    optional: true,
    mono: true,
    hint: 'Boşsa başlıktan oluşur. Eski sitenizden gelen yazı, oradaki adresini koruyabilir. Değişirse eski adres yenisine yönlenir.',
  }),
  imageAlt: line('Kapakta ne görülüyor?', {
    section: 'Kapak',
    optional: true,
    hint: 'Resmi görmeyene okunur. Boşsa yazının başlığı okunur.',
  }),
  ...searchFields,
} satisfies Record<Exclude<keyof PostInput, keyof PublicationInput>, Field>
