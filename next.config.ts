import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // The request pipeline compresses each cached page once. Next would compress every response.
  compress: false,
  // Puts the title into <head> for every agent, because streamed metadata ends up in <body>.
  htmlLimitedBots: /.*/,
  serverExternalPackages: ['sharp', 'pino'],
  // `npm test` and `npm run check` check the types, so that a start of the site does not wait for that.
  typescript: { ignoreBuildErrors: true },
}

export default config
