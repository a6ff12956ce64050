import css from './markdown.module.css'

type MarkdownProps = {
  /** From lib/articles/markdown/render.ts, which makes every tag of it. */
  html: string
  /** Smaller, for the preview beside an editor. */
  compact?: boolean
  className?: string
}

/** A post's text, on its page and in the editor's preview. */
export function Markdown({ html, compact, className = '' }: MarkdownProps) {
  const look = `${css.md} ${compact ? css.compact : css.page} ${className}`
  return <div className={look} dangerouslySetInnerHTML={{ __html: html }} />
}
