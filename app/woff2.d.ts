/** Importing a font file returns its URL. */
declare module '*.woff2' {
  const url: string
  export default url
}
