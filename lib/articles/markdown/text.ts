import { inlineText, parseMarkdown } from './parser'

/** Returns the prose of a Markdown text without markup, tables, code blocks and pictures. */
export function markdownText(text: string): string {
  const lines: string[] = []
  let tableDepth = 0
  for (const { type, children } of parseMarkdown(text) ?? []) {
    if (type === 'table_open') tableDepth += 1
    if (type === 'table_close') tableDepth -= 1
    if (type === 'inline' && tableDepth === 0)
      lines.push(inlineText(children!.filter((child) => child.type !== 'image')))
  }
  return lines.filter((line) => line.trim() !== '').join('\n')
}

/** Returns all lines of a Markdown text without markup, including those of tables and code blocks. */
export function markdownLines(text: string): string[] {
  const tokens = parseMarkdown(text)
  if (!tokens) return text.split('\n')
  const lines = tokens.flatMap(({ type, content, children }) =>
    type === 'inline' ? inlineText(children) : type === 'fence' ? content.split('\n') : [],
  )
  return lines.filter((line) => line.trim() !== '')
}
