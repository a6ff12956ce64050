import { isAllowed, type StaffAccess } from '@/lib/access/roles'
import { slugFromText } from '@/lib/platform/turkish/slug'
import type { ReportSection } from '@/lib/report/report'

type Definition = {
  section: ReportSection
  title: string
  /** A sentence that explains what is counted. */
  definition: string
  /** Title and definition for roles whose report has no orders. */
  siteWords?: { title: string; definition: string }
}

/** The access that a role needs to see a section of the report. */
export const SECTION_ACCESS: Record<ReportSection, StaffAccess> = {
  orders: 'orders',
  amounts: 'amounts',
  billing: 'billing',
  site: 'session',
}

/** The figures, in the order of the screen. Figures about orders include orders of erased people. */
export const FIGURES = {
  opened: {
    section: 'orders',
    title: 'Açılan iş emirleri',
    definition: 'Bu dönemde açılan iş emirleri; sonradan iptal edilenler de sayılır.',
  },
  closed: {
    section: 'orders',
    title: 'Kapanan iş emirleri',
    definition:
      'Son kapanışı bu dönemde olan iş emirleri: teslim edilen, onarılmadan iade edilen ve iptal edilen; yeniden açılıp hâlâ açık olan sayılmaz.',
  },
  ordersByStep: {
    section: 'orders',
    title: 'Bugün adımlardaki işler',
    definition: 'Dönem ne olursa olsun, şu anda açık olan iş emirleri, bulundukları adıma göre.',
  },
  stepDays: {
    section: 'orders',
    title: 'Adımlarda geçen gün',
    definition:
      'Bu dönemde biten her adım için, işin o adıma son gelişinden sonraki adıma geçmesine ya da kapanmasına kadar geçen gün; adıma birkaç kez gelen işte yalnız sonuncusu sayılır.',
  },
  delivery: {
    section: 'orders',
    title: 'Gelişten teslime',
    definition:
      'Bu dönemde teslim edilen işlerde iş emrinin açılmasından son teslime kadar geçen gün; söz, verilen günde ya da daha önce teslim edildiyse tutulmuştur ve yalnız söz verilen işlerde sayılır.',
  },
  decisionHours: {
    section: 'orders',
    title: 'Gönderimden karara',
    definition:
      'Son sürümü bu dönemde gönderilen ve karara bağlanan tekliflerde, gönderimden onaya ya da redde kadar geçen saat.',
  },
  decisions: {
    section: 'orders',
    title: 'Tekliflerin sonucu',
    definition:
      'Son sürümü bu dönemde gönderilen teklifler: onaylanan, onaylanmayan, geçerliliği süren ve son günü kararsız geçen.',
  },
  amounts: {
    section: 'amounts',
    title: 'Onaylanan tutar',
    definition:
      'Son sürümü bu dönemde onaylanan tekliflerin indirimden sonraki, KDV hariç tutarları; her para birimi kendi başına toplanır.',
  },
  billed: {
    section: 'billing',
    title: 'Faturalanan ve ödenen',
    definition:
      'Bu dönemin faturaları fatura gününe, ödemeleri ödeme gününe göre, KDV dahil; her para birimi kendi başına toplanır. Peşin ödeme fatura kesilmeden de sayılır.',
  },
  unpaid: {
    section: 'billing',
    title: 'Bugün ödenmemiş faturalar',
    definition: 'Dönem ne olursa olsun, bugün ödenmemiş olan, vadesinden bu yana geçen güne göre; KDV dahil.',
  },
  brands: {
    section: 'orders',
    title: 'Markalar',
    definition:
      'Bu dönemde açılan iş emirlerinde en sık geçen on marka; büyük küçük harf, boşluk ve tire ayrımı yapılmaz, yüzde bütün açılan işlere göredir.',
  },
  devices: {
    section: 'orders',
    title: 'Cihazlar',
    definition:
      'Bu dönemde açılan iş emirlerinde en sık geçen on marka ve model; büyük küçük harf, boşluk ve tire ayrımı yapılmaz, modeli yazılmamış iş sayılmaz.',
  },
  codes: {
    section: 'orders',
    title: 'Alarm kodları',
    definition:
      'Bu dönemde açılan iş emirlerinin, 2.000’den çoksa en yeni 2.000’inin arıza tarifinde geçen ve o marka için sitede kayıtlı alarm kodları; bir iş bir kodda bir kez sayılır.',
  },
  warranty: {
    section: 'orders',
    title: 'Garanti içinde geri gelen',
    definition:
      'Bu dönemde teslim edilen işlerden, cihazı teslimden sonra, garantisinin son gününe kadar yeni bir iş emriyle gelenler; ücretli onarılan da sayılır, cihaz marka ve seri no ile tanınır.',
  },
  views: {
    section: 'site',
    title: 'Sayfa görüntüleme',
    definition:
      'Sitede açılan sayfalar; robotlar ve izlenmek istemediğini bildiren tarayıcılar sayılmaz, aynı kişinin her açışı ayrı sayılır. Günlük ortalama, görüntüleme sayılan günlerindir.',
  },
  pages: {
    section: 'site',
    title: 'En çok açılan sayfalar',
    definition: 'Bu dönemde en çok görüntülenen on sayfa; yüzde bütün görüntülemelere göredir.',
  },
  referrers: {
    section: 'site',
    title: 'Nereden geldiler',
    definition:
      'Siteye başka bir siteden, adresi yazarak ya da kaynağı gizli gelen görüntülemeler, gelinen siteye göre.',
  },
  funnel: {
    section: 'site',
    title: 'Görüntülemeden onaya',
    definition:
      'Sayfa görüntülemeleri, iş emri formunun açılmaları ve gönderilmeleri, mesajdan bu dönemde açılan iş emirleri ve bunlardan teklifi onaylananlar; bir mesaj bir kez sayılır.',
    siteWords: {
      title: 'Görüntülemeden forma',
      definition:
        'Sayfa görüntülemeleri, iş emri formunun açılmaları ve gönderilmeleri; kişiler değil olaylar sayılır.',
    },
  },
  formSources: {
    section: 'site',
    title: 'Forma götüren aramalar ve arıza sayfaları',
    definition: 'İş emri formunun hangi arıza sayfasından ya da aramadan açıldığı ve bunlardan kaçının gönderildiği.',
  },
  emptySearches: {
    section: 'site',
    title: 'Sonuçsuz aramalar',
    definition:
      'Bu dönemde en az beş kez aranıp bulunamayan ve bugün de bulunamayan on sözcük; toplam, sonuç vermeyen bütün aramalardır.',
  },
} as const satisfies Record<string, Definition>

export type FigureName = keyof typeof FIGURES

export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[]

/** Returns the title and the definition of a figure for a role. */
export function wordsOf(figure: FigureName, account: Parameters<typeof isAllowed>[0]) {
  const { title, definition, siteWords }: Definition = FIGURES[figure]
  return siteWords && !isAllowed(account, SECTION_ACCESS.orders) ? siteWords : { title, definition }
}

/** The name of a figure's file without its extension, and its anchor on the screen: 'acilan-is-emirleri'. */
export const figureSlug = (figure: FigureName) => slugFromText(FIGURES[figure].title)

/** Returns the figure with this slug, or undefined. */
export const figureOf = (slug: string) => FIGURE_NAMES.find((figure) => figureSlug(figure) === slug)
