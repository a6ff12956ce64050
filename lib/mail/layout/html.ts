/** Safe HTML. Only `html` and `withLineBreaks` create it. */
export type Html = { readonly markup: string }

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!)

type Value = string | number | Html | readonly Html[]

function markupOf(value: Value): string {
  if (typeof value !== 'object') return escapeHtml(String(value))
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

/** Creates HTML from a template. Inserted texts are escaped. */
export function html(template: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: template.map((part, index) => (index === 0 ? '' : markupOf(values[index - 1]!)) + part).join('') }
}

export function withLineBreaks(text: string): Html {
  return {
    markup: text
      .split(/\r\n|\r|\n/)
      .map(escapeHtml)
      .join('<br>'),
  }
}

/** Returns a text in one line without control characters, for headers. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim()
}
