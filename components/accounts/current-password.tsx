import { FormFields } from '@/components/admin/form/form-frame'
import type { FieldErrors } from '@/lib/platform/app-error'

/** The field for the present password, which changes of the second factor ask for. */
export function CurrentPassword({ errors }: { errors: FieldErrors }) {
  return (
    <div className="max-w-112">
      <FormFields
        errors={errors}
        fields={[
          {
            name: 'currentPassword',
            id: 'factor-current-password',
            label: 'Mevcut şifre',
            type: 'password',
            autoComplete: 'current-password',
          },
        ]}
      />
    </div>
  )
}
