/** The first link of a page, for keyboard users. */
export function SkipLink() {
  return (
    <a href="#icerik" className="absolute -left-[999px] bg-paper px-4 py-3 focus:top-4 focus:left-4 focus:z-99">
      İçeriğe geç
    </a>
  )
}
