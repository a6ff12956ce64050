/** Returns the texts of a form's fields by name, without files. */
export function formValues<Name extends string = string>(form: HTMLFormElement) {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  ) as Record<Name, string>
}
