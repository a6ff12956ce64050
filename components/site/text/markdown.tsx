import css from './markdown.module.css'

type MarkdownProps = {
  /** HTML from lib/articles/markdown/render.ts, which generates every tag. */
  html: string
  /** `page` is for an article, `compact` for the preview next to an editor. `answer` takes the size of the text around it. */
  size?: 'page' | 'compact' | 'answer'
  className?: string
}

/** A rendered Markdown text: an article or an answer. */
export function Markdown({ html, size = 'page', className = '' }: MarkdownProps) {
  const classes = `${css.md} ${css[size]} ${className}`
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />
}
