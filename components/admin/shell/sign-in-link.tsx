import { ADMIN_PATHS } from '@/lib/site/admin-pages'

/** The link back to sign-in, next to a form's button. It loads a document, because each of these pages has its own headers. */
export function SignInLink() {
  return (
    <a href={ADMIN_PATHS.login} className="ml-auto flex min-h-11 items-center">
      Girişe dön
    </a>
  )
}
