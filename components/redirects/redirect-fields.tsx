import { fieldsOf } from '@/components/admin/form/draft-form'
import type { Editor } from '@/components/admin/content/item-editor'
import { useRead } from '@/components/admin/session/api'
import { TextField } from '@/components/ui/field'
import { Options } from '@/components/ui/select'
import { apiPath } from '@/lib/api/paths'
import { REDIRECT_FIELDS } from '@/lib/redirects/schema'
import type { RedirectJson } from '@/lib/redirects/output'
import type { RedirectDraft } from './draft'
import { RedirectArrow } from './redirect-arrow'

const LIST_ID = 'sayfalar'

/** The two addresses of a redirect, joined by an arrow. The second field suggests pages. */
export function RedirectFields({ editor }: { editor: Editor<RedirectJson, RedirectDraft> }) {
  const pages = useRead(apiPath('Redirects/pages'))
  const field = fieldsOf(editor)
  const control = (name: keyof RedirectDraft) => ({
    ...field(name),
    label: REDIRECT_FIELDS[name].label,
    hint: REDIRECT_FIELDS[name].hint,
    required: true,
    autoCapitalize: 'none',
    autoComplete: 'off',
    spellCheck: false,
  })
  return (
    <fieldset
      disabled={editor.isSending}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_4rem_minmax(0,1fr)] items-start gap-x-5 border-b border-line p-5 max-lg:grid-cols-1 max-lg:gap-y-4 max-sm:p-4">
      <legend className="sr-only">Yönlendirme</legend>
      <TextField placeholder="/eski-sayfa.html" {...control('from')} />
      <RedirectArrow long className="mt-11.5 max-lg:mt-5 max-lg:mb-6 max-lg:ml-[-0.75rem] max-lg:rotate-90" />
      <TextField list={LIST_ID} {...control('to')} />
      <datalist id={LIST_ID}>
        {pages.data && <Options of={pages.data.map(({ path, title }) => [path, title])} />}
      </datalist>
    </fieldset>
  )
}
