/** Text that is HTML already. Only `html` makes it. */
export type Html = { readonly markup: string }

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!)

type Value = string | number | Html | readonly Html[]

function markupOf(value: Value): string {
  if (typeof value !== 'object') return escaped(String(value))
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

/** Makes HTML of a template. Inserted texts are escaped. */
export function html(template: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: template.map((part, index) => (index === 0 ? '' : markupOf(values[index - 1]!)) + part).join('') }
}

/** Returns a text with its line breaks. */
export function lines(text: string): Html {
  return {
    markup: text
      .split(/\r\n|\r|\n/)
      .map(escaped)
      .join('<br>'),
  }
}

/** Returns a text in one line without control characters, for headers. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim()
}
