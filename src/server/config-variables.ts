import path from 'node:path'
import { z } from 'zod'
import {
  addresses,
  bucketName,
  choice,
  folder,
  host,
  mailAddress,
  origin,
  port,
  portal,
  postgresUrl,
  proxies,
  readableFile,
  webAddress,
  wholeNumber,
  words,
} from './config-kinds.ts'
import { projectRoot } from './project-root.ts'

/** Every variable that the server knows: its check, its default, and what it is for. */
/** What is set with the first needs the second. */
const together = [
  ['TLS_CERT', 'TLS_KEY'],
  ['TLS_KEY', 'TLS_CERT'],
  ['MARKETPLACE_URL', 'MARKETPLACE_PARTNER_ID'],
  ['MARKETPLACE_URL', 'MARKETPLACE_PARTNER_KEY'],
  ['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  ['WHATSAPP_VERIFY_TOKEN', 'WHATSAPP_APP_SECRET'],
  ['WHATSAPP_APP_SECRET', 'WHATSAPP_URL'],
  ['GROSIR_URL', 'GROSIR_TOKEN'],
  ['PORTAL_PUSAT', 'PORTAL_TOKEN'],
  ['S3_URL', 'S3_BUCKET'],
  ['S3_URL', 'S3_KEY'],
  ['S3_URL', 'S3_SECRET'],
  ['S3_BUCKET', 'S3_URL'],
  ['S3_KEY', 'S3_URL'],
  ['S3_SECRET', 'S3_URL'],
  ['PUSH_KUNCI_UMUM', 'PUSH_KUNCI_RAHASIA'],
  ['PUSH_KUNCI_RAHASIA', 'PUSH_KUNCI_UMUM'],
] as const

export const environment = z
  .object({
    PORT: port.default(4080).describe('Port tempat server menjawab; 0 = dipilihkan.'),
    HOST: host
      .optional()
      .describe(
        'Alamat tempat server mendengar; 0.0.0.0 = semua alamat mesin ini, untuk perangkat toko ' +
          'yang lain. Tanpa ini 127.0.0.1: hanya mesin ini sendiri.',
      ),
    DATA_DIR: folder
      .default(() => path.join(projectRoot(), 'data'))
      .describe('Folder data: database bawaan, foto, sertifikat, catatan.'),
    FILES_DIR: folder
      .optional()
      .describe(
        'Folder foto dan berkas, bila beberapa server memakai database yang sama: folder bersama ' +
          'itu; tanpa ini DATA_DIR/files.',
      ),
    S3_URL: webAddress
      .optional()
      .describe(
        'Tempat simpan foto yang berbicara S3 (Amazon S3, MinIO, R2, ...); tanpa ini foto ada di ' +
          'FILES_DIR. Alamatnya tanpa nama bucket, misalnya https://s3.ap-southeast-3.amazonaws.com.',
      ),
    S3_BUCKET: bucketName.optional().describe('Bucket di sana, yang sudah ada.'),
    S3_KEY: z.string().optional().describe('Access key di sana.'),
    S3_SECRET: z.string().optional().describe('Secret key di sana.'),
    S3_REGION: z.string().default('us-east-1').describe('Region di sana; R2: auto.'),
    DATABASE_URL: postgresUrl
      .optional()
      .describe(
        'PostgreSQL 15 atau lebih baru yang sudah ada, sebagai pemiliknya; tanpa ini server ' +
          'menjalankan PostgreSQL bawaan di DATA_DIR.',
      ),
    DATABASE_APP_URL: postgresUrl
      .optional()
      .describe('Database yang sama sebagai peran aplikasi, bila peran itu Anda buat sendiri.'),
    READ_DATABASE_URL: postgresUrl
      .optional()
      .describe(
        'Replika streaming dari database itu: laporan dibaca di sana. Hanya mesin, port dan nama ' +
          'database yang dipakai; masuknya sebagai peran aplikasi.',
      ),
    READ_DATABASE_LAG: wholeNumber(1, 3_600)
      .default(60)
      .describe('Replika yang tertinggal lebih dari sekian detik tidak dibaca.'),
    DATABASE_POOL: wholeNumber(2, 100).default(10).describe('Jumlah koneksi ke database.'),
    HTTPS: choice(['auto', 'off', 'on', 'only'])
      .default('auto')
      .describe(
        'on = HTTPS di samping HTTP; only = HTTP hanya mengalihkan ke HTTPS; off = tanpa HTTPS. ' +
          'auto = bila HOST dicapai mesin lain, HTTPS menyala dan mesin lain dialihkan ke sana. ' +
          'Tanpa TLS_CERT server membuat sertifikatnya sendiri.',
      ),
    HTTPS_PORT: port.optional().describe('Port HTTPS; tanpa ini PORT + 1.'),
    HTTPS_NAMES: words
      .default([])
      .describe(
        'Nama atau alamat lain server ini, untuk sertifikat buatan sendiri dan untuk passkey.',
      ),
    TLS_CERT: readableFile.optional().describe('Berkas sertifikat (PEM) dengan rantainya.'),
    TLS_KEY: readableFile.optional().describe('Berkas kunci sertifikat itu (PEM).'),
    TRUST_PROXY: proxies
      .default([])
      .describe(
        'Proxy yang boleh menyebut alamat asal pengunjung: loopback, alamat, atau jaringan.',
      ),
    ORIGIN: origin
      .optional()
      .describe('Alamat umum server untuk tautan di nota, misalnya https://toko.example.'),
    PORTAL_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{32,200}$/, 'harus 32 sampai 200 huruf dan angka tanpa spasi')
      .optional()
      .describe(
        'Rahasia bersama server-server satu rantai: panggilan antara kantor pusat dan cabang yang ' +
          'servernya sendiri ditandatangani dengannya; tidak pernah dikirim.',
      ),
    PORTAL_PUSAT: portal
      .optional()
      .describe(
        'Untuk cabang yang servernya sendiri: alamat kantor pusatnya, misalnya ' +
          'https://pusat.example/portal/PUSAT.',
      ),
    PORTAL_HOSTS: words
      .default([])
      .describe(
        'Mesin server-server lain yang boleh dipanggil, misalnya gs5.example,10.8.0.5:4081; tanpa ini ' +
          'hanya mesin PORTAL_PUSAT.',
      ),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'harus 16 sampai 200 huruf dan angka tanpa spasi')
      .optional()
      .describe('Siapa yang menyebutnya (Authorization: Bearer ...) boleh membaca /metrics.'),
    METRICS_FROM: addresses
      .default([])
      .describe('Alamat yang boleh membaca /metrics tanpa token: loopback, alamat, jaringan.'),
    BACKUP_DIR: folder
      .optional()
      .describe('Folder cadangan, sebaiknya di disk lain; tanpa ini DATA_DIR/cadangan.'),
    BACKUP_COPY_DIR: folder
      .optional()
      .describe(
        'Folder lain untuk salinan setiap cadangan: disk jaringan, atau folder yang disalin ke ' +
          'luar gedung oleh program lain.',
      ),
    ALARM_URL: webAddress
      .optional()
      .describe(
        'Alamat yang dikirimi satu kalimat (POST, teks) bila cadangan gagal atau terlalu tua.',
      ),
    WHATSAPP_URL: webAddress
      .optional()
      .describe(
        'Alamat yang mengirim pesan WhatsApp: Cloud API (https://graph.facebook.com/v23.0) atau ' +
          'program lain; kosong berarti tidak ada pesan yang terkirim.',
      ),
    WHATSAPP_TOKEN: z
      .string()
      .min(8, 'harus paling sedikit 8 huruf')
      .optional()
      .describe('Kunci rahasia alamat itu.'),
    WHATSAPP_JENIS: choice(['cloud', 'webhook'])
      .default('webhook')
      .describe('Bahasa alamat itu: cloud = WhatsApp Cloud API, webhook = satu panggilan JSON.'),
    WHATSAPP_APP_SECRET: z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'harus 16 sampai 200 huruf dan angka tanpa spasi')
      .optional()
      .describe(
        'App secret aplikasi Meta Anda: menandatangani kabar pesan (sampai, dibaca, gagal) dari ' +
          'WhatsApp Cloud API.',
      ),
    WHATSAPP_VERIFY_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'harus 16 sampai 200 huruf dan angka tanpa spasi')
      .optional()
      .describe('Kata yang juga Anda ketik di Meta (Verify token) untuk alamat kabar itu.'),
    MARKETPLACE_URL: origin
      .optional()
      .describe(
        'Alamat Shopee Open Platform, misalnya https://partner.shopeemobile.com; tanpa ini tidak ' +
          'ada barang yang dijual di marketplace.',
      ),
    MARKETPLACE_PARTNER_ID: wholeNumber(1, 999_999_999)
      .optional()
      .describe('Partner ID aplikasi Anda di sana.'),
    MARKETPLACE_PARTNER_KEY: z
      .string()
      .min(16, 'harus paling sedikit 16 huruf')
      .optional()
      .describe('Partner key aplikasi itu: rahasia, menandatangani setiap panggilan.'),
    GROSIR_DOMAIN: origin
      .optional()
      .describe('Alamat program grosir untuk peramban, misalnya https://grosir.example.'),
    GROSIR_URL: origin
      .optional()
      .describe('Alamat server program grosir, tempat server ini meminta tiket masuk.'),
    GROSIR_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{32,200}$/, 'harus 32 sampai 200 huruf dan angka tanpa spasi')
      .optional()
      .describe(
        'Rahasia bersama kedua program itu: menandatangani permintaan tiket; tidak pernah dikirim.',
      ),
    EMAIL_URL: mailAddress
      .optional()
      .describe(
        'Server surat (SMTP), smtp://nama:sandi@surat.example:587 atau smtps://; kosong berarti ' +
          'tidak ada e-mail yang terkirim.',
      ),
    EMAIL_DARI: z
      .string()
      .min(3, 'harus alamat e-mail')
      .optional()
      .describe('Pengirim e-mail, misalnya Kencana <kabar@toko.example>; bawaan: nama di alamat.'),
    PUSH_KUNCI_UMUM: z
      .string()
      .regex(/^[A-Za-z0-9_-]{87}$/, 'harus kunci VAPID (npx web-push generate-vapid-keys)')
      .optional()
      .describe('Kunci umum untuk memanggil perangkat pemberi otorisasi (Web Push, VAPID).'),
    PUSH_KUNCI_RAHASIA: z
      .string()
      .regex(/^[A-Za-z0-9_-]{43}$/, 'harus kunci VAPID (npx web-push generate-vapid-keys)')
      .optional()
      .describe('Kunci rahasianya.'),
    PUSH_KONTAK: z
      .string()
      .regex(/^(?:mailto:|https:)/, 'harus mailto: atau https:')
      .default('mailto:kencana@localhost.invalid')
      .describe('Siapa yang dihubungi layanan push bila ada masalah.'),
    PUSH_LAYANAN: z
      .string()
      .regex(/^[a-z0-9.:-]+(?:,[a-z0-9.:-]+)*$/, 'harus nama mesin, dipisah koma')
      .optional()
      .describe('Layanan push selain milik pembuat peramban, misalnya push.contoh.id.'),
    BACKUP_HOUR: z
      .string()
      .regex(/^(?:off|\d|1\d|2[0-3])$/, 'harus jam 0 sampai 23, atau off')
      .default('2')
      .describe('Jam cadangan tiap malam menurut waktu kantor pusat; off = tidak sendiri.'),
    BACKUP_KEEP: wholeNumber(1, 1000).default(14).describe('Berapa cadangan terakhir disimpan.'),
    BACKUP_PASSPHRASE: z
      .string()
      .min(12, 'harus sedikitnya 12 huruf')
      .optional()
      .describe('Kata sandi yang mengunci berkas cadangan; hilang = cadangan tidak dapat dibuka.'),
    DRAIN_SECONDS: wholeNumber(0, 300)
      .default(0)
      .describe(
        'Bila beberapa server di belakang penyeimbang beban: sesudah SIGTERM /readyz menjawab 503 ' +
          'sekian detik sebelum server menutup pintunya.',
      ),
    CALLS_PER_SECOND: wholeNumber(0, 10_000)
      .default(25)
      .describe(
        'Panggilan tiap detik dari seorang user, atau dari alamat yang belum masuk; empat ' +
          'puluh kali itu boleh sekaligus. 0 = tanpa batas.',
      ),
    LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
      .default('info')
      .describe('Seberapa rinci catatan server.'),
  })
  .superRefine((value, context) => {
    const fault = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    for (const [name, needs] of together)
      if (value[name] && !value[needs]) fault(needs, `harus diisi bersama ${name}`)
    if (value.DATABASE_APP_URL && !value.DATABASE_URL)
      fault('DATABASE_APP_URL', 'hanya berarti bersama DATABASE_URL')
    if (value.WHATSAPP_APP_SECRET && value.WHATSAPP_JENIS !== 'cloud')
      fault('WHATSAPP_APP_SECRET', 'hanya berarti bersama WHATSAPP_JENIS=cloud')
    if (value.EMAIL_URL && !value.EMAIL_DARI && !new URL(value.EMAIL_URL).username.includes('%40'))
      fault('EMAIL_DARI', 'harus diisi: nama di EMAIL_URL bukan alamat e-mail')
    if (
      value.HTTPS !== 'off' &&
      value.HTTPS_PORT !== undefined &&
      value.HTTPS_PORT !== 0 &&
      value.HTTPS_PORT === value.PORT
    )
      fault('HTTPS_PORT', 'tidak boleh sama dengan PORT')
  })
