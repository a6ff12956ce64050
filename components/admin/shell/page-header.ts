// Not in a client module, because server components use these class names too.

export const PAGE_HEADER_CLASS =
  'mb-6 flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-admin py-2'

export const PAGE_TITLE_CLASS = 'text-h2 leading-[1.2] tracking-normal'
