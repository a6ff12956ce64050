/** Numbered causes, most likely first. */
export function Causes({ causes }: { causes: readonly string[] }) {
  return (
    <section>
      <h2 className="mb-5 text-h2">Sebepler, en olasısı en üstte</h2>
      <ol className="max-w-[36em]">
        {causes.map((cause, index) => (
          <li
            key={`${index} ${cause}`}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-line py-3.5 first:border-t">
            <i
              aria-hidden
              className="grid size-6.5 place-items-center rounded-full border-[1.4px] border-ink font-title text-small leading-none font-semibold not-italic">
              {index + 1}
            </i>
            <span className="min-w-0">{cause}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
