import css from './markdown.module.css'

type MarkdownProps = {
  /** HTML from lib/articles/markdown/render.ts, which generates every tag. */
  html: string
  /** Whether it is smaller, for the preview next to an editor. */
  compact?: boolean
  className?: string
}

/** A post's text, on its page and in the editor's preview. */
export function Markdown({ html, compact, className = '' }: MarkdownProps) {
  const look = `${css.md} ${compact ? css.compact : css.page} ${className}`
  return <div className={look} dangerouslySetInnerHTML={{ __html: html }} />
}
