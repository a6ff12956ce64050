/** A message as the form stores it. Optional fields that were left empty are ''. */
type SeedMessage = {
  companyName: string
  contactPerson: string
  phone: string
  email: string
  deviceBrand: string
  deviceModel: string
  problemDescription: string
  /** ISO 8601. */
  receivedAt: string
  isRead: boolean
}

/** Invented messages, newest first. E-mail addresses use the reserved domain, phone numbers use 555. */
export const messages: SeedMessage[] = [
  {
    companyName: 'Tunçel Ambalaj',
    contactPerson: 'Sevgi Taşkıran',
    phone: '0532 555 01 23',
    email: 'bakim@tuncel.example',
    deviceBrand: 'Yumaro',
    deviceModel: 'YS2-40A-4HP',
    problemDescription:
      'Makine sabah ilk açılışta AL16 veriyor. Motor kablosunu söktük, alarm yine çıktı. Hat duruyor, yedeğimiz yok.',
    receivedAt: '2026-11-20T00:30:00+03:00',
    isRead: false,
  },
  {
    companyName: 'Işıklar Döküm San.',
    contactPerson: 'Orhan Şimşek',
    phone: '+90 224 555 04 40',
    email: 'o.simsek@isiklar.example',
    deviceBrand: 'Vektral',
    deviceModel: 'VX-110',
    problemDescription:
      'Fan dönmüyor, yirmi dakika sonra aşırı sıcaklık hatasına geçiyor. Gövdesi el değmeyecek kadar ısınıyor.',
    receivedAt: '2026-11-19T17:12:00+03:00',
    isRead: false,
  },
  {
    companyName: '',
    contactPerson: 'Gülay İnce',
    phone: '0505 555 09 10',
    email: 'gulay.ince@posta.example',
    deviceBrand: 'Kestrun',
    deviceModel: 'KP-700',
    problemDescription: 'Dokunmatiğin sağ alt köşesi basmıyor, kalibrasyon tamamlanmıyor.',
    receivedAt: '2026-11-19T14:48:00+03:00',
    isRead: false,
  },
  {
    companyName: 'Bozkır Plastik',
    contactPerson: 'Çağrı Ünal',
    phone: '0332 555 02 77',
    email: 'satinalma@bozkir.example',
    deviceBrand: 'Nordhel',
    deviceModel: 'N400-24',
    problemDescription: '24 V çıkışı yükte 17 volta düşüyor. İki adet göndermek istiyoruz.',
    receivedAt: '2026-11-17T09:05:00+03:00',
    isRead: true,
  },
  {
    companyName: 'Ege Kalıp',
    contactPerson: 'İlker Doğan',
    phone: '0232 555 06 18',
    email: 'ilker@egekalip.example',
    deviceBrand: 'Torvika',
    deviceModel: 'RC-5',
    problemDescription: 'El terminali açılıyor ama acil stop zinciri kapanmıyor. Kapı anahtarlarını ölçtük, sağlam.',
    receivedAt: '2026-11-12T11:36:00+03:00',
    isRead: true,
  },
  {
    companyName: 'Yelkıran Makine',
    contactPerson: 'Nurhan Bektaş',
    phone: '0262 555 03 84',
    email: 'n.bektas@yelkiran.example',
    deviceBrand: 'Harvesk',
    deviceModel: 'HN-18M',
    problemDescription:
      'Torna hafta sonu kapalı kaldı, pazartesi eksen parametreleri silinmişti. Pili değiştirip parametreleri yedekten yükledik, enerji kesilince yine siliniyor.\n\nArıza tespiti kaç gün sürer, teklifi kabul etmezsek ücret öder miyiz?',
    receivedAt: '2026-11-03T16:20:00+03:00',
    isRead: true,
  },
  {
    companyName: 'Pelitova Gıda',
    contactPerson: 'Mert Kocabaş',
    phone: '0542 555 07 31',
    email: 'teknik@pelitova.example',
    deviceBrand: '',
    deviceModel: '',
    problemDescription:
      'Dolum makinesinin besleme kartı. Etiketi silinmiş, marka ve model okunmuyor.\nSigortası sağlam, kart üzerindeki yeşil ışık yanıp sönüyor, ekran hiç gelmiyor. Kartın fotoğrafını gönderebilirim.',
    receivedAt: '2026-10-22T10:54:00+03:00',
    isRead: true,
  },
]
