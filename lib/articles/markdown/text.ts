import { inlineText, parseMarkdown } from './parser'

/** Returns the prose of a Markdown text without markup, tables, code blocks and pictures. */
export function markdownText(text: string): string {
  const lines: string[] = []
  let tables = 0
  for (const { type, children } of parseMarkdown(text) ?? []) {
    if (type === 'table_open') tables += 1
    if (type === 'table_close') tables -= 1
    if (type === 'inline' && tables === 0) lines.push(inlineText(children!.filter((child) => child.type !== 'image')))
  }
  return lines.filter((line) => line.trim() !== '').join('\n')
}

/** Returns all lines of a Markdown text without markup, including those of tables. */
export function markdownLines(text: string): string[] {
  const tokens = parseMarkdown(text)
  if (!tokens) return text.split('\n')
  const lines = tokens.flatMap(({ type, content, children }) =>
    type === 'inline' ? inlineText(children) : type === 'fence' ? content.split('\n') : [],
  )
  return lines.filter((line) => line.trim() !== '')
}
