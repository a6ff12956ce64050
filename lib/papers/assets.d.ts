// Types of the files that esbuild embeds in the worker (scripts/lib/bundle.mjs).

declare module '*.ttf' {
  const address: string
  export default address
}
