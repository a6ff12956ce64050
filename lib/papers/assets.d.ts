// What esbuild makes of the files that the worker embeds (scripts/lib/bundle.mjs).

declare module '*.ttf' {
  const address: string
  export default address
}
