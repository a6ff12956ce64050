/**
 * Overrides Next's own page, which uses inline styles. Visitors never see it: `[...rest]` answers unknown addresses,
 * and the server replaces any other 404 of Next. It is small because every page carries it in its data, and it is not
 * `<Missing>` because that would make every page a 404.
 */
export default function NotFound() {
  return <h1>Sayfa Bulunamadı</h1>
}
