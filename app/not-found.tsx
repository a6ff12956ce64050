/**
 * Overrides Next's own page, which uses inline styles. Visitors never see it: `[...rest]` answers unknown addresses,
 * and the server replaces any other 404 of Next. It is small because it is part of the data of every page, and it is not
 * `<Missing>` because that would make every page a 404.
 */
export default function NotFound() {
  return <h1>Sayfa Bulunamadı</h1>
}
