/**
 * Common Turkish passwords, in lower case and without Turkish diacritics. The package's list lacks them, because it was
 * collected from English sites.
 */
export const TURKISH_PASSWORDS: readonly string[] = `
  sifre sifrem sifre1 sifre12 sifre123 sifre1234 sifre12345 sifre123456 sifre.123 123sifre yenisifre yenisifre1
  yenisifre123 benimsifrem sifreyok sifreunuttum parola1 parola12 parola123 parola1234 parolam deneme1 deneme12
  deneme123 deneme1234 yonetici yonetici1 yonetici123 admin123. panel123 giris123 kullanici kullanici1
  kullanici123 misafir123 test1234. firma123 sirket123 servis123 atolye123 istanbul1 istanbul34 istanbul123
  istanbul1453 fatih1453 ankara06 ankara123 izmir35 izmir123 bursa16 kayseri kayseri38 trabzon61 trabzon adana01
  antalya07 konya42 samsun55 gaziantep gaziantep27 kocaeli41 sakarya54 eskisehir eskisehir26 diyarbakir fenerbahce1
  fenerbahce1907 fenerbahce123 fener1907 galatasaray1 galatasaray1905 galatasaray123 cimbom1905 besiktas1
  besiktas1903 besiktas123 karakartal karakartal1903 trabzonspor trabzonspor61 trabzonspor1967 bursaspor bursaspor16
  goztepe35 carsi1903 turkiye1 turkiye1923 turkiye123 turkiyem cumhuriyet cumhuriyet1923 ataturk ataturk1
  ataturk1881 ataturk1923 ataturk123 mustafakemal mustafakemal1881 bozkurt bozkurt123 seniseviyorum seniseviyorum1
  seviyorum askim askim1 askim123 canim1 canim123 hayatim hayatim1 birtanem birtanem1 bebegim annem annem123 babam123
  ailem kardesim ahmet123 mehmet123 mustafa123 ali12345 huseyin huseyin1 hasan123 ibrahim1 fatma123 ayse123 zeynep123
  emre123 murat123 merhaba merhaba1 merhaba123 selam123 bismillah bismillah1 allah1 allah123 allahbuyuktur hosgeldin
  hosgeldiniz abcdefg1 abc1234. 123456789a 1234qwer. qwerty123. 123qweasd qweasd123 asd12345 123asd123 asdf1234.
  a1234567. aa123456
`
  .trim()
  .split(/\s+/)
