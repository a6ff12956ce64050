/**
 * Every page carries this in its data, shown or not: so it is small, and no `<Missing>`, which would make every page a 404.
 * Visitors never see it: unknown addresses have `[...rest]`, and the front has a whole page for any other 404 of Next's.
 * Without this file Next puts in its own, which uses inline styles.
 */
export default function NotFound() {
  return <h1>Sayfa Bulunamadı</h1>
}
