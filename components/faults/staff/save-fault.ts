import type { FormFailure } from '@/components/admin/form/use-submit'
import type { RefusedDraft, SaveResult, SaveTask } from '@/components/admin/content/item-editor'
import { readAdmin, readItem, reasonOf, saveItem } from '@/components/admin/session/api'
import { apiPath } from '@/lib/api/paths'
import { identityOf } from '@/lib/faults/alarm-code'
import { slugFromText } from '@/lib/platform/turkish/slug'
import { cleanLine } from '@/lib/platform/fields/text'
import type { FaultJson } from '@/lib/faults/output'
import { ApiError } from '@/lib/api/client'
import { type FaultDraft, faultInput } from './draft'

export const FAULT_PATHS = {
  list: apiPath('Faults'),
  item: (key: string, query?: { state: 'all' }) => apiPath('Faults/[key]', { key, ...query }),
}

const MAX_PAGE_SIZE = 200

/** Reads a fault with its ETag. */
export function readFaultItem(fault: FaultJson) {
  return readItem(FAULT_PATHS.item(fault.slug, { state: 'all' }), fault)
}

/** Creates the fault, or saves its fields. */
export async function saveFault(task: SaveTask<FaultJson, FaultDraft>): Promise<SaveResult<FaultJson, FaultDraft>> {
  const { id } = await saveItem(FAULT_PATHS, task.current, { json: faultInput(task.draft) })
  return { id }
}

/** Returns the stored fault with the same brand, series and code, or null if it was deleted. */
async function findSameFault(draft: FaultDraft): Promise<FaultJson | null> {
  const { brand, series, code, title } = draft
  const cleaned = { brand: cleanLine(brand), series: cleanLine(series), code: cleanLine(code), title: cleanLine(title) }
  const identity = identityOf(cleaned)
  const filter = { state: 'all', brand: slugFromText(cleaned.brand), q: cleaned.code || cleaned.title }
  for (let page = 1; ; page += 1) {
    const query = { ...filter, page: String(page), pageSize: String(MAX_PAGE_SIZE) }
    const { body, total } = await readAdmin(apiPath('Faults', query))
    const sameFault = body.find((fault) => identityOf(fault) === identity)
    if (sameFault || page * MAX_PAGE_SIZE >= total) return sameFault ?? null
  }
}

/** Returns the message of a failed save. If the code exists, a button opens the stored fault. */
export function faultSaveFailure(
  error: unknown,
  isNew: boolean,
  refused: RefusedDraft<FaultJson, FaultDraft>,
): FormFailure {
  const reason = reasonOf(error)
  if (!(error instanceof ApiError) || error.status !== 409) {
    return { text: `Arıza kodu ${isNew ? 'kaydedilirken' : 'güncellenirken'} hata oluştu: ${reason}` }
  }
  const { draft, edit } = refused
  const code = cleanLine(draft.code)
  const run = async () => {
    // If this search fails, the message and its button stay.
    const sameFault = await findSameFault(draft).catch(() => null)
    if (sameFault) edit(sameFault)
  }
  return { text: reason, action: { label: code ? `Kayıtlı ${code} Kodunu Aç` : 'Kayıtlı Arızayı Aç', run } }
}
