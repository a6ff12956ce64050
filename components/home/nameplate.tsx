type Row = {
  /** Printed key; the brand's line has none. */
  key?: string
  value: string
  /** Field of the form for this value. */
  field?: string
  hint?: string
}

const ROWS: readonly Row[] = [
  { value: 'YUMARO', field: 'Cihaz Markası' },
  { key: 'Model', value: 'YS2-40A-4HP', field: 'Cihaz Modeli' },
  { key: 'S/N', value: '24031187', field: 'Seri no', hint: 'arıza tanımına yazın' },
  { key: 'Input', value: '3~ 380–480 V' },
  { key: 'Output', value: '12 A / 5,5 kW' },
]

/** Nameplate of a device. Leader lines point from its rows to the names of the form's fields. */
export function Nameplate() {
  return (
    <figure
      aria-label="Örnek cihaz etiketi"
      className="max-sm:border-2 max-sm:border-edge max-sm:bg-paper max-sm:p-4 sm:grid sm:grid-cols-[minmax(0,1fr)_3.5rem_auto] sm:items-center">
      {ROWS.map((row, index) => (
        <NameplateRow key={row.value} row={row} sharesBorder={index > 0 && !ROWS[index - 1]?.field} />
      ))}
    </figure>
  )
}

/** @param sharesBorder whether the row shares a border with the row above on a phone, because no field name is between them */
function NameplateRow({ row, sharesBorder }: { row: Row; sharesBorder: boolean }) {
  const { key, value, field, hint } = row
  return (
    <div className="group sm:col-span-full sm:grid sm:grid-cols-subgrid">
      <div className="border-edge sm:border-x-2 sm:bg-paper sm:px-5 sm:group-first:border-t-2 sm:group-first:pt-5 sm:group-last:border-b-2 sm:group-last:pb-5">
        {key ? (
          <div
            className={`grid min-h-12 grid-cols-[5rem_minmax(0,1fr)] items-center border border-edge sm:min-h-13 sm:grid-cols-[7rem_minmax(0,1fr)] sm:border-t-0 ${sharesBorder ? 'max-sm:border-t-0' : ''}`}>
            <span
              lang="en"
              className="flex items-center self-stretch border-r border-edge px-3 text-small text-ink-2 sm:px-4">
              {key}
            </span>
            <span className="px-3 py-1.5 font-mono text-body tracking-[-0.01em] wrap-anywhere sm:px-4 sm:text-h3">
              {value}
            </span>
          </div>
        ) : (
          <div
            lang="en"
            className="border border-edge bg-ink px-4 py-3 font-title text-[1.5rem] leading-[1.1] font-semibold tracking-[0.04em] text-sheet">
            {value}
          </div>
        )}
      </div>
      {field && (
        <>
          <span
            aria-hidden
            className={`relative -ml-6.5 self-center border-t border-ink before:absolute before:-top-1.5 before:-left-1.25 before:size-2.75 before:rounded-full before:border-2 max-sm:hidden ${key ? 'before:border-paper before:bg-ink' : 'before:border-ink before:bg-paper'}`}
          />
          <div className="self-center font-semibold max-sm:pt-1 max-sm:pb-2.5 max-sm:text-small sm:pl-2.5">
            <span aria-hidden className="font-normal text-ink-2 sm:hidden">
              ↑{' '}
            </span>
            {field}
            {hint && (
              <small className="text-small leading-[1.3] font-normal text-ink-2 sm:block">
                <span className="sm:hidden">: </span>
                {hint}
              </small>
            )}
          </div>
        </>
      )}
    </div>
  )
}
