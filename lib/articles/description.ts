import type { BlogPost } from '@/lib/articles/data'
import { markdownText } from '@/lib/articles/markdown/text'
import { excerpt } from '@/lib/content/excerpt'

/** Much more than an excerpt shows, so that a long text need not be parsed completely. */
const MAX_PARSED_CHARS = 4000

/** Returns the description of a post for search engines and feeds: its summary, or else the start of its text. */
export function postDescription(post: Pick<BlogPost, 'summary' | 'content' | 'contentFormat'>): string {
  const { summary, content, contentFormat } = post
  if (summary || contentFormat === 'plain') return excerpt(summary || content)
  return excerpt(markdownText(content.slice(0, MAX_PARSED_CHARS)))
}
