import { formatRupiah, formatBerat } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { keyOf, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import type { Janji } from '#modules/janji/janji.rules'
import { caraUji } from '#modules/pembelian/pembelian'
import { beratMurni } from '#modules/stok/barang.rules'
import { jenisService } from './deskripsi-service.ts'
import { asalEmas, type service } from './service.ts'

type Badan<K extends keyof typeof service.commands> = NonNullable<
  NonNullable<(typeof service.commands)[K]['types']>['b']
>

/** What is frozen in a service: when it came, and by its steps since. mg, whole rupiah. */
export const isiService = row(
  {
    ...{ id_pelanggan: text, kode_sales: text, jenis_service: keyOf(jenisService) },
    ...{ nama_barang: text, kadar: whole, berat_masuk: whole, foto: text, deskripsi: text },
    ...{ temuan: maybe(text), kode_tukang: text, tgl_janji: text, taksiran: whole, biaya: whole },
    ...{ kode_ambil: text, sidik_pin: maybe(text) },
  },
  {
    ...{ kadar_uji: maybe(whole), cara_uji: maybe(keyOf(caraUji)), parameter: maybe(text) },
    // null: it was said to be done, and that was taken back
    ...{ berat_selesai: maybe(whole), berat_tambah: maybe(whole), berat_sisa: maybe(whole) },
    ...{ berat_susut: maybe(whole), upah: maybe(whole), tgl_selesai: maybe(text) },
    // what the gold cost that was added, and of ours how much of it is fine
    ...{ emas_dari: maybe(keyOf(asalEmas)), nilai_emas: maybe(whole), murni_lebur: maybe(whole) },
    keterangan: maybe(text),
    taksiran_dasar: whole, // what one person's cuts are judged against; without it the estimate
    ...{ bukti: text, foto_kartu: maybe(text) },
  },
)
export type IsiService = ShapeOf<typeof isiService>
export type Service = Janji<IsiService>

/** The description that the shop chose from its list, with what it usually costs. */
export interface Pekerjaan {
  readonly deskripsi: string
  readonly ongkos_rp: number
  readonly parameter: string
}

/** The fewest letters of a description that nobody chose from the list (SPEC 5, 9). */
const hurufDeskripsi = 20

/**
 * What is to be done, in words, and what it will cost.
 * @throws Refusal at deskripsi or taksiran
 */
export function pekerjaan(
  { deskripsi, taksiran }: Pick<Badan<'simpan'>, 'deskripsi' | 'taksiran'>,
  dipilih: Pekerjaan | null,
): { deskripsi: string; taksiran: number; parameter: string | null } {
  const ditulis = deskripsi?.trim() ?? ''
  if (dipilih === null && ditulis.length < hurufDeskripsi)
    throw refusedField('deskripsi', 'Deskripsi kurang dari 20 karakter')
  const biaya = taksiran ?? dipilih?.ongkos_rp
  if (biaya === undefined) throw refusedField('taksiran', 'Taksiran Biaya Tidak Boleh Kosong')
  return {
    deskripsi: [dipilih?.deskripsi, ditulis].filter(Boolean).join(': '),
    taksiran: biaya,
    parameter: dipilih?.parameter ?? null,
  }
}

/** @throws Refusal at the half of a test that is missing: what was found, and how */
export function checkUji({
  cara_uji,
  kadar_uji,
}: Pick<Badan<'simpan'>, 'cara_uji' | 'kadar_uji'>): void {
  if (kadar_uji !== null && cara_uji === null)
    throw refusedField('cara_uji', 'Cara Uji Harus Dipilih')
  if (kadar_uji === null && cara_uji !== null)
    throw refusedField('kadar_uji', 'Kadar Tidak Boleh Diisi Dengan 0')
}

/** @throws Refusal at uang_muka (SPEC 5: payment must not exceed what remains) */
export function checkMuka(uang_muka: number, taksiran: number): void {
  if (uang_muka <= taksiran) return
  throw refusedField('uang_muka', 'Uang Muka Melebihi Taksiran Rp {{taksiran}}', {
    taksiran: formatRupiah(taksiran),
  })
}

/** What became of the piece at the goldsmith's, mg: in and added, out and cut off and gone. */
export interface Hasil {
  readonly berat_masuk: number
  readonly berat_tambah: number
  readonly berat_selesai: number
  readonly berat_sisa: number
  readonly berat_susut: number
}

/**
 * The waste is what is missing: weight in = weight out + waste - added.
 * @throws Refusal at berat_selesai where more came back than went in
 */
export function hasilKerja(
  { isi: { berat_masuk } }: Pick<Service, 'isi'>,
  { berat_selesai, berat_sisa, berat_tambah }: Omit<Hasil, 'berat_masuk' | 'berat_susut'>,
): Hasil {
  const berat_susut = berat_masuk + berat_tambah - berat_selesai - berat_sisa
  if (berat_susut < 0)
    throw refusedField('berat_selesai', 'Berat Lebih {{lebih}} gr, Isi Emas Yang Ditambah', {
      lebih: formatBerat(0 - berat_susut),
    })
  return { berat_masuk, berat_tambah, berat_selesai, berat_sisa, berat_susut }
}

/**
 * Who must agree before the work is done: to a price above or far below the estimate, to waste
 * above the limit.
 * @param susut hundredths of a percent of what was worked on
 * @param turun hundredths of a percent of the estimate
 */
export function perluSelesai(
  kini: Service,
  { biaya, hasil }: { readonly biaya: number; readonly hasil: Hasil },
  { susut, turun }: { readonly susut: number; readonly turun: number },
) {
  const { nomor } = kini
  const dikerjakan = hasil.berat_masuk + hasil.berat_tambah
  const paling = mulDiv(dikerjakan, susut, 100_00, 'down')
  return [
    ...perluBiaya(kini, biaya, turun),
    ...(hasil.berat_susut > paling
      ? [
          {
            kategori: 'SUSUT_SERVICE' as const,
            sebelum: { [nomor]: `${formatBerat(dikerjakan)} gr` },
            sesudah: { Susut: `${formatBerat(hasil.berat_susut)} gr` },
          },
        ]
      : []),
  ]
}

/** The estimate that one person's cuts are judged against: the last that somebody agreed to. */
const dasarTurun = ({ taksiran, taksiran_dasar = taksiran }: IsiService): number => taksiran_dasar

/**
 * A price above what the customer was told: somebody says that he agreed. One far below it: what he
 * paid before would go out of the drawer, or never come in (ADR 0387). Several small cuts are one.
 * @param turun hundredths of a percent of the estimate that it may be lower
 */
export function perluBiaya(
  { isi, nomor }: Pick<Service, 'isi' | 'nomor'>,
  biaya: number,
  turun: number,
) {
  const naik = biaya > isi.taksiran
  const dari = naik ? isi.taksiran : dasarTurun(isi)
  if (!naik && dari - biaya <= mulDiv(dari, turun, 100_00, 'down')) return []
  return [
    {
      kategori: naik ? ('BIAYA_SERVICE_NAIK' as const) : ('BIAYA_SERVICE_TURUN' as const),
      sebelum: { [nomor]: `Rp ${formatRupiah(dari)}` },
      sesudah: { [nomor]: `Rp ${formatRupiah(biaya)}` },
    },
  ]
}

/**
 * What later cuts are judged against, once this estimate stands: a cut that was agreed to begins
 * anew; a rise never hides a cut of before.
 */
export const dasarBaru = (
  isi: IsiService,
  taksiran: number,
  disetujui: ReturnType<typeof perluBiaya>,
): number =>
  disetujui.some(({ kategori }) => kategori === 'BIAYA_SERVICE_TURUN')
    ? taksiran
    : Math.max(dasarTurun(isi), taksiran)

/** What the customer still owes; below zero the shop owes him. Whole rupiah. */
export const sisaService = ({ isi: { biaya }, saldo }: Pick<Service, 'isi' | 'saldo'>): number =>
  biaya - saldo

/** Gold of the customer that lies with us now, mg gross and fine. */
export function emasService({ isi, status }: Pick<Service, 'isi' | 'status'>): {
  kotor: number
  murni: number
} {
  const { berat_masuk, kadar } = isi
  const [berat_susut, berat_tambah] = [isi.berat_susut ?? 0, isi.berat_tambah ?? 0]
  const murni = (berat: number): number => beratMurni(berat, kadar)
  if (status !== 'MASUK' && status !== 'SELESAI') return { kotor: 0, murni: 0 }
  return {
    kotor: berat_masuk + berat_tambah - berat_susut,
    murni: murni(berat_masuk) + murni(berat_tambah) - murni(berat_susut),
  }
}

/** What leaves with a finished piece that is not paid: the gold that was added, and the work. */
export const hilangDariBatal = ({
  isi: { berat_tambah, biaya },
  status,
}: Pick<Service, 'isi' | 'status'>): Record<string, string> =>
  status === 'SELESAI'
    ? {
        'Emas Ditambah': `${formatBerat(berat_tambah ?? 0)} gr`,
        Biaya: `Rp ${formatRupiah(biaya)}`,
      }
    : {}
