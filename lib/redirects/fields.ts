import { type Field, line } from '@/lib/content/fields'
import type { RedirectInput } from '@/lib/redirects/schema'

/** Fields of a redirect's form. */
export const REDIRECT_FIELDS = {
  from: line('Eski adres', { required: true, hint: 'Eski sitenin yolu; tam adresi yapıştırırsanız yolu alınır.' }),
  to: line('Bu sitedeki adres', { required: true, hint: 'Yazarken sayfalar önerilir.' }),
} satisfies Record<keyof RedirectInput, Field>
