import css from './markdown.module.css'

type MarkdownProps = {
  /** HTML from lib/articles/markdown/render.ts, which generates every tag. */
  html: string
  /** Size and spacing: of an article's page, smaller in the preview next to an editor, or of the text around an answer. */
  size?: 'page' | 'compact' | 'answer'
  className?: string
}

/** A Markdown text: an article or an answer. */
export function Markdown({ html, size = 'page', className = '' }: MarkdownProps) {
  const classes = `${css.md} ${css[size]} ${className}`
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />
}
