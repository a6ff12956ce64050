type Sender = { origin?: string | null; host?: string | null; 'sec-fetch-site'?: string | string[] | null }

/**
 * Whether a request comes from a page of this site. Clients without these headers pass, because they are not browsers.
 */
export function isFromOwnPage({ origin, host, 'sec-fetch-site': fetchSite }: Sender, siteUrl: string): boolean {
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none'
  if (!origin) return true
  return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === host)
}
