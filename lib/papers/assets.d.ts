// Types of the files that esbuild embeds in the worker (scripts/lib/bundle.mjs).

declare module '*.ttf' {
  const dataUrl: string
  export default dataUrl
}
