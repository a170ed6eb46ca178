import type { RowOf } from '#kernel/field'
import { mulDiv } from '#kernel/rounding'
import type { barisBarang } from '#modules/stok/tambah-barang'
import type { Acak } from './acak.server.ts'
import { fotoContoh, type Warna } from './gambar.server.ts'
import { groupContoh, type GroupContoh } from './group.server.ts'
import { jenisContoh, type JenisContoh } from './jenis.server.ts'
import { bakiContoh } from './master.server.ts'

/** A piece as it is received; the rest follows from its masters. */
export type BarangBaru = RowOf<typeof barisBarang>

/** What the pieces are made with. */
export interface Bengkel {
  readonly acak: Acak
  /** Rupiah per gram of each group, today. */
  readonly harga: ReadonlyMap<string, number>
  readonly skala: number
}

const kosong = {
  kode_barcode: null,
  kadar: null,
  kadar_cetak: null,
  kode_intern: null,
  size: null,
  nama_atribut: null,
  berat_atribut: null,
  harga_atribut: null,
  harga_tetap: null,
  ongkos: null,
  kode_kondisi: 'BARU',
  no_sertifikat: null,
  pokok_gram: null,
  data_berlian: null,
} satisfies Partial<BarangBaru>

const bandrolFor = (berat: number): string =>
  berat < 3_000 ? 'KECIL' : berat < 10_000 ? 'SEDANG' : 'BESAR'

/** Cost in letters on the label, so that the seller reads it and the customer does not. */
const sandiHarga = 'KENCANAMAS'
const kodeIntern = (pokok: number): string =>
  String(Math.floor(pokok / 10_000)).replace(/\d/g, (digit) => sandiHarga.charAt(Number(digit)))

const bakiFor = ({ acak, skala }: Bengkel, { kode_dept }: JenisContoh) => {
  const baki = acak.pick(bakiContoh(skala).filter((one) => one.kode_dept === kode_dept))
  return { kode_gudang: baki.kode_gudang, kode_baki: baki.kode_baki }
}

const namaWarna: Readonly<Record<Warna, string>> = { KUNING: '', ROSE: ' ROSE', PUTIH: ' PUTIH' }

/** High purities are yellow; what is alloyed more may be rose or white. */
const warnaFor = (acak: Acak, { kadar }: GroupContoh): Warna =>
  kadar > 80_00
    ? 'KUNING'
    : acak.weighted([
        ['KUNING', 6],
        ['ROSE', 2],
        ['PUTIH', 2],
      ])

/** Some pieces carry a stone besides their gold. */
function atributFor(acak: Acak, model: string): Partial<BarangBaru> {
  if (!model.includes('MATA') && !acak.chance(0.06)) return {}
  return {
    nama_atribut: acak.pick(['ZIRCON', 'MUTIARA', 'GARNET', 'KECUBUNG']),
    berat_atribut: acak.int(5, 40) * 10,
    harga_atribut: acak.int(2, 12) * 25_000,
  }
}

/** What the shop paid for its gold: six to eleven percent below the price of the day. */
const pokokFor = ({ acak, harga }: Bengkel, kodeGroup: string, berat: number): number =>
  mulDiv(mulDiv(berat, harga.get(kodeGroup) ?? 0, 1000), acak.int(890, 940), 1000, 'down')

function perhiasan(bengkel: Bengkel, jenis: JenisContoh): BarangBaru {
  const { acak } = bengkel
  const group = acak.weighted(groupContoh.map((one) => [one, one.porsi] as const))
  const warna = warnaFor(acak, group)
  const model = acak.pick(jenis.model)
  const berat = acak.skewed(jenis.berat[0], jenis.berat[1], 10)
  const pokok = pokokFor(bengkel, group.kode_group, berat)
  return {
    ...kosong,
    ...bakiFor(bengkel, jenis),
    nama_barang: `${jenis.sebutan} ${model}${namaWarna[warna]}`,
    kode_dept: jenis.kode_dept,
    kode_group: group.kode_group,
    berat,
    size: jenis.size ? String(acak.int(...jenis.size)) : null,
    ...atributFor(acak, model),
    kode_bandrol: bandrolFor(berat),
    harga_pokok: pokok,
    kode_intern: kodeIntern(pokok),
    gambar: fotoContoh(jenis.kode_dept, warna, acak.int(1, 2)),
  }
}

const batangan = [500, 1_000, 2_000, 3_000, 5_000, 10_000, 25_000, 50_000] as const

function logamMulia(bengkel: Bengkel, jenis: JenisContoh): BarangBaru {
  const { acak } = bengkel
  const berat = acak.pick(batangan)
  const pokok = mulDiv(
    mulDiv(berat, bengkel.harga.get('LM') ?? 0, 1000),
    acak.int(955, 970),
    1000,
    'down',
  )
  return {
    ...kosong,
    ...bakiFor(bengkel, jenis),
    nama_barang: `${jenis.sebutan} ${String(berat / 1000).replace('.', ',')} GRAM`,
    kode_dept: jenis.kode_dept,
    kode_group: 'LM',
    berat,
    no_sertifikat: `KM${acak.int(100_000, 999_999)}`,
    kode_bandrol: 'BESAR',
    harga_pokok: pokok,
    gambar: fotoContoh(jenis.kode_dept, 'KUNING', acak.int(1, 2)),
  }
}

function berlian(bengkel: Bengkel, jenis: JenisContoh): BarangBaru {
  const { acak } = bengkel
  const harga = acak.skewed(6_500_000, 45_000_000, 250_000)
  const karat = acak.int(10, 95)
  const warna = acak.pick<Warna>(['PUTIH', 'PUTIH', 'ROSE'])
  return {
    ...kosong,
    ...bakiFor(bengkel, jenis),
    nama_barang: `${jenis.sebutan} ${acak.pick(jenis.model)}${namaWarna[warna]}`,
    kode_dept: jenis.kode_dept,
    kode_group: '75',
    berat: acak.skewed(jenis.berat[0], jenis.berat[1], 10),
    size: jenis.size ? String(acak.int(...jenis.size)) : null,
    nama_atribut: `BERLIAN 0,${karat} CT`,
    berat_atribut: karat * 2, // 0.2 g a carat
    kode_bandrol: 'KECIL',
    harga_tetap: harga,
    harga_pokok: mulDiv(harga, acak.int(68, 80), 100, 'down'),
    no_sertifikat: `KBR-${acak.int(10_000, 99_999)}`,
    data_berlian: [
      {
        jml_batu: 1,
        kode_shape: 'RD',
        karat_batu: karat,
        kode_color: 'F',
        kode_clarity: 'VS1',
        kode_cutgrade: 'EX',
        kode_polish: 'EX',
        kode_symmetry: 'VG',
        kode_fluorescence: 'NONE',
        kode_jenis_batu: 'BERLIAN',
        kode_supplier: null,
      },
    ],
    gambar: fotoContoh(jenis.kode_dept, warna, acak.int(1, 2)),
  }
}

const pembuat = { EMAS: perhiasan, LM: logamMulia, BERLIAN: berlian } as const

/** A number of new pieces, as the shop's trade wants them. */
export function barangContoh(bengkel: Bengkel, jumlah: number): BarangBaru[] {
  const porsi = jenisContoh.map((jenis) => [jenis, jenis.porsi] as const)
  return Array.from({ length: jumlah }, () => {
    const jenis = bengkel.acak.weighted(porsi)
    return pembuat[jenis.kode_kategori](bengkel, jenis)
  })
}
