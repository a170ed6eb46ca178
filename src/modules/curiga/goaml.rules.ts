import type { Tanggal } from '#kernel/tanggal'

/** Who reports. */
export interface Pelapor {
  readonly kode_toko: string
  readonly nama_toko: string
  readonly alamat_toko: string
}

/** Whom it is about, as this shop knows him. */
export interface Terlapor {
  readonly nama_customer: string | null
  readonly alamat_customer: string | null
  readonly no_hp: string | null
  readonly jenis_identitas: string | null
  readonly no_identitas: string | null
}

/** One document that is reported: which way the goods went, and for how much. */
export interface Dilaporkan {
  readonly nomor: string
  readonly tgl_system: Tanggal
  readonly nilai: number // whole rupiah
  readonly masuk: boolean // the person paid the shop
}

export interface LaporanGoaml {
  readonly pelapor: Pelapor
  readonly terlapor: Terlapor
  readonly no_laporan: string | null
  readonly tanggal: Tanggal
  readonly alasan: string
  readonly transaksi: readonly Dilaporkan[]
}

const tanda: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** What XML cannot hold is left out; what it reads as markup is written as text. */
const teks = (value: string): string =>
  value.replaceAll(/[^\P{Cc}\n\t]/gu, '').replaceAll(/[&<>"']/g, (one) => tanda[one] ?? one)

type Isi = string | number | readonly Unsur[]
type Unsur = readonly [nama: string, isi: Isi | null]

/** Elements in their order; one without content is not written. */
function tulis(unsur: readonly Unsur[], dalam = 0): string {
  const jarak = '  '.repeat(dalam)
  return unsur
    .flatMap(([nama, isi]) => {
      if (isi === null) return []
      if (typeof isi === 'string' || typeof isi === 'number') {
        const said = teks(String(isi))
        return said === '' ? [] : [`${jarak}<${nama}>${said}</${nama}>\n`]
      }
      const inner = tulis(isi, dalam + 1)
      return inner === '' ? [] : [`${jarak}<${nama}>\n${inner}${jarak}</${nama}>\n`]
    })
    .join('')
}

const jam = (tgl: Tanggal): string => `${tgl}T00:00:00`

/** The last word is the family name; of a single word it is both, for the layout wants both. */
function namaDari(nama: string | null): readonly Unsur[] {
  const kata = (nama ?? '').trim().split(/\s+/)
  const akhir = kata.at(-1) ?? ''
  return [
    ['first_name', kata.length > 1 ? kata.slice(0, -1).join(' ') : akhir],
    ['last_name', akhir],
  ]
}

const orang = (siapa: Terlapor): readonly Unsur[] => [
  ...namaDari(siapa.nama_customer),
  ['id_number', siapa.jenis_identitas === 'KTP' ? siapa.no_identitas : null],
  ['passport_number', siapa.jenis_identitas === 'PASPOR' ? siapa.no_identitas : null],
  ['phones', [['phone', [['tph_number', siapa.no_hp]]]]],
  ['addresses', [['address', [['address', siapa.alamat_customer]]]]],
  [
    'identification',
    siapa.no_identitas === null
      ? null
      : [
          ['type', siapa.jenis_identitas],
          ['number', siapa.no_identitas],
        ],
  ],
]

const toko = ({ nama_toko }: Pelapor): readonly Unsur[] => [['name', nama_toko]]

/** He pays and the shop is paid, or the other way round. */
function transaksi({ pelapor, terlapor }: LaporanGoaml, one: Dilaporkan): Unsur {
  const dia: Unsur = [one.masuk ? 'from_person' : 'to_person', orang(terlapor)]
  const kami: Unsur = [one.masuk ? 'to_entity' : 'from_entity', toko(pelapor)]
  const [dari, ke] = one.masuk ? [dia, kami] : [kami, dia]
  return [
    'transaction',
    [
      ['transactionnumber', one.nomor],
      ['internal_ref_number', one.nomor],
      ['transaction_location', pelapor.alamat_toko],
      ['date_transaction', jam(one.tgl_system)],
      ['amount_local', one.nilai],
      [one.masuk ? 't_from_my_client' : 't_from', [dari]],
      [one.masuk ? 't_to' : 't_to_my_client', [ke]],
    ],
  ]
}

/**
 * A report in the elements that the public description of goAML names, in its order. The codes that
 * the authority gives out itself (entity, kind of report, way of payment, indicators) are not
 * public, and are left to whoever submits it: the file says so.
 */
export const laporanGoaml = (laporan: LaporanGoaml): string => {
  const { alasan, no_laporan, pelapor, tanggal } = laporan
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<!-- BELUM DIVERIFIKASI: kode rentity_id, report_code, transmode_code, funds_code dan\n' +
    '     report_indicators dari PPATK tidak terbuka dan harus dilengkapi sebelum dikirim. -->\n' +
    tulis([
      [
        'report',
        [
          ['rentity_branch', pelapor.kode_toko],
          ['submission_code', 'E'],
          ['entity_reference', no_laporan],
          ['submission_date', jam(tanggal)],
          ['currency_code_local', 'IDR'],
          ['location', [['address', pelapor.alamat_toko]]],
          ['reason', alasan],
          ...laporan.transaksi.map((one) => transaksi(laporan, one)),
        ],
      ],
    ])
  )
}
