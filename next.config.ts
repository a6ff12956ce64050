import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // The front compresses, once per kept page; Next would do it for every request.
  compress: false,
  // Every agent gets the title inside <head>; streamed metadata lands in <body>.
  htmlLimitedBots: /.*/,
  serverExternalPackages: ['sharp', 'pino'],
  // `npm test` and `npm run check` look at the types: who only starts the site need not wait for it.
  typescript: { ignoreBuildErrors: true },
}

export default config
