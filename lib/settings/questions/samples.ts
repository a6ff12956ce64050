import type { Question } from '@/lib/settings/questions/questions'

/**
 * The questions of a new site, which the panel also offers to a site without questions. The owner replaces what is in square
 * brackets.
 */
export const QUESTION_SAMPLES: readonly Question[] = [
  {
    question: 'Arıza tespiti ne kadar sürer?',
    answer: [
      'Cihaz elimize geçtikten sonra çoğu işte **[3] iş günü** içinde ölçüm biter; arızanın sebebi ve fiyat size yazılı gelir. Ara sıra çıkan arızada ve belgesi bulunmayan eski kartta süre uzar.',
      'Cihazın hangi adımda olduğunu takip sayfanızda görürsünüz. Bağlantısı, iş emri açılınca e-postanıza gelir.',
    ].join('\n\n'),
    home: true,
  },
  {
    question: 'Arıza tespiti ücretli mi?',
    answer: [
      'Tespit ücreti **[000,00 TL + KDV]**’dir. Onarımı onaylarsanız **[ayrıca alınmaz]**.',
      'Onaylamazsanız cihaz onarılmadan, geldiği hâliyle iade edilir; iade kargosu **[size]** aittir.',
    ].join('\n\n'),
    home: true,
  },
  {
    question: 'Onarım kaça mal olur?',
    answer: [
      'Ölçmeden fiyat vermiyoruz: aynı alarmın ardından tek bir optokuplör de çıkabilir, güç modülünün tamamı da.',
      'Ölçüm bitince teklif satır satır gelir: değişecek parçalar, işçilik, kargo ve KDV. Siz onaylamadan onarım başlamaz.',
    ].join('\n\n'),
    home: false,
  },
  {
    question: 'Cihazı nereye, nasıl göndereyim?',
    answer: [
      'Adres: {adres}. Elden de getirebilirsiniz; çalışma saatleri [İletişim sayfasında](/iletisim).',
      '- Sürücü ve inverterde etiketteki boşalma süresi dolmadan sökmeye başlamayın.\n- Kutuyla cihaz arasında her yönde en az 5 cm dolgu kalsın.\n- Sökülmüş kartı metalize koruyucu torbaya koyun.\n- Etiketin ve bağlantıların fotoğrafını sökmeden çekin.\n- Kutunun içine adınızı, telefonunuzu ve alarm kodunu yazın.',
      'Ayrıntısı: [Arızalı cihaz nasıl paketlenir?](/teknik-bilgi/arizali-cihaz-nasil-paketlenir)',
    ].join('\n\n'),
    home: false,
  },
  {
    question: 'Ödemeyi nasıl yaparım?',
    answer: [
      'Ödeme **[teslimden önce, havale ile]** yapılır. Hesap numaramız teklif belgesinde, onayınızdan sonra da takip sayfanızda yazar; açıklamaya iş emri numarasını yazmanız yeter.',
      'E-postayla başka bir hesap numarası gelirse ödemeden önce telefonla sorun.',
    ].join('\n\n'),
    home: true,
  },
  {
    question: 'Hattımız duruyor. Acil iş alıyor musunuz?',
    answer: [
      'Formu beklemeyin, arayın: {telefon}. Alarm kodunu ve etiketteki modeli hazır bulundurun.',
      'Acil işte ölçüm **[aynı iş günü]** başlar; acil iş farkı **[%00]**’dır ve teklifte ayrı satırda yazar.',
    ].join('\n\n'),
    home: false,
  },
  {
    question: 'Onarımın garantisi var mı?',
    answer: [
      'Onarıma **{garanti} ay** garanti verilir. Süre teslim günü başlar; son günü garanti belgesinde ve takip sayfanızda yazar.',
      'Garanti yapılan onarımı kapsar. Aynı alarm yine çıkarsa cihazı sökmeden, iş emri numarasıyla arayın.',
    ].join('\n\n'),
    home: false,
  },
  {
    question: 'Hangi markaları onarıyorsunuz?',
    answer: [
      'Marka ayırmıyoruz; kart bileşen düzeyinde ölçülür. Sık gelenler [Arıza Kodları](/ariza-kodlari) sayfasında markasıyla yazılı.',
      'Markanız orada yoksa etiketin fotoğrafını formla gönderin: üretimden kalkmış cihazda ölçü, parçanın bulunup bulunmadığıdır.',
    ].join('\n\n'),
    home: false,
  },
]
