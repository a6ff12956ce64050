/** A brand's name. It is read as English unless it has Turkish letters. */
export function BrandName({ children: name }: { children: string }) {
  return <span lang={/[çğışÇĞİŞ]/.test(name) ? undefined : 'en'}>{name}</span>
}
