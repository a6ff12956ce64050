import { TriangleAlert } from 'lucide-react'
import type { FileError } from '@/components/site/file-errors'
import { Icon } from '@/components/ui/icon'

/** Why files were not accepted. */
export function FileErrors({ id, errors }: { id: string; errors: readonly FileError[] }) {
  return (
    <div id={id} role="alert" className="grid gap-2 empty:hidden">
      {errors.map(({ text, english }) => (
        <p key={text} className="flex gap-2 text-small leading-[1.4] font-semibold text-bad">
          <Icon of={TriangleAlert} className="size-5" />
          <span>
            {text}
            {english && (
              <span lang="en" className="block font-normal">
                {english}
              </span>
            )}
          </span>
        </p>
      ))}
    </div>
  )
}
