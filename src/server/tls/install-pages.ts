import type { FastifyInstance } from 'fastify'
import { X509Certificate } from 'node:crypto'

/**
 * The pages where devices of the shop get the authority's certificate and the steps to install it.
 */
export const CERTIFICATE_PATH = '/kencana-ca.crt'
export const INSTALL_PATH = '/pasang-sertifikat'

/** What a device shows of the certificate (SHA-256), to be compared with the server's console. */
export const sealOf = (certificate: string): string =>
  new X509Certificate(certificate).fingerprint256

/** A request for one of the two pages below; undefined = something else. */
export interface Page {
  readonly type: string
  readonly body: string
}

export function installPage(path: string, certificate: string): Page | undefined {
  switch (path) {
    case CERTIFICATE_PATH:
      // This type makes Android and iOS offer to install it instead of showing it.
      return { type: 'application/x-x509-ca-cert', body: certificate }
    case INSTALL_PATH:
      return { type: 'text/html; charset=utf-8', body: stepsFor(certificate) }
    default:
      return undefined
  }
}

/** Serves the steps when there is no certificate of ours to install: it says what is missing. */
export function registerMissingPage(app: FastifyInstance, certified: boolean): void {
  const body = certified ? ownCertificate : noHttps
  app.get(INSTALL_PATH, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(body),
  )
}

/** Serves both on the shop's ordinary server; they hold no secret. */
export function registerInstallPages(app: FastifyInstance, certificate: string): void {
  for (const path of [CERTIFICATE_PATH, INSTALL_PATH]) {
    app.get(path, async (_request, reply) => {
      const page = installPage(path, certificate)
      return reply.type(page?.type ?? 'text/plain').send(page?.body)
    })
  }
}

const devices = [
  {
    device: 'Android',
    steps: [
      'Buka tautan di atas dengan Chrome; berkas kencana-ca.crt terunduh.',
      'Setelan, Keamanan, Enkripsi dan kredensial, Instal sertifikat, Sertifikat CA, Tetap instal.',
      'Pilih kencana-ca.crt.',
    ],
  },
  {
    device: 'iPhone dan iPad',
    steps: [
      'Buka tautan di atas dengan Safari, pilih Izinkan.',
      'Pengaturan, Profil Diunduh, Instal.',
      'Pengaturan, Umum, Mengenai, Pengaturan Kepercayaan Sertifikat: hidupkan Kencana.',
    ],
  },
  {
    device: 'Windows (Chrome dan Edge)',
    steps: [
      'Buka tautan di atas, lalu buka berkas kencana-ca.crt.',
      'Instal Sertifikat, Mesin Lokal, Tempatkan semua sertifikat di penyimpanan berikut.',
      'Pilih Otoritas Sertifikasi Akar Tepercaya, lalu Selesai. Tutup semua jendela browser.',
    ],
  },
  {
    device: 'Mac',
    steps: [
      'Buka tautan di atas, lalu buka berkas kencana-ca.crt; masukkan ke rantai kunci Sistem.',
      'Di Akses Rantai Kunci, klik ganda Kencana, Kepercayaan: Selalu Percaya.',
    ],
  },
  {
    device: 'Firefox (semua mesin)',
    steps: [
      'Pengaturan, Privasi dan Keamanan, Lihat Sertifikat, Otoritas, Impor.',
      'Pilih kencana-ca.crt dan centang percaya untuk mengenali situs web.',
    ],
  },
]

const list = ({ device, steps }: (typeof devices)[number]) =>
  `<h2>${device}</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`

const pageOf = (body: string): string => `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><title>Memasang sertifikat Kencana</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body>
<h1>Memasang sertifikat Kencana</h1>
${body}
</body></html>
`

const noHttps = pageOf(`<p><strong>HTTPS belum dinyalakan di server ini.</strong> Tanpa itu sandi
lewat jaringan tanpa dikunci, dan kamera, timbangan, printer label serta sidik jari tidak dapat dipakai
dari perangkat lain.</p>
<ol><li>Di server: isi <code>HOST=0.0.0.0</code> dan <code>HTTPS=auto</code> di pengaturannya (docs/operasi/menjalankan.md), lalu mulai
ulang.</li><li>Buka halaman ini lagi: langkah untuk setiap perangkat ada di sini.</li></ol>`)

const ownCertificate =
  pageOf(`<p>Server ini memakai sertifikat milik toko sendiri: tidak ada yang perlu
dipasang. Buka alamat https-nya. Bila peramban tetap memperingatkan, tanyakan kepada pengelola server.</p>`)

const stepsFor = (certificate: string): string =>
  pageOf(`<p>Sekali untuk setiap perangkat toko. Sesudahnya alamat https toko terbuka tanpa peringatan, dan
kamera, timbangan, serta sidik jari dapat dipakai.</p>
<p><a href="${CERTIFICATE_PATH}">Unduh kencana-ca.crt</a></p>
<p>Sebelum memasang, buka rincian sertifikat di perangkat itu dan bandingkan sidik jari SHA-256-nya
dengan yang tertulis di konsol server, bukan dengan halaman ini saja. Berbeda: jangan dipasang.</p>
<p><code>${sealOf(certificate)}</code></p>
${devices.map(list).join('\n')}
<p>Sertifikat ini hanya berlaku untuk alamat di dalam jaringan toko, tidak untuk situs lain.</p>`)
