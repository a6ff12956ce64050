import type { ReactNode } from 'react'

/** A part of a form with its name beside it, or above it on a phone. */
export function FormSection({ name, disabled, children }: { name: string; disabled?: boolean; children: ReactNode }) {
  return (
    <fieldset
      disabled={disabled}
      className="grid min-w-0 grid-cols-[8.5rem_minmax(0,1fr)] border-b border-line max-sm:block">
      {/* Afloat: the browser places a legend itself otherwise, outside the grid. */}
      <legend className="float-left w-34 pt-4.5 pr-2 pb-4 pl-5 font-semibold max-sm:float-none max-sm:w-auto max-sm:px-4 max-sm:pt-4 max-sm:pb-0 max-sm:text-ink-2">
        {name}
      </legend>
      <div className="col-start-2 grid min-w-0 gap-4.5 border-l border-line px-5 pt-4 pb-4.5 max-sm:border-0 max-sm:px-4">
        {children}
      </div>
    </fieldset>
  )
}
