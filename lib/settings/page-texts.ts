import { area, line, type TextField } from '@/lib/content/fields'

/**
 * The default texts of pages that the owner may rewrite, by the section that stores them. Names are unique across all sections,
 * because one form contains them all. Also runs in browsers.
 */

type PageText = { field: TextField; original: string }
type PageTexts = Readonly<Record<string, PageText>>

const MAX_LINE_CHARS = 120
const MAX_TEXT_CHARS = 2000

const title = (label: string, original: string): PageText => ({ field: line(label, { required: true }), original })

const text = (label: string, original: string, hint?: string): PageText => ({
  field: area(label, { required: true, rows: original.length > 200 ? 4 : 3, hint }),
  original,
})

/** Several paragraphs or items, one per line. */
const lines = (label: string, original: readonly string[], hint = 'Her satır bir paragraf.'): PageText => ({
  field: area(label, { required: true, rows: Math.max(3, original.length + 1), hint }),
  original: original.join('\n'),
})

const aboutTexts = {
  aboutIntro: text(
    'Giriş',
    '{kuruluş} yılından beri sanayi tesislerinin elektronik kart ve cihazlarını onarıyoruz. {deneyim} değişmeyen kural: ölçmeden karar vermemek.',
    '{kuruluş} yerine kuruluş yılı, {deneyim} yerine “25 yılı aşan sürede” gibi sözler yazılır.',
  ),
  mission: lines('Misyonumuz', [
    'Duran bir hattı, cihazı yenisiyle değiştirmeden ve arızanın sebebini bırakmadan yeniden çalıştırmak.',
    'Bunun için kart değil bileşen onarırız: arızalı parça ile onu zorlayan çevre devre birlikte değişir.',
  ]),
  vision: lines('Vizyonumuz', [
    'Üretimden kalkmış bir kartın da onarılabildiği, yedek parça bekleyen tek bir hattın kalmadığı bir sanayi.',
  ]),
  whyUs: lines(
    'Neden biz',
    [
      'Onayınız olmadan işlem yapılmaz: ölçüm sonucu ve fiyat önce size gelir',
      'Her cihaz yük altında test edilir: motorla ya da yapay yükle',
      'Parametre ve programlar onarımdan önce yedeklenir',
      'Ne ölçüldüğü ve neyin değiştiği test tutanağında yazılıdır',
      'Teslim garanti belgesiyle yapılır',
    ],
    'Her satır bir madde.',
  ),
  howWeWork: text('Nasıl çalışırız', 'Kayıttan teslime altı adım; hangi adımda ne yapıldığı tek tek yazılı.'),
} satisfies PageTexts

const processTexts = {
  processLead: text(
    'Giriş',
    'Cihazınız kayıttan teslime altı test noktasından geçer. Siz onaylamadan onarım başlamaz.',
  ),
  step1: lines('TP1 Kayıt', [
    'Cihaz geldiğinde etiketi, alarm kodu ve anlattığınız arıza kayda girer. İş emri numarası size bildirilir.',
    'Sizden: cihaz, etiketteki model, alarm kodu, arızanın ne zaman çıktığı.',
  ]),
  step2: lines('TP2 Arıza tespiti', [
    'Kart önce enerjisiz, sonra enerji altında ölçülür; arıza bileşene kadar izlenir. Parametre ve program okunabiliyorsa önce yedeklenir.',
    'Ölçülenler: güç katı, sürme devresi, besleme, haberleşme, bağlantı.',
  ]),
  step3: lines('TP3 Onay', [
    'Arızanın sebebi, değişecek parçalar ve fiyat size gelir. Onayınız olmadan işlem yapılmaz.',
    'Onay verilmeden bir sonraki adıma geçilmez.',
  ]),
  step4: lines('TP4 Onarım', [
    'Arızalı bileşen ile onu zorlayan çevre devre değişir. Lehimler mikroskop altında denetlenir, kart temizlenir.',
    'Değişen parçalar test tutanağına yazılır.',
  ]),
  step5: lines('TP5 Yük altında test', [
    'Cihaz motorla ya da yapay yükle çalıştırılır; akım, gerilim ve sıcaklık izlenir.',
    'Boşta çalışan cihaz onarılmış sayılmaz.',
  ]),
  step6: lines('TP6 Garantili teslim', [
    'Cihaz test tutanağı ve garanti belgesiyle kargolanır ya da elden teslim edilir.',
    'Yedeklenen parametreler geri yüklenmiş olur.',
  ]),
  processEndTitle: title('Son bölümün başlığı', 'İlk adım kayıt'),
  processEnd: text('Son bölüm', 'Alarm kodunu ve etiketteki modeli iş emri formuna yazın.'),
} satisfies PageTexts

const homeTexts = {
  codeTitle: title('Alarm kodu, başlık', 'Alarm kodunuzu yazın'),
  codeText: text(
    'Alarm kodu, metin',
    'Göstergede gördüğünüz kodu ya da belirtiyi yazın: ne anlama gelir, sebebi nedir, güvenle neye bakabilirsiniz.',
  ),
  devicesTitle: title('Cihazlar, başlık', 'Onardığımız cihazlar'),
  devicesText: text(
    'Cihazlar, metin',
    'Her cihazın altında tezgâhımıza en sık gelen arızalar yazılı. Sizdeki belirti listede yoksa da sorun; arızayı ölçerek buluruz.',
  ),
  railTitle: title('Tamir süreci, başlık', 'Cihazınız altı test noktasından geçer'),
  railText: text('Tamir süreci, metin', 'Siz onaylamadan onarım başlamaz: onay vermezseniz cihaza işlem yapılmaz.'),
  rail1: text(
    'TP1 Kayıt',
    'Cihazın etiketi, alarm kodu ve arıza tarifi kayda girer. İş emri numarası size bildirilir.',
  ),
  rail2: text(
    'TP2 Arıza tespiti',
    'Kart enerji altında ölçülür, arıza bileşene kadar izlenir. Parametreler önce yedeklenir.',
  ),
  rail3: text('TP3 Onay', 'Ölçüm sonucu ve fiyat size gelir. Siz onaylamadan onarım başlamaz.'),
  rail4: text(
    'TP4 Onarım',
    'Arızalı bileşen ile onu zorlayan çevre devre değişir, lehimler mikroskop altında denetlenir.',
  ),
  rail5: text('TP5 Yük altında test', 'Cihaz motorla veya yapay yükle çalıştırılır, sıcaklık ve akım izlenir.'),
  rail6: text('TP6 Garantili teslim', 'Test tutanağı ve garanti belgesiyle kargolanır ya da elden teslim edilir.'),
  questionsText: text(
    'Sık sorulanlar, metin',
    'Süre, tespit ücreti ve ödeme: ilk telefonda sorulan üç soru.',
    'Seçtiğiniz üç soruyu anlatın.',
  ),
  plateTitle: title('Teklif, başlık', 'Teklif için cihazın etiketi yeterli'),
  plateText: text(
    'Teklif, metin',
    'Etiketteki marka ve modeli iş emri formuna, alarm kodunu ve arızanın ne zaman çıktığını arıza tanımına yazın.',
  ),
} satisfies PageTexts

const formTexts = {
  sentText: text('Gönderildikten sonra', 'Mesajınız başarıyla gönderildi. En kısa sürede sizinle iletişime geçeceğiz.'),
} satisfies PageTexts

const PAGE_TEXTS = { aboutTexts, processTexts, homeTexts, formTexts } as const

export type TextSection = keyof typeof PAGE_TEXTS

export const TEXT_SECTIONS = Object.keys(PAGE_TEXTS) as TextSection[]

/** The texts of a section by their names. */
export type TextsOf<Name extends TextSection> = Record<keyof (typeof PAGE_TEXTS)[Name], string>

/** Whether a section of the settings contains texts of pages. */
export const isTextSection = (section: string): section is TextSection => section in PAGE_TEXTS

function mapTexts<Name extends TextSection, Value>(section: Name, toValue: (pageText: PageText) => Value) {
  const texts = Object.entries(PAGE_TEXTS[section]).map(([name, pageText]) => [name, toValue(pageText)])
  return Object.fromEntries(texts) as Record<keyof TextsOf<Name>, Value>
}

/** Returns the field table of a section's form. */
export const textFields = <Name extends TextSection>(section: Name) => mapTexts(section, ({ field }) => field)

/** Returns the original texts of a section. */
export const originalTexts = <Name extends TextSection>(section: Name) => mapTexts(section, ({ original }) => original)

/** Returns the maximum length of each text of a section. */
export const textLimits = (section: TextSection) =>
  mapTexts(section, ({ field }) => (field.kind === 'line' ? MAX_LINE_CHARS : MAX_TEXT_CHARS))
