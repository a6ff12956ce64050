type Sender = { origin?: string | null; host?: string | null; 'sec-fetch-site'?: string | string[] | null }

/** Whether a browser sent a request from a page of this site. A client that says nothing of it is no browser. */
export function isFromOwnPage({ origin, host, 'sec-fetch-site': fetchSite }: Sender, siteUrl: string): boolean {
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none'
  if (!origin) return true
  return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === host)
}
