import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClasses, type ButtonLook } from '@/components/ui/button-classes'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    icon?: LucideIcon
    /** Text during the action, such as 'Gönderiliyor'. It is shown with a spinner, and the button is disabled. */
    busy?: ReactNode
  }

export function Button(props: ButtonProps) {
  const { variant, size, className, icon, busy, disabled, children, type = 'button', ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || Boolean(busy)}
      data-act={variant === 'primary' || undefined}
      className={buttonClasses({ variant, size, className })}>
      {busy ? (
        <>
          <Icon of={LoaderCircle} className="size-5 animate-spin motion-reduce:animate-none" />
          {busy}
        </>
      ) : (
        <>
          {icon && <Icon of={icon} />}
          {children}
        </>
      )}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink(
  props: Omit<ComponentProps<typeof Link>, 'className'> & ButtonLook & Pick<ButtonProps, 'icon'>,
) {
  const { variant, size, className, icon, children, ...rest } = props
  return (
    <Link
      {...rest}
      data-act={variant === 'primary' || undefined}
      className={buttonClasses({ variant, size, className })}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  )
}
