/** The import of a font file is its address. */
declare module '*.woff2' {
  const address: string
  export default address
}
