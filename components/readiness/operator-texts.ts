/** Instructions that a manager passes on to the person who runs the server. */
export const OPERATOR_TEXTS = {
  'mail-settings': `Site e-posta gönderemiyor. Sunucudaki ayarlara bu iki satırı kendi değerlerinizle yazıp siteyi yeniden başlatın:

SMTP_URL='smtps://kullanıcı:şifre@smtp.ornek.example'
MAIL_FROM='Firma Adı <servis@ornek.example>'

Ayrıntısı projede: docs/operations.md, “Mail”.`,
  'backup-instructions': `Sitenin yedeği her gece alınmalı.

Docker ile kurulduysa “backup” hizmeti alır. Almıyorsa nedeni günlüğündedir:
docker compose logs backup

Docker’sız kurulduysa her gece bu komut çalışmalı:
npm run backup

Bu yedek sunucunun kendisinde durur. Başka bir yere de kopyalamak için COPIES_TO ve COPIES_PASSWORD yazılıp bu çalıştırılır; Docker’sız “npm run copies”:
docker compose --profile copies up -d --build

Ayrıntısı projede: docs/operations.md, “Backup and restore”.`,
}
